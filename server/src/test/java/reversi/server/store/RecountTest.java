package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.online.TableEvent;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.server.game.GameFacts;
import reversi.server.game.Glicko2;
import reversi.server.tournament.GameOutcome;
import reversi.server.tournament.Pairing;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;
import reversi.server.tournament.TournamentStep;

/** What is kept beside the events is what the events come to, or a difference is found. */
class RecountTest {
    private static final int PLIES = 12;

    private StoreFixture store;

    @BeforeEach
    void play() throws IOException {
        store = new StoreFixture();
        AccountRow ann = member("Ann");
        AccountRow bert = member("Bert");
        AccountRow cleo = member("Cleo");
        long now = 1_000;
        for (AccountRow[] pair : new AccountRow[][] {{ann, bert}, {bert, cleo}, {cleo, ann}, {bert, ann}}) {
            lose(store.game(pair[0], pair[1], StoreFixture.RATED, now), now += 1_000_000);
        }
        lose(store.game(ann, bert, StoreFixture.RATED, now), now + 1);
        store.game(store.guest(0), store.guest(0), StoreFixture.FRIENDLY, now);
        playTournament(ann, bert, now + 10);
    }

    @AfterEach
    void close() throws IOException {
        store.close();
    }

    private AccountRow member(String name) {
        return store.accounts
                .register(name, new AccountRepository.NameKeys(name, name), "hash", Glicko2.START, 0)
                .orElseThrow();
    }

    /** Black resigns after some plies. */
    private void lose(GameFacts game, long at) {
        Transcript transcript = Transcript.start(Variant.OTHELLO);
        List<TableEvent> events = new ArrayList<>();
        while (transcript.plies() < PLIES) {
            Move move = Move.at(transcript.current().placements().get(0));
            transcript = transcript.with(transcript.current().play(move).orThrow());
            events.add(new TableEvent.InGame(
                    new GameEvent.Played(transcript.plies(), move, new ClockTimes(300_000, 300_000))));
        }
        Result lost = Result.lost(Ending.RESIGNATION, Disc.BLACK, transcript.current());
        store.games.add(List.of(
                new Proposal(game, 0, at, 1, events, Optional.of(lost), PLIES, PLIES, OptionalLong.empty(), false)));
    }

    private void playTournament(AccountRow ann, AccountRow bert, long now) {
        TournamentTerms terms = TournamentTerms.usual("Cup", TournamentFormat.SWISS, StoreFixture.BLITZ, now);
        long id = ((Creation.Made) store.tournaments.create(OptionalLong.of(ann.id()), terms, now - 1)).id();
        Pairing pairing = new Pairing(ann.id(), bert.id());
        Tournament paired = store.added(
                Tournament.of(id, terms, OptionalLong.of(ann.id())),
                new TournamentEvent.Joined(ann.id(), 1_200, now),
                new TournamentEvent.Joined(bert.id(), 1_200, now),
                new TournamentEvent.Started(now),
                new TournamentEvent.Paired(1, List.of(pairing), List.of(), now));
        TournamentLog.Beginning begun = store.log
                .begin(paired, List.of(new TournamentStep.Begin(1, 1, pairing)), after -> OptionalLong.empty(), now)
                .orElseThrow();
        lose(begun.begun().get(0), now + 5);
        store.added(
                begun.after(),
                new TournamentEvent.Scored(1, 1, new GameOutcome(Optional.of(Disc.WHITE), 0, 64, true), now + 6),
                new TournamentEvent.Ended(now + 7));
    }

    private Recount.Found found() {
        return Recount.of(store.database, store.codec);
    }

    @Test
    void allIsAsTheEventsSay() {
        assertEquals(
                new Recount.Found(7, 4, 1, List.of()), found(), "the fifth game of a pair in a day does not count");
        assertEquals("games=7 rated=4 tournaments=1 differences=0", found().toString());
        store.database.write(sql -> sql.change("update account set deviation = deviation * (1 + 1e-12)"));
        assertEquals(List.of(), found().differences(), "another processor's arithmetic");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "update account set rating = rating + 1 where name = 'Bert'      | account 2: standing kept as",
                "update account set deviation = deviation * 1.01 where id = 1    | account 1: standing",
                "update rating set rating = rating + 1 where account = 2          | account 2 blitz: standing kept as",
                "delete from rating where account = 3                            | account 3 blitz: standing kept as none",
                "update account set games = games - 1 where name = 'Cleo'        | account 3: standing",
                "update game set placements = 13 where id = 1                    | game 1: discs placed kept as 13",
                "update game set finish = null where id = 2                      | game 2: end kept as Optional.empty",
                "update game set finished = null, finish = null where id = 5     | game 5: time of the end",
                "update game set finished = 9, counted = true where id = 5       | game 5: ratings kept as",
                "update game set counted = false where id = 3                    | game 3: whether it changes ratings",
                "update game set seq = 12 where id = 4                           | game 4: whether it has all its events",
                "delete from event where game = 4 and seq = 13                   | game 4: end kept as",
                "delete from event where game = 4 and seq = 3                    | game 4: its events",
                "update event set game = 6 where game = 5 and seq = 1            | game 5: its events",
                "update tournament set winner = 1                                | tournament 1: table kept as",
                "update tournament set players = 3                               | tournament 1: table",
                "delete from tournament_event where seq = 7                      | tournament 1: table",
                "update tournament_event set body = replace(body, '64', '63') where seq = 6 | tournament 1: result of game 7",
                "delete from tournament_event where seq = 4                      | tournament 1: its events",
            })
    void whatWasChangedIsFound(String change, String difference) {
        store.database.write(sql -> sql.change(change));
        List<String> differences = found().differences();
        assertTrue(
                differences.stream().anyMatch(line -> line.startsWith(difference)),
                () -> change + ": " + String.join("\n", differences));
    }
}
