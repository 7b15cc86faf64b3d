package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Score;
import reversi.rules.Variant;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.PlayerStats;

/** Games, their events and their lists: who may append, what settles ratings, what is found. */
class GameRepositoryTest {
    private static final Score SCORE = new Score(40, 24, 0, false);
    private static final TableEvent PLAYED =
            new TableEvent.InGame(new GameEvent.Played(1, Move.at("d3"), new ClockTimes(1, 1)));
    private static StoreFixture store;

    private AccountRow ann;
    private AccountRow bert;

    @BeforeAll
    static void open() throws IOException {
        store = new StoreFixture();
    }

    @AfterAll
    static void close() throws IOException {
        store.close();
    }

    @BeforeEach
    void people() {
        ann = store.member();
        bert = store.member();
    }

    private static TableEvent said(String text) {
        return new TableEvent.Said(Disc.BLACK, text);
    }

    private static Proposal said(GameFacts game, int version, long nonce, String... texts) {
        List<TableEvent> events =
                List.of(texts).stream().map(GameRepositoryTest::said).toList();
        return new Proposal(
                game, version, 100 + version, nonce, events, Optional.empty(), 0, 0, OptionalLong.empty(), false);
    }

    private static Proposal end(GameFacts game, int version, long at, Result result, int plies) {
        return new Proposal(
                game, version, at, 1, List.of(), Optional.of(result), plies, plies, OptionalLong.empty(), false);
    }

    private static Result won(Ending ending, Disc winner) {
        return new Result(ending, Optional.of(winner), SCORE);
    }

    private static List<StoredEvent> add(Proposal proposal) {
        return store.games.add(List.of(proposal)).get(0);
    }

    private PlayerStats stats(AccountRow account) {
        return store.accounts.find(account.id()).orElseThrow().stats();
    }

    @Test
    void whoStallsOrLeavesIsNotedAndTheOtherIsNot() {
        GameFacts lost = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        add(end(lost, 0, 50, won(Ending.TIME, Disc.WHITE), 50));
        assertEquals(List.of(), store.matchmaking.departures(ann.id()), "time alone is no fault");
        store.games.markStalled(lost.id());
        store.games.markStalled(lost.id());
        GameFacts left = store.game(bert, ann, StoreFixture.FRIENDLY, 60);
        add(end(left, 0, 70, won(Ending.LEFT, Disc.BLACK), 5));
        assertEquals(
                List.of(50L, 70L),
                store.matchmaking.departures(ann.id()).stream().sorted().toList());
        assertEquals(List.of(), store.matchmaking.departures(bert.id()));
    }

    @Test
    void eventsAreNumberedWithoutGapsAndReadInOrder() {
        GameFacts game = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        assertEquals(
                List.of(new StoredEvent(1, 100, 7, said("a")), new StoredEvent(2, 100, 7, said("b"))),
                add(said(game, 0, 7, "a", "b")));
        add(said(game, 2, 8, "c"));
        assertEquals(
                List.of(1, 2, 3),
                store.games.eventsAfter(game.id(), 0).stream()
                        .map(StoredEvent::seq)
                        .toList());
        assertEquals(List.of(new StoredEvent(3, 102, 8, said("c"))), store.games.eventsAfter(game.id(), 2));
        assertEquals(List.of(), store.games.eventsAfter(game.id(), 3));
        assertEquals(List.of(), store.games.eventsAfter(999_999, 0));
    }

    @Test
    void onlyWhoKnowsTheLastEventMayAppend() {
        GameFacts game = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        add(said(game, 0, 1, "first"));
        assertEquals(List.of(), add(said(game, 0, 2, "late")));
        assertEquals(List.of(), add(said(game, 5, 2, "early")));
        assertEquals(1, store.games.eventsAfter(game.id(), 0).size());
    }

    @Test
    void aBatchAnswersInTheOrderOfItsProposalsAndRefusesOneByOne() {
        GameFacts first = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        GameFacts second = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        List<List<StoredEvent>> answers = store.games.add(
                List.of(said(second, 0, 1, "second"), said(first, 3, 2, "refused"), said(first, 0, 3, "first")));
        assertEquals(List.of(1, 0, 1), answers.stream().map(List::size).toList());
        assertEquals(said("second"), answers.get(0).get(0).event());
        assertEquals(said("first"), answers.get(2).get(0).event());
    }

    @Test
    void aFlagFallsOnlyAfterTheStoredDeadline() {
        GameFacts game = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        Proposal early = new Proposal(
                game,
                0,
                299_999,
                1,
                List.of(),
                Optional.of(won(Ending.TIME, Disc.WHITE)),
                0,
                0,
                OptionalLong.empty(),
                true);
        assertEquals(List.of(), add(early), "an outage may have moved the deadline on");
        Proposal late = new Proposal(
                game,
                0,
                400_000,
                1,
                List.of(),
                Optional.of(won(Ending.TIME, Disc.WHITE)),
                0,
                0,
                OptionalLong.empty(),
                true);
        TableEvent.Finished finished =
                assertInstanceOf(TableEvent.Finished.class, add(late).get(0).event());
        assertEquals(Ending.TIME, finished.finish().ending());
        assertEquals(List.of(), add(said(game, 0, 2, "after the end")));
    }

