package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.rules.Variant;

class GameIndexTest {
    private static GameIndex index(GameSummary... games) {
        return GameIndex.EMPTY.with(List.of(games));
    }

    private static List<String> ids(List<GameSummary> games) {
        return games.stream().map(GameSummary::id).toList();
    }

    private static List<String> found(GameIndex index, GameQuery query) {
        return ids(query.of(index, game -> "level " + game.white().level()));
    }

    @Test
    void theNewestStandsFirstInWhateverOrderTheyCome() {
        List<GameSummary> games = new ArrayList<>();
        for (int at = 0; at < 40; at++) {
            games.add(PlayedGames.ended("game " + at, at * 7 % 40, Outcome.WON, 1));
        }
        GameIndex oneByOne = GameIndex.EMPTY;
        for (GameSummary game : games) {
            oneByOne = oneByOne.with(List.of(game));
        }
        GameIndex halves = GameIndex.EMPTY.with(games.subList(20, 40)).with(games.subList(0, 20));
        assertEquals(oneByOne.games(), halves.games());
        assertEquals(
                List.of(39L, 38L, 37L),
                oneByOne.games().stream().map(GameSummary::at).limit(3).toList());
    }

    @Test
    void aGameOfAKnownIdTakesItsPlace() {
        GameIndex index = index(
                PlayedGames.ended("a", 1, Outcome.WON, 1),
                PlayedGames.ended("b", 2, Outcome.WON, 1),
                PlayedGames.ended("c", 3, Outcome.WON, 1));
        GameSummary later = PlayedGames.ended("a", 4, Outcome.LOST, 1);
        assertEquals(List.of("a", "c", "b"), ids(index.with(List.of(later)).games()));
        assertEquals(Optional.of(later), index.with(List.of(later)).find("a"));
        assertEquals(List.of("b"), ids(index.without(Set.of("a", "c", "d")).games()));
    }

    @Test
    void aQueryFindsWhatFitsAllItAsksFor() {
        GameSummary star = PlayedGames.ended("star", 5, Outcome.WON, 3).withStar(true);
        GameIndex index = index(
                PlayedGames.ended("won", 1, Outcome.WON, 9),
                PlayedGames.ended("lost", 2, Outcome.LOST, 3),
                PlayedGames.ended("drawn", 3, Outcome.DRAWN, 12),
                PlayedGames.ended("void", 4, Outcome.NEUTRAL, 1),
                star);
        GameQuery all = GameQuery.all();
        assertEquals(List.of("star", "void", "drawn", "lost", "won"), found(index, all));
        assertEquals(List.of("star", "won"), found(index, all.withOutcome(Optional.of(Outcome.WON))));
        assertEquals(List.of("star"), found(index, all.withStarredOnly(true)));
        assertEquals(List.of("star", "lost"), found(index, all.withText(" LEVEL  3 ")));
        assertEquals(List.of(), found(index, all.withText("level 3 tiger")));
        assertEquals(List.of(), found(index, all.withSources(Set.of(GameOrigin.ONLINE))));
        assertEquals(
                5,
                found(index, all.withSources(Set.of(GameOrigin.ONLINE, GameOrigin.COMPUTER)))
                        .size());
        assertEquals(List.of(), found(index, all.withoutStandard()));
        assertEquals(
                List.of("won", "lost", "drawn", "void", "star"), found(index, all.withOrder(GameQuery.Order.OLDEST)));
        assertEquals(
                List.of("star", "won", "drawn", "lost", "void"), found(index, all.withOrder(GameQuery.Order.BEST)));
        assertEquals(
                List.of("drawn", "won", "star", "lost", "void"),
                found(index, all.withOrder(GameQuery.Order.STRONGEST)));
    }

