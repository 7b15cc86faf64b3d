package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.PoolRating;
import reversi.online.RankRow;
import reversi.online.RatingChange;
import reversi.online.RatingPool;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.rules.Variant;
import reversi.server.game.GameFacts;
import reversi.server.game.PlayerStats;

/** Ratings apart by kinds of games, and what is won in a month: what a game changes, and who stands where. */
class RankingBoardsTest {
    private static final GameTerms DAYS = new GameTerms(Variant.OTHELLO, TimeControl.days(3), true, ColourChoice.BLACK);
    private static final GameTerms ANTI =
            new GameTerms(Variant.ANTI, TimeControl.perGame(300, 2), true, ColourChoice.BLACK);
    private static final long MARCH = Instant.parse("2026-03-31T23:59:59Z").toEpochMilli();
    private static final long APRIL = Instant.parse("2026-04-01T00:00:00Z").toEpochMilli();

    private StoreFixture store;
    private AccountRow ann;
    private AccountRow bert;

    @BeforeEach
    void open() throws IOException {
        store = new StoreFixture();
        ann = store.member();
        bert = store.member();
    }

    @AfterEach
    void close() throws IOException {
        store.close();
    }

    private PlayerStats stats(AccountRow account) {
        return store.accounts.find(account.id()).orElseThrow().stats();
    }

    private RankingBoards boards(long now) {
        return new RankingBoards(store.database, () -> now);
    }

    /** Bert resigns as Black. */
    private TableEvent.Finished annWins(GameTerms terms, long at) {
        GameFacts game = store.game(bert, ann, terms, at);
        Result won = new Result(Ending.RESIGNATION, Optional.of(Disc.WHITE), new Score(2, 2, 60, false));
        Proposal end = new Proposal(game, 0, at, 1, List.of(), Optional.of(won), 30, 30, OptionalLong.empty(), false);
        return (TableEvent.Finished) store.games.add(List.of(end)).get(0).get(0).event();
    }

    @Test
    void aLiveGameOfOthelloChangesTheRatingOfAllAndThatOfItsSpeed() {
        RatingChange told = annWins(StoreFixture.RATED, 1).finish().white();
        List<PoolRating> apart = boards(1).apartOf(ann.id(), 1);
        assertEquals(
                List.of(RatingPool.BLITZ), apart.stream().map(PoolRating::pool).toList());
        assertTrue(apart.get(0).rating() > 1_200);
        assertEquals(1, apart.get(0).games());
        assertEquals(stats(ann).rating(), told.after());
        assertTrue(told.after() > 1_500);
    }

    /** It is told what changed: the rating apart. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void byDaysAndInAnotherVariantOnlyTheRatingApartChanges(boolean isByDays) {
        RatingChange told = annWins(isByDays ? DAYS : ANTI, 1).finish().white();
        PlayerStats all = stats(ann);
        assertEquals(1_500, all.rating());
        assertEquals(List.of(1, 1, 1), List.of(all.games(), all.wins(), all.points()), "but it is counted");
        PoolRating apart = boards(1).apartOf(ann.id(), 1).get(0);
        assertEquals(isByDays ? "days" : Variant.ANTI.code(), apart.pool());
        assertEquals(new RatingChange(1, 1_200, apart.rating()), told);
        assertEquals(1_500, stats(bert).rating());
        assertEquals(0, stats(bert).points());
    }

    /** A board lists who has played ten games there; equal ratings share a place. */
    @Test
    void aBoardOfAPoolListsWhoIsEstablishedThere() {
        AccountRow cleo = store.member();
        AccountRow dan = store.member();
        rated(ann, 1_300, 10);
        rated(bert, 1_400, 12);
        rated(cleo, 1_300, 40);
        rated(dan, 1_900, 9);
        RankingBoards.Page page = boards(5).page("blitz", 0, 10, cleo.id()).orElseThrow();
        assertEquals(3, page.total());
        assertEquals(
                List.of("1 " + bert.id() + " 1400", "2 " + ann.id() + " 1300", "2 " + cleo.id() + " 1300"),
                page.rows().stream().map(RankingBoardsTest::line).toList());
        assertEquals(Optional.of("2 " + cleo.id() + " 1300"), page.own().map(RankingBoardsTest::line));
        RankingBoards.Page second = boards(5).page("blitz", 1, 1, dan.id()).orElseThrow();
        assertEquals(page.rows().subList(1, 2), second.rows());
        assertEquals(Optional.empty(), second.own());
        assertEquals(
                page.rows().subList(2, 3),
                boards(5).page("blitz", 2, 1, 0).orElseThrow().rows(),
                "a place shared with the line before the part");
        assertEquals(3, boards(5).page("blitz", 99, 10, 0).orElseThrow().total());
    }

    private void rated(AccountRow account, int rating, int games) {
        store.database.write(sql -> sql.change(
                "insert into rating (account, pool, rating, deviation, volatility, rated_at, games, wins, draws)"
                        + " values (?, 'blitz', ?, 60, 0.06, 1, ?, 3, 0)",
                account.id(),
                rating,
                games));
    }

    private static String line(RankRow row) {
        return row.rank() + " " + row.player().id() + " " + row.player().rating();
    }

    /** A month ends at midnight in UTC. */
    @Test
    void whatIsWonCountsForItsMonth() {
        annWins(StoreFixture.RATED, MARCH);
        annWins(ANTI, APRIL);
        RankingBoards boards = boards(APRIL);
        for (String board : List.of("month", "last-month")) {
            RankingBoards.Page page = boards.page(board, 0, 10, bert.id()).orElseThrow();
            assertEquals(1, page.total(), "who has won nothing is not listed");
            assertEquals(
                    List.of(1L, ann.id(), 1L, 1L),
                    page.rows().stream()
                            .flatMap(row -> Stream.of(
                                    (long) row.rank(), row.player().id(), (long) row.wins(), (long) row.games()))
                            .toList());
            assertEquals(Optional.empty(), page.own());
        }
    }

    @ParameterizedTest
    @CsvSource({"2026-01-01T00:00:00Z, 24312", "2025-12-31T23:59:59Z, 24311", "1970-01-01T00:00:00Z, 23640"})
    void monthsAreNumbered(String moment, int month) {
        assertEquals(month, RatingRepository.month(Instant.parse(moment).toEpochMilli()));
    }

    @Test
    void whoIsHiddenOrDeletedIsOnNoBoard() {
        annWins(StoreFixture.RATED, MARCH);
        store.database.write(sql -> sql.change("update account set hidden_until = ? where id = ?", APRIL, ann.id()));
        assertEquals(0, boards(MARCH).page("month", 0, 10, 0).orElseThrow().total());
        assertEquals(1, boards(APRIL).page("last-month", 0, 10, 0).orElseThrow().total());
        store.accounts.delete(ann.id(), APRIL);
        assertEquals(0, boards(APRIL).page("last-month", 0, 10, 0).orElseThrow().total());
        assertEquals(List.of(), boards(APRIL).apartOf(ann.id(), APRIL));
    }

    @Test
    void thereIsNoOtherBoard() {
        assertEquals(Optional.empty(), boards(1).page("Month", 0, 10, 0));
        assertEquals(Optional.empty(), boards(1).page("8sdb", 0, 10, 0));
    }
}