    @ParameterizedTest
    @CsvSource({
        "DISCS, 4, true",
        "RESIGNATION, 10, true",
        "RESIGNATION, 9, false",
        "TIME, 9, false",
        "LEFT, 30, true",
        "CLAIMED, 30, true"
    })
    void aRatedGameIsSettledOnceEnoughWasPlayed(Ending ending, int plies, boolean isSettled) {
        GameFacts game = store.game(ann, bert, StoreFixture.RATED, 0);
        TableEvent.Finished finished = assertInstanceOf(
                TableEvent.Finished.class,
                add(end(game, 0, 1_000, won(ending, Disc.BLACK), plies)).get(0).event());
        assertEquals(isSettled ? 1 : 0, stats(ann).games());
        assertEquals(isSettled ? 1 : 0, stats(ann).wins());
        assertEquals(isSettled ? 1 : 0, stats(ann).points());
        assertEquals(0, stats(bert).wins());
        assertEquals(isSettled, stats(ann).rating() > 1_500);
        assertEquals(isSettled, stats(bert).rating() < 1_500);
        assertEquals(stats(ann).rating(), finished.finish().black().after(), "what is told is what is stored");
        assertEquals(stats(bert).rating(), finished.finish().white().after());
    }

    @Test
    void aFriendlyGameOrOneOfAGuestChangesNoRating() {
        AccountRow guest = store.guest(0);
        for (GameFacts game : List.of(
                store.game(ann, bert, StoreFixture.FRIENDLY, 0), store.game(ann, guest, StoreFixture.RATED, 0))) {
            add(end(game, 0, 1_000, won(Ending.DISCS, Disc.BLACK), 60));
        }
        assertEquals(1_500, stats(ann).rating());
        assertEquals(0, stats(ann).games());
    }

    @Test
    void gamesBetweenTheSameTwoCountUpToTheLimitOfADay() {
        for (int i = 0; i <= PlayerStats.MOST_OF_PAIR; i++) {
            boolean isSwapped = i % 2 == 1;
            GameFacts game = store.game(isSwapped ? bert : ann, isSwapped ? ann : bert, StoreFixture.RATED, 0);
            add(end(game, 0, 1_000 + i, won(Ending.DISCS, Disc.BLACK), 60));
        }
        assertEquals(PlayerStats.MOST_OF_PAIR, stats(ann).games());
        GameFacts next = store.game(ann, bert, StoreFixture.RATED, 0);
        add(end(next, 0, 1_000 + PlayerStats.PAIR_MILLIS, won(Ending.DISCS, Disc.BLACK), 60));
        assertEquals(PlayerStats.MOST_OF_PAIR + 1, stats(ann).games(), "the first one was a day ago");
    }

    @Test
    void oneGameInABatchSeesTheRatingsThatAnotherLeft() {
        AccountRow cleo = store.member();
        store.database.write(sql -> sql.change("update account set games = 10, deviation = 104.8"));
        GameFacts one = store.game(ann, bert, StoreFixture.RATED, 0);
        GameFacts two = store.game(ann, cleo, StoreFixture.RATED, 0);
        store.games.add(List.of(
                end(one, 0, 1_000, won(Ending.DISCS, Disc.BLACK), 60),
                end(two, 0, 1_000, won(Ending.DISCS, Disc.BLACK), 60)));
        assertEquals(12, stats(ann).games());
        assertEquals(2, stats(ann).wins());
        assertTrue(stats(cleo).rating() > stats(bert).rating(), "who lost to a higher rated one loses less");
    }

    @Test
    void gamesInProgressAreFoundByPlayerDeadlineAndLastEvent() {
        AccountRow dan = store.member();
        GameFacts timed = store.game(dan, ann, StoreFixture.FRIENDLY, 1_000);
        GameFacts untimed = store.game(ann, dan, StoreFixture.UNTIMED, 2_000);
        assertEquals(List.of(timed.id(), untimed.id()), store.games.open(dan.id()));
        long deadline = GameState.start(timed).deadline().orElseThrow();
        assertFalse(store.games.overdue(deadline, 1_000).contains(timed.id()));
        assertTrue(store.games.overdue(deadline + 1, 1_000).contains(timed.id()));
        assertFalse(
                store.games.overdue(deadline + 1, 1_000).contains(untimed.id()), "without a clock there is more time");
        assertFalse(store.games.untouched(2_000, 1_000).contains(untimed.id()));
        assertTrue(store.games.untouched(2_001, 1_000).contains(untimed.id()));
        add(end(timed, 0, 3_000, won(Ending.RESIGNATION, Disc.BLACK), 1));
        assertEquals(List.of(untimed.id()), store.games.open(dan.id()));
        assertFalse(store.games.overdue(Long.MAX_VALUE, 1_000).contains(timed.id()), "it is over");
    }

