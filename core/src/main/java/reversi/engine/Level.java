package reversi.engine;

import java.util.List;
import java.util.OptionalInt;
import reversi.rules.Variant;

/**
 * A playing strength, and how it errs: the probability of a move falls with the value it loses and rises with features that attract
 * people. Both are scaled to what people do in real games (see {@link MoveFeatures}).
 *
 * @param number 1 (a child's first game) up to full strength; 0 for an experimental level
 * @param depth search depth in plies before the endgame
 * @param solveEmpties number of empties from which it solves the endgame
 * @param millis maximum milliseconds per move
 * @param accuracy weight of the value a move loses, in percent of the average person's; from 10,000 on it always plays the best move it sees
 * @param humanBias weight of people's preferences for features of moves, in percent; negative values prefer what experienced players avoid
 * @param flipBias extra attraction per flipped disc, in hundredths of log-odds
 */
public record Level(int number, int depth, int solveEmpties, int millis, int accuracy, int humanBias, int flipBias) {
    /** From this accuracy on, a level always plays the best move it sees. */
    static final int FLAWLESS = 10_000;

    /** The accuracy of flawless levels in the opening, so that games differ. */
    static final int OPENING_ACCURACY = 1_500;

    /** All levels, weakest first. */
    public static List<Level> all() {
        return Table.ALL;
    }

    /** Full strength. */
    public static Level strongest() {
        return Table.ALL.get(Table.ALL.size() - 1);
    }

    /** The level of a number from 1; throws IllegalArgumentException if there is none. */
    public static Level of(int number) {
        if (number < 1 || number > Table.ALL.size()) {
            throw new IllegalArgumentException("levels are 1 to " + Table.ALL.size() + ", not " + number);
        }
        return Table.ALL.get(number - 1);
    }

    /** An experimental level that always plays the best move it sees. */
    public static Level flawless(int depth, int solveEmpties, int millis) {
        return new Level(0, depth, solveEmpties, millis, FLAWLESS, 0, 0);
    }

    /** This level without random variation in the opening. */
    public Level unvaried() {
        return new Level(number, depth, solveEmpties, millis, Math.min(FLAWLESS - 1, accuracy), humanBias, flipBias);
    }

    /** This level with another time limit per move. */
    public Level within(int otherMillis) {
        return new Level(number, depth, solveEmpties, otherMillis, accuracy, humanBias, flipBias);
    }

    /** Its Elo rating in Othello from a tournament of the levels (docs/engine-figures.md); a lower bound for the strongest; 0 for an experimental level. */
    public int rating() {
        return rating(Variant.OTHELLO).orElse(0);
    }

    /**
     * The same in another variant, whose scale is its own: level 1 has 300 in each. Empty where the levels were not measured, and for an
     * experimental level.
     */
    public OptionalInt rating(Variant variant) {
        return number == 0 ? OptionalInt.empty() : LevelRatings.of(number, variant);
    }

    /** Whether it always plays the best move it sees. */
    public boolean isFlawless() {
        return accuracy >= FLAWLESS;
    }

    /** Not in the record itself, because GWT treats its static fields as components. */
    private static final class Table {
        /**
         * From a child's first game, through the average person of real games (100, 100, 0), to the engine at full strength. Chosen so that
         * neighbours are 100 to 250 Elo apart. All but the last are limited by depth only (milliseconds matter on slow devices only), so that
         * their ratings hold on any device.
         */
        static final List<Level> ALL = List.of(
                new Level(1, 1, 0, 1000, 0, -65, 15),
                new Level(2, 1, 0, 1000, 8, 0, 20),
                new Level(3, 1, 0, 1000, 20, 20, 13),
                new Level(4, 1, 1, 1000, 36, 38, 8),
                new Level(5, 2, 2, 1000, 48, 56, 5),
                new Level(6, 2, 2, 1000, 62, 75, 3),
                new Level(7, 2, 3, 1000, 84, 92, 1),
                new Level(8, 3, 4, 1000, 100, 100, 0),
                new Level(9, 3, 4, 1000, 150, 100, 0),
                new Level(10, 4, 6, 1500, 160, 100, 0),
                new Level(11, 4, 6, 1500, 300, 75, 0),
                new Level(12, 5, 8, 1500, 400, 40, 0),
                new Level(13, 6, 11, 2500, 1500, 0, 0),
                new Level(14, 8, 14, 5000, FLAWLESS, 0, 0),
                new Level(15, 10, 16, 10_000, FLAWLESS, 0, 0),
                new Level(16, 14, 20, 15_000, FLAWLESS, 0, 0),
                new Level(17, 60, 24, 3000, FLAWLESS, 0, 0));

        private Table() {}
    }
}
