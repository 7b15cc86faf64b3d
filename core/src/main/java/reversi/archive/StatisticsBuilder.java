package reversi.archive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import reversi.rules.Disc;

/** Counts games one after the other, in any order, so that whoever has many of them need not count all at once. */
public final class StatisticsBuilder {
    private final LongUnaryOperator month;
    private final Map<Disc, ResultCounts> byColour = new HashMap<>();
    private final SortedMap<Integer, ResultCounts> byLevel = new TreeMap<>();
    private final Map<String, ResultCounts> byOpponent = new HashMap<>();
    private final Map<String, ResultCounts> byOpening = new HashMap<>();
    private final SortedMap<Integer, ResultCounts> byMonth = new TreeMap<>();
    private final List<Counted> counted = new ArrayList<>();
    private ResultCounts all = ResultCounts.none();

    /** A game for what depends on the order of time; the rating is 0 where it had none. */
    private record Counted(long at, boolean isWon, int rating) {}

    /** {@code month} tells the month of a time in milliseconds since 1970, as {@code 12 * year + month} with January 0. */
    public StatisticsBuilder(LongUnaryOperator month) {
        this.month = month;
    }

    /** What games come to, in any order; {@code month} as for a builder. */
    public static GameStatistics of(List<GameSummary> games, LongUnaryOperator month) {
        StatisticsBuilder counted = new StatisticsBuilder(month);
        games.forEach(counted::add);
        return counted.build();
    }

    /** Counts a game; one between others does not count. */
    public void add(GameSummary game) {
        Outcome outcome = game.outcome();
        if (outcome == Outcome.NEUTRAL || game.mine().isEmpty()) {
            return;
        }
        Disc mine = game.mine().get();
        all = all.plus(outcome);
        count(byColour, mine, outcome);
        count(byMonth, (int) month.applyAsLong(game.at()), outcome);
        ArchivedPlayer opponent = game.player(mine.other());
        if (opponent.level() > 0) {
            count(byLevel, opponent.level(), outcome);
        } else if (!opponent.name().isEmpty()) {
            count(byOpponent, opponent.name(), outcome);
        }
        if (!game.opening().isEmpty()) {
            count(byOpening, game.opening(), outcome);
        }
        counted.add(
                new Counted(game.at(), outcome == Outcome.WON, game.player(mine).rating()));
    }

    /** What the games counted so far come to. */
    public GameStatistics build() {
        List<Counted> oldestFirst = new ArrayList<>(counted);
        oldestFirst.sort(Comparator.comparingLong(Counted::at));
        List<GameStatistics.Rating> ratings = new ArrayList<>();
        int streak = 0;
        int longest = 0;
        for (Counted game : oldestFirst) {
            streak = game.isWon() ? streak + 1 : 0;
            longest = Math.max(longest, streak);
            if (game.rating() > 0) {
                ratings.add(new GameStatistics.Rating(game.at(), game.rating()));
            }
        }
        return new GameStatistics(
                all,
                Map.copyOf(byColour),
                Collections.unmodifiableSortedMap(new TreeMap<>(byLevel)),
                mostFrequent(byOpponent),
                mostFrequent(byOpening),
                Collections.unmodifiableSortedMap(new TreeMap<>(byMonth)),
                longest,
                Collections.unmodifiableList(ratings));
    }

    private static <K> void count(Map<K, ResultCounts> counts, K key, Outcome outcome) {
        counts.put(key, counts.getOrDefault(key, ResultCounts.none()).plus(outcome));
    }

    private static List<GameStatistics.Named> mostFrequent(Map<String, ResultCounts> counts) {
        List<GameStatistics.Named> sorted = new ArrayList<>();
        counts.forEach((name, results) -> sorted.add(new GameStatistics.Named(name, results)));
        sorted.sort((one, other) -> one.results().games() != other.results().games()
                ? Integer.compare(other.results().games(), one.results().games())
                : one.name().compareTo(other.name()));
        return Collections.unmodifiableList(sorted);
    }
}