    @Test
    void statisticsCountWhatThePersonPlayed() {
        GameIndex index = index(
                PlayedGames.ended("a", 1, Outcome.LOST, 3),
                PlayedGames.ended("b", 2, Outcome.WON, 3),
                PlayedGames.ended("c", 3, Outcome.WON, 5),
                PlayedGames.ended("d", 4, Outcome.NEUTRAL, 5),
                PlayedGames.ended("e", 5, Outcome.WON, 5),
                PlayedGames.ended("f", 6, Outcome.DRAWN, 5),
                PlayedGames.ended("g", 7, Outcome.WON, 5));
        GameStatistics statistics = StatisticsBuilder.of(index.games(), at -> at / 4);
        assertEquals(new ResultCounts(4, 1, 1), statistics.all());
        assertEquals(67, statistics.all().percent());
        assertEquals(Map.of(Disc.BLACK, new ResultCounts(4, 1, 1)), statistics.byColour());
        assertEquals(Map.of(3, new ResultCounts(1, 0, 1), 5, new ResultCounts(3, 1, 0)), statistics.byLevel());
        assertEquals(Map.of(0, new ResultCounts(2, 0, 1), 1, new ResultCounts(2, 1, 0)), statistics.byMonth());
        assertEquals(3, statistics.longestStreak());
        assertTrue(statistics.tellsStreak());
        assertEquals(List.of(), statistics.ratings());
        assertEquals(0, ResultCounts.none().percent());
    }

    /** Resigned as the person wins, or not, when the person was ahead by so many discs. */
    private static GameSummary ahead(String id, Disc mine, int discs, Outcome outcome, Variant variant) {
        GameSummary like = PlayedGames.ended(id, 0, Outcome.WON, 1);
        int black = mine == Disc.BLACK ? 10 + discs : 10;
        int white = mine == Disc.WHITE ? 10 + discs : 10;
        Disc winner = outcome == Outcome.WON ? mine : mine.other();
        Result result =
                new Result(Ending.RESIGNATION, Optional.of(winner), new Score(black, white, 0, variant.fewestWins()));
        return new GameSummary(
                id,
                0,
                like.source(),
                new ArchivedPlayers(like.black(), like.white(), Optional.of(mine)),
                variant,
                like.time(),
                result,
                0,
                "",
                like.board(),
                false,
                Optional.empty());
    }

    @Test
    void theBestGameIsTheOneWithTheMostDiscsOfOnesOwn() {
        GameIndex index = index(
                ahead("white by 4", Disc.WHITE, 4, Outcome.WON, Variant.OTHELLO),
                ahead("black by 6", Disc.BLACK, 6, Outcome.WON, Variant.OTHELLO),
                ahead("white won behind", Disc.WHITE, -5, Outcome.WON, Variant.OTHELLO),
                ahead("white lost by 3", Disc.WHITE, -3, Outcome.LOST, Variant.OTHELLO),
                ahead("black lost by 2", Disc.BLACK, -2, Outcome.LOST, Variant.OTHELLO),
                ahead("black lost ahead", Disc.BLACK, 9, Outcome.LOST, Variant.OTHELLO),
                ahead("fewest by 5", Disc.BLACK, -5, Outcome.WON, Variant.ANTI),
                ahead("fewest by 3", Disc.WHITE, -3, Outcome.WON, Variant.ANTI));
        assertEquals(
                List.of(
                        "black by 6",
                        "fewest by 5",
                        "white by 4",
                        "fewest by 3",
                        "white won behind",
                        "black lost ahead",
                        "black lost by 2",
                        "white lost by 3"),
                found(index, GameQuery.all().withOrder(GameQuery.Order.BEST)));
    }

    private static GameSummary online(String id, long at, int rating, String opening) {
        GameSummary like = PlayedGames.ended(id, at, Outcome.WON, 1);
        return new GameSummary(
                id,
                at,
                GameOrigin.ONLINE,
                new ArchivedPlayers(
                        new ArchivedPlayer("Me", 0, rating), new ArchivedPlayer("Ada", 0, 1), Optional.of(Disc.BLACK)),
                like.variant(),
                like.time(),
                like.result(),
                0,
                opening,
                like.board(),
                false,
                Optional.empty());
    }

