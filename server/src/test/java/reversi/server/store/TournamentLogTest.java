package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.store.MatchmakingRepository.Obstacle;
import reversi.server.store.MatchmakingRepository.StartResult;
import reversi.server.store.TournamentRepository.Listed;
import reversi.server.store.TournamentRepository.Remark;
import reversi.server.tournament.GameOutcome;
import reversi.server.tournament.Pairing;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;
import reversi.server.tournament.TournamentStep;

/** Tournaments on the disk: whoever knows the last event may add the next, and a game begins with its event. */
class TournamentLogTest {
    private static final long DAY_MILLIS = 86_400_000;
    private static final TournamentTerms TERMS =
            TournamentTerms.usual("Cup", TournamentFormat.SWISS, StoreFixture.BLITZ, 1_000);

    private StoreFixture store;
    private AccountRow ann;
    private AccountRow bert;

    @BeforeEach
    void open() throws IOException {
        store = new StoreFixture();
        ann = store.member("Ann");
        bert = store.member("Bert");
    }

    @AfterEach
    void close() throws IOException {
        store.close();
    }

    private Creation create(AccountRow host, long now) {
        return store.tournaments.create(OptionalLong.of(host.id()), TERMS, now);
    }

    private Tournament made() {
        long id = ((Creation.Made) create(ann, 1)).id();
        return Tournament.of(id, TERMS, OptionalLong.of(ann.id()));
    }

    /** A tournament in which Ann and Bert have been paired. */
    private Tournament paired() {
        return store.added(
                made(),
                new TournamentEvent.Joined(ann.id(), 1_500, 5),
                new TournamentEvent.Joined(bert.id(), 1_510, 6),
                new TournamentEvent.Started(1_000),
                new TournamentEvent.Paired(1, List.of(pairing()), List.of(), 1_001));
    }

    private Pairing pairing() {
        return new Pairing(ann.id(), bert.id());
    }

    private Optional<TournamentLog.Beginning> begin(Tournament tournament) {
        return store.log.begin(
                tournament, List.of(new TournamentStep.Begin(1, 1, pairing())), after -> OptionalLong.of(5_000), 1_002);
    }

    @Test
    void eachEventReadsAsItWasWritten() {
        TournamentEventCodec codec = new TournamentEventCodec();
        for (TournamentEvent event : List.of(
                new TournamentEvent.Joined(1, 1_500, 2),
                new TournamentEvent.Withdrew(1, 3),
                new TournamentEvent.Removed(1, 4),
                new TournamentEvent.Returned(1, 5),
                new TournamentEvent.Started(6),
                new TournamentEvent.Paired(2, List.of(new Pairing(1, 2), new Pairing(4, 3)), List.of(5L, 6L), 7),
                new TournamentEvent.Begun(2, 1, 77, 8),
                new TournamentEvent.Scored(2, 1, new GameOutcome(Optional.of(Disc.WHITE), 20, 44, true), 9),
                new TournamentEvent.Scored(2, 2, GameOutcome.missedByBoth(), 10),
                new TournamentEvent.Ended(11),
                new TournamentEvent.Cancelled(12))) {
            assertEquals(event, codec.read(codec.write(event)));
        }
        assertEquals(
                "{\"kind\":\"paired\",\"round\":1,\"pairings\":[{\"black\":1,\"white\":2}],\"byes\":[],\"at\":7}",
                codec.write(new TournamentEvent.Paired(1, List.of(new Pairing(1, 2)), List.of(), 7)),
                "what is on disks never changes");
        for (String text : List.of("", "{}", "{\"kind\":\"danced\"}", "{\"kind\":\"started\"}")) {
            assertThrows(IllegalStateException.class, () -> codec.read(text), text);
        }
    }

    @Test
    void whoDoesNotKnowTheLastEventAddsNone() {
        Tournament before = made();
        Tournament after = store.added(before, new TournamentEvent.Joined(ann.id(), 1_500, 5));
        TournamentEvent late = new TournamentEvent.Joined(bert.id(), 1_500, 6);
        assertFalse(store.log.add(
                new TournamentLog.Addition(before, List.of(late), before.with(late), OptionalLong.of(9)), List.of()));
        assertEquals(List.of(new TournamentEvent.Joined(ann.id(), 1_500, 5)), store.log.after(before.id(), 0));
        assertEquals(List.of(), store.log.after(before.id(), 1));
        assertEquals(Map.of(after.id(), 1), store.tournaments.versions(List.of(after.id(), 99L)));
        assertEquals(List.of(), store.tournaments.joined(bert.id()));
    }

    @Test
    void aGameBeginsWithItsEventOrNotAtAll() {
        Tournament tournament = paired();
        TournamentLog.Beginning beginning = begin(tournament).orElseThrow();
        GameFacts game = beginning.begun().get(0);
        assertEquals(tournament.id(), game.tournament().orElseThrow().tournament());
        assertEquals(TERMS.noShow() * 1_000L, game.tournament().orElseThrow().noShowMillis());
        assertEquals(Optional.of(game), store.games.facts(game.id()));
        assertEquals(
                List.of(new TournamentEvent.Begun(1, 1, game.id(), 1_002)),
                store.log.after(tournament.id(), tournament.version()));
        assertEquals(Optional.empty(), begin(tournament), "somebody was faster");
        assertEquals(List.of(game.id()), store.games.open(ann.id()));
        Listed listed = store.tournaments.find(tournament.id()).orElseThrow();
        assertEquals(Listed.of(beginning.after()), listed);
        assertEquals(1, listed.playing());
        assertEquals(List.of(tournament.id()), store.tournaments.due(5_000));
        assertEquals(List.of(), store.tournaments.due(4_999));
    }

