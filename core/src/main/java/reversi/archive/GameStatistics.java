package reversi.archive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import reversi.rules.Disc;

/**
 * What a number of games come to for the person whose archive they are in. Games between others do not count.
 *
 * @param all all of them
 * @param byColour by the person's colour
 * @param byLevel those against the computer of this device, by its level
 * @param byOpponent those against people whose name is known, by name, the most frequent first
 * @param byOpening by the English name of the opening, the most frequent first; games without a named one are left out
 * @param byMonth by month, as {@code 12 * year + month} with January 0
 * @param longestStreak how many games in a row were won at most
 * @param ratings the rating on the server after each game that has one, the oldest first
 */
public record GameStatistics(
        ResultCounts all,
        Map<Disc, ResultCounts> byColour,
        SortedMap<Integer, ResultCounts> byLevel,
        List<Named> byOpponent,
        List<Named> byOpening,
        SortedMap<Integer, ResultCounts> byMonth,
        int longestStreak,
        List<Rating> ratings) {
    /** What the games of an opening, or against somebody, come to. */
    public record Named(String name, ResultCounts results) {}

    /** The rating at a time, in milliseconds since 1970. */
    public record Rating(long at, int rating) {}

    /** Those of games, the newest first; {@code month} tells the month of a time as in {@link #byMonth}. */
    public static GameStatistics of(List<GameSummary> games, LongUnaryOperator month) {
        ResultCounts all = ResultCounts.NONE;
        Map<Disc, ResultCounts> byColour = new HashMap<>();
        SortedMap<Integer, ResultCounts> byLevel = new TreeMap<>();
        Map<String, ResultCounts> byOpponent = new HashMap<>();
        Map<String, ResultCounts> byOpening = new HashMap<>();
        SortedMap<Integer, ResultCounts> byMonth = new TreeMap<>();
        List<Rating> ratings = new ArrayList<>();
        int streak = 0;
        int longest = 0;
        for (GameSummary game : games) {
            Outcome outcome = game.outcome();
            if (outcome == Outcome.NEUTRAL || game.mine().isEmpty()) {
                continue;
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
            if (game.player(mine).rating() > 0) {
                ratings.add(new Rating(game.at(), game.player(mine).rating()));
            }
            streak = outcome == Outcome.WON ? streak + 1 : 0;
            longest = Math.max(longest, streak);
        }
        Collections.reverse(ratings);
        return new GameStatistics(
                all, byColour, byLevel, mostFrequent(byOpponent), mostFrequent(byOpening), byMonth, longest, ratings);
    }

    private static <K> void count(Map<K, ResultCounts> counts, K key, Outcome outcome) {
        counts.put(key, counts.getOrDefault(key, ResultCounts.NONE).plus(outcome));
    }

    private static List<Named> mostFrequent(Map<String, ResultCounts> counts) {
        List<Named> sorted = new ArrayList<>();
        counts.forEach((name, results) -> sorted.add(new Named(name, results)));
        sorted.sort((one, other) -> one.results().games() != other.results().games()
                ? Integer.compare(other.results().games(), one.results().games())
                : one.name().compareTo(other.name()));
        return sorted;
    }
}