    @Test
    void statisticsTellRatingsByTimeAndOpeningsByHowOftenTheyWerePlayed() {
        List<GameSummary> games = List.of(
                online("c", 30, 1510, "Tiger"),
                online("a", 10, 1490, "Rose"),
                online("d", 40, 0, ""),
                online("b", 20, 1500, "Cow"),
                online("e", 50, 1520, "Rose"));
        GameStatistics statistics = StatisticsBuilder.of(games, at -> 0);
        assertEquals(
                List.of(
                        new GameStatistics.Rating(10, 1490),
                        new GameStatistics.Rating(20, 1500),
                        new GameStatistics.Rating(30, 1510),
                        new GameStatistics.Rating(50, 1520)),
                statistics.ratings());
        assertEquals(
                List.of("Rose", "Cow", "Tiger"),
                statistics.byOpening().stream().map(GameStatistics.Named::name).toList());
        assertEquals(Map.of("Rose", 2, "Cow", 1, "Tiger", 1), GameCounts.byOpening(games));
        assertEquals(Map.of(new GameOpponent("Ada", 0), 5), GameCounts.byOpponent(games));
    }

    @Test
    void gamesOfTheSameTimeStandAsTheirIdsSay() {
        GameSummary a = PlayedGames.ended("a", 1, Outcome.WON, 1);
        GameSummary b = PlayedGames.ended("b", 1, Outcome.WON, 1);
        assertEquals(index(a, b).games(), index(b).with(List.of(a)).games());
        assertEquals(index(a, b).games(), index(a).with(List.of(b)).games());
    }

    @Test
    void gamesBetweenComputersAreNobodysOwn() {
        Game watched = PlayedGames.play(
                new GameSetup(Variant.OTHELLO, Seat.computer("", 3), Seat.computer("", 5), TimeControl.none()),
                new Random(7));
        List<GameSummary> games = List.of(
                PlayedGames.ended("own", 1, Outcome.WON, 3),
                ArchivedGame.local("watched", 2, watched, "Tiger").summary());
        GameStatistics statistics = StatisticsBuilder.of(games, at -> (int) at);
        assertEquals(new ResultCounts(1, 0, 0), statistics.all());
        assertEquals(Map.of(3, new ResultCounts(1, 0, 0)), statistics.byLevel());
        assertEquals(Map.of(1, new ResultCounts(1, 0, 0)), statistics.byMonth());
        assertEquals(List.of(), statistics.byOpening());
        assertEquals(Outcome.NEUTRAL, games.get(1).outcome());
        assertEquals(1, GameCounts.byOpponent(games).size(), "only whom the person played");
    }

    @Test
    void gamesOfOneResultTellNothingOfAStreak() {
        List<GameSummary> won = List.of(
                PlayedGames.ended("a", 1, Outcome.WON, 3),
                PlayedGames.ended("b", 2, Outcome.WON, 3),
                PlayedGames.ended("c", 3, Outcome.NEUTRAL, 3));
        assertFalse(StatisticsBuilder.of(won, at -> 0).tellsStreak());
        List<GameSummary> lost = List.of(PlayedGames.ended("a", 1, Outcome.LOST, 3));
        assertFalse(StatisticsBuilder.of(lost, at -> 0).tellsStreak());
        assertFalse(StatisticsBuilder.of(List.of(), at -> 0).tellsStreak());
    }

    @Test
    void statisticsNameThePeopleWhomOnePlayedMost() {
        GameIndex index = index(
                against("Ben", PlayedGames.ended("a", 1, Outcome.LOST, 3)),
                against("Ada", PlayedGames.ended("b", 2, Outcome.WON, 3)),
                against("Ben", PlayedGames.ended("c", 3, Outcome.WON, 3)),
                against("", PlayedGames.ended("d", 4, Outcome.WON, 3)),
                PlayedGames.ended("e", 5, Outcome.WON, 3));
        assertEquals(
                List.of(
                        new GameStatistics.Named("Ben", new ResultCounts(1, 0, 1)),
                        new GameStatistics.Named("Ada", new ResultCounts(1, 0, 0))),
                StatisticsBuilder.of(index.games(), at -> 0).byOpponent());
    }

    private static GameSummary against(String name, GameSummary game) {
        return new GameSummary(
                game.id(),
                game.at(),
                GameOrigin.ONLINE,
                new ArchivedPlayers(game.black(), new ArchivedPlayer(name, 0, 0), game.mine()),
                game.variant(),
                game.time(),
                game.result(),
                game.placements(),
                game.opening(),
                game.board(),
                game.starred(),
                game.accuracy());
    }
}