    @Test
    void whoPlaysElsewhereOrIsDeletedBeginsNoGame() {
        Tournament tournament = paired();
        AccountRow carl = store.member("Carl");
        store.game(bert, carl, StoreFixture.FRIENDLY, 900);
        TournamentLog.Beginning busy = begin(tournament).orElseThrow();
        assertEquals(List.of(), busy.begun());
        assertEquals(tournament.version(), busy.after().version());
        store.accounts.delete(ann.id(), 1_000);
        assertEquals(List.of(ann.id()), begin(tournament).orElseThrow().deleted());
    }

    @Test
    void whoIsCalledBeginsNothingElseUntilTheGameIsOverOrScored() {
        Tournament tournament = paired();
        AccountRow carl = store.member("Carl");
        StartResult refused =
                store.matchmaking.begin(StoreFixture.FRIENDLY, StoreFixture.seat(ann), StoreFixture.seat(carl), 1_002);
        assertEquals(new StartResult.Refused(Obstacle.FIRST_BUSY), refused);
        store.added(tournament, new TournamentEvent.Scored(1, 1, GameOutcome.missedBy(Disc.BLACK), 1_003));
        assertInstanceOf(
                StartResult.Started.class,
                store.matchmaking.begin(StoreFixture.FRIENDLY, StoreFixture.seat(ann), StoreFixture.seat(carl), 1_004));
    }

    @Test
    void resultsWaitUntilTheyAreScored() {
        Tournament begun = begin(paired()).orElseThrow().after();
        long number = begun.openBoards().get(0).game().game().orElseThrow();
        assertEquals(List.of(), store.tournaments.withResults());
        store.finish(store.games.facts(number).orElseThrow(), 0, 1_500);
        assertEquals(List.of(begun.id()), store.tournaments.withResults());
        assertEquals(List.of(number), store.tournaments.unscored(begun.id()));
        TournamentEvent scored = new TournamentEvent.Scored(1, 1, GameOutcome.missedBy(Disc.BLACK), 1_600);
        assertTrue(store.log.add(
                new TournamentLog.Addition(begun, List.of(scored), begun.with(scored), OptionalLong.empty()),
                List.of(number)));
        assertEquals(List.of(), store.tournaments.withResults());
    }

    @Test
    void theEndFreesEverybodyAndNamesTheWinner() {
        Tournament tournament = paired();
        assertEquals(List.of(tournament.id()), store.tournaments.joined(ann.id()));
        store.added(
                tournament,
                new TournamentEvent.Scored(1, 1, GameOutcome.missedBy(Disc.BLACK), 1_003),
                new TournamentEvent.Ended(1_004));
        Listed over = store.tournaments.over(Long.MAX_VALUE, 5).get(0);
        assertEquals(TournamentPhase.ENDED, over.phase());
        assertEquals(Optional.of(bert.id()), over.winner());
        assertEquals(List.of(), store.tournaments.open());
        assertEquals(List.of(), store.tournaments.joined(ann.id()));
    }

    @Test
    void aHostHasThreeAtATimeAndTwentyADay() {
        long now = 1;
        for (int i = 0; i < TournamentRepository.MOST_A_DAY; i++) {
            Creation creation = create(ann, ++now);
            long id = assertInstanceOf(Creation.Made.class, creation).id();
            if (i % Protocol.MAX_OPEN_TOURNAMENTS == Protocol.MAX_OPEN_TOURNAMENTS - 1) {
                assertEquals(new Creation.Refused(ErrorCode.TOO_MANY_TOURNAMENTS), create(ann, now));
                for (Listed open : store.tournaments.open()) {
                    Tournament made = Tournament.of(open.id(), TERMS, OptionalLong.of(ann.id()));
                    store.added(made, new TournamentEvent.Cancelled(now));
                }
            }
            assertTrue(store.tournaments.find(id).isPresent());
        }
        assertEquals(new Creation.Refused(ErrorCode.TRY_LATER), create(ann, now));
        assertInstanceOf(Creation.Made.class, create(bert, now), "others may");
        assertInstanceOf(Creation.Made.class, create(ann, now + DAY_MILLIS));
    }

    @Test
    void whatSomebodySaidGoesWithTheAccountAndGuestsWhoPlayStay() {
        Tournament tournament = made();
        AccountRow guest = store.guest(1);
        AccountRow idle = store.guest(1);
        store.added(tournament, new TournamentEvent.Joined(guest.id(), 1_200, 5));
        store.tournaments.say(tournament.id(), new Remark(ann.id(), 6, "Hello"));
        store.tournaments.say(tournament.id(), new Remark(bert.id(), 7, "Good luck"));
        assertEquals(
                List.of(new Remark(ann.id(), 6, "Hello"), new Remark(bert.id(), 7, "Good luck")),
                store.tournaments.remarks(tournament.id()));
        store.accounts.delete(ann.id(), 8);
        store.accounts.eraseLeftovers();
        assertEquals(List.of(new Remark(bert.id(), 7, "Good luck")), store.tournaments.remarks(tournament.id()));
        assertEquals(1, store.accounts.deleteUnusedGuests(1_000));
        assertTrue(store.accounts.find(guest.id()).isPresent());
        assertTrue(store.accounts.find(idle.id()).isEmpty());
    }
}
