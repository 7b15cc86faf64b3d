package reversi.archive;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
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
    /**
     * Whether how many were won in a row says something: not where all or none were won, as where only such games are wanted.
     */
    public boolean tellsStreak() {
        return all.won() > 0 && all.won() < all.games();
    }

    /** What the games of an opening, or against somebody, come to. */
    public record Named(String name, ResultCounts results) {}

    /** The rating at a time, in milliseconds since 1970. */
    public record Rating(long at, int rating) {}
}