    @Test
    void gamesByDaysEndByTheirClockAndAreNeverLeftAlone() {
        GameTerms threeDays = new GameTerms(Variant.OTHELLO, TimeControl.days(3), false, ColourChoice.BLACK);
        GameFacts game = store.game(ann, store.member(), threeDays, 1_000);
        long deadline = GameState.start(game).deadline().orElseThrow();
        assertEquals(1_000 + 3 * 86_400_000L + GameState.MOST_LAG, deadline);
        assertFalse(store.games.overdue(deadline, 1_000).contains(game.id()));
        assertTrue(store.games.overdue(deadline + 1, 1_000).contains(game.id()));
        assertFalse(store.games.untouched(Long.MAX_VALUE, 1_000).contains(game.id()));
        assertFalse(store.history.open(1_000).stream().anyMatch(entry -> entry.id() == game.id()));
    }

    @Test
    void theChatIsOpenWhereBothSharedItWhenTheGameBegan() {
        store.accounts.setSharesChat(ann.id(), true);
        assertFalse(store.game(ann, bert, StoreFixture.FRIENDLY, 0).openChat());
        store.accounts.setSharesChat(bert.id(), true);
        GameFacts game = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        store.accounts.setSharesChat(ann.id(), false);
        assertTrue(store.games.facts(game.id()).orElseThrow().openChat());
        assertEquals(Optional.of(game), store.games.facts(game.id()));
        assertEquals(Optional.empty(), store.games.facts(999_999));
    }

    @Test
    void aDamagedEventIsNamedAndNotGuessedAt() {
        GameFacts game = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        add(new Proposal(game, 0, 1, 1, List.of(PLAYED), Optional.empty(), 1, 1, OptionalLong.empty(), false));
        store.database.write(sql -> sql.change("update event set body = '{\"kind\":' where game = ?", game.id()));
        RuntimeException damaged = assertThrows(RuntimeException.class, () -> store.games.eventsAfter(game.id(), 0));
        assertTrue(String.valueOf(damaged).contains("what no codec wrote"), damaged::toString);
        assertTrue(store.database.isAlive(), "the connection is of use again");
    }

    @Test
    void theChatOfADeletedAccountIsBlankAndItsMovesStay() {
        GameFacts game = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        List<TableEvent> events =
                List.of(said("secret"), new TableEvent.Said(Disc.WHITE, "kept"), PLAYED, said("{\"kind\":\"said\"}"));
        add(new Proposal(game, 0, 1, 1, events, Optional.empty(), 1, 1, OptionalLong.empty(), false));
        TableEvent finished = store.finish(game, 4, 4).event();
        store.accounts.delete(ann.id(), 5);
        store.accounts.erase(ann.id(), 1_000);
        assertEquals(
                List.of(said(""), new TableEvent.Said(Disc.WHITE, "kept"), PLAYED, said(""), finished),
                store.games.eventsAfter(game.id(), 0).stream()
                        .map(StoredEvent::event)
                        .toList());
    }

    @Test
    void theHistoryIsOnesOwnFinishedGamesLatestFirst() {
        GameFacts first = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        GameFacts second = store.game(bert, ann, StoreFixture.FRIENDLY, 0);
        GameFacts open = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        add(end(first, 0, 1, won(Ending.DISCS, Disc.BLACK), 60));
        add(end(second, 0, 2, won(Ending.RESIGNATION, Disc.WHITE), 20));
        assertEquals(List.of(second.id(), first.id()), ids(store.history.history(ann.id(), Long.MAX_VALUE, false, 10)));
        assertEquals(List.of(second.id()), ids(store.history.history(ann.id(), Long.MAX_VALUE, false, 1)));
        assertEquals(List.of(first.id()), ids(store.history.history(ann.id(), second.id(), false, 10)));
        HistoryRepository.Entry entry =
                store.history.history(bert.id(), Long.MAX_VALUE, false, 1).get(0);
        assertEquals(Ending.RESIGNATION, entry.finish().orElseThrow().ending());
        assertEquals(20, entry.placements());
        assertTrue(ids(store.history.open(1_000)).contains(open.id()));
        assertFalse(ids(store.history.open(1_000)).contains(first.id()));
    }

    private static List<Long> ids(List<HistoryRepository.Entry> entries) {
        return entries.stream().map(HistoryRepository.Entry::id).toList();
    }

    @Test
    void starsAreOnesOwnAndForOnesOwnGames() {
        GameFacts game = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        add(end(game, 0, 1, won(Ending.DISCS, Disc.BLACK), 60));
        assertFalse(store.history.star(store.member().id(), game.id(), true));
        assertFalse(store.history.star(ann.id(), 999_999, true));
        assertTrue(store.history.star(ann.id(), game.id(), true));
        assertTrue(store.history.star(ann.id(), game.id(), true), "again");
        assertEquals(List.of(game.id()), ids(store.history.history(ann.id(), Long.MAX_VALUE, true, 10)));
        assertEquals(List.of(), store.history.history(bert.id(), Long.MAX_VALUE, true, 10));
        assertTrue(store.history.star(ann.id(), game.id(), false));
        assertEquals(List.of(), store.history.history(ann.id(), Long.MAX_VALUE, true, 10));
    }
}
