package reversi.engine;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import reversi.rules.Start;
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
        return Table.LEVELS;
    }

    /** Full strength. */
    public static Level strongest() {
        return Table.LEVELS.get(Table.LEVELS.size() - 1);
    }

    /** The level of a number from 1; throws IllegalArgumentException if there is none. */
    public static Level of(int number) {
        if (number < 1 || number > Table.LEVELS.size()) {
            throw new IllegalArgumentException("levels are 1 to " + Table.LEVELS.size() + ", not " + number);
        }
        return Table.LEVELS.get(number - 1);
    }

    /** An experimental level that always plays the best move it sees. */
    public static Level flawless(int depth, int solveEmpties, int millis) {
        return new Level(0, depth, solveEmpties, millis, FLAWLESS, 0, 0);
    }

    /** This level without random variation in the opening. */
    public Level unvaried() {
        return erring(Math.min(FLAWLESS - 1, accuracy), humanBias, flipBias);
    }

    /** This level with another time limit per move. */
    public Level within(int otherMillis) {
        return looking(depth, solveEmpties, otherMillis);
    }

    /** This level with another depth, number of empties solved and time limit per move. */
    public Level looking(int plies, int empties, int most) {
        return new Level(number, plies, empties, most, accuracy, humanBias, flipBias);
    }

    /** This level with other weights of what a move loses, of people's preferences and of flipped discs. */
    public Level erring(int ofLoss, int ofPeople, int ofFlips) {
        return new Level(number, depth, solveEmpties, millis, ofLoss, ofPeople, ofFlips);
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
        return number == 0 ? OptionalInt.empty() : Table.rating(number, variant);
    }

    /** Whether it always plays the best move it sees. */
    public boolean isFlawless() {
        return accuracy >= FLAWLESS;
    }

    /**
     * The levels, weakest first, and their ratings: one row each. Not in the record itself, because GWT treats its static fields as
     * components.
     */
    private static final class Table {
        /**
         * From a child's first game, through the average person of real games (100, 100, 0), to the engine at full strength: the components
         * of {@link Level} without its number, which is the row's place, and its Elo rating in each of {@link #VARIANTS}. Chosen so that
         * neighbours are 100 to 250 Elo apart. All but the last are limited by depth only (milliseconds matter on slow devices only), so that
         * their ratings hold on any device.
         */
        private static final List<Row> ROWS = List.of(
                row(1, 0, 1000, 0, -65, 15).rated(300, 300, 300, 300, 300, 300, 300),
                row(1, 0, 1000, 8, 0, 20).rated(460, 490, 470, 460, 450, 360, 410),
                row(1, 0, 1000, 20, 20, 13).rated(600, 670, 640, 580, 560, 430, 530),
                row(1, 1, 1000, 36, 38, 8).rated(760, 860, 820, 740, 720, 490, 670),
                row(2, 2, 1000, 48, 56, 5).rated(960, 1110, 1030, 920, 910, 570, 770),
                row(2, 2, 1000, 62, 75, 3).rated(1140, 1320, 1170, 1070, 1060, 640, 870),
                row(2, 3, 1000, 84, 92, 1).rated(1320, 1570, 1320, 1220, 1220, 740, 950),
                row(3, 4, 1000, 100, 100, 0).rated(1560, 1860, 1580, 1440, 1450, 880, 1080),
                row(3, 4, 1000, 150, 100, 0).rated(1760, 2110, 1800, 1620, 1630, 1100, 1180),
                row(4, 6, 1500, 160, 100, 0).rated(1970, 2290, 2050, 1790, 1830, 1240, 1290),
                row(4, 6, 1500, 300, 75, 0).rated(2170, 2540, 2300, 1950, 1990, 1580, 1360),
                row(5, 8, 1500, 400, 40, 0).rated(2350, 2770, 2580, 2090, 2210, 1840, 1420),
                row(6, 11, 2500, 1500, 0, 0).rated(2560, 3000, 2850, 2230, 2420, 2170, 1480),
                row(8, 14, 5000, FLAWLESS, 0, 0).rated(2740, 3140, 3040, 2360, 2590, 2300, 1540),
                row(10, 16, 10_000, FLAWLESS, 0, 0).rated(2930, 3260, 3270, 2460, 2720, 2420, 1590),
                row(14, 20, 15_000, FLAWLESS, 0, 0).rated(3160, 3440, 3510, 2540, 2880, 2570, 1630),
                row(60, 24, 3000, FLAWLESS, 0, 0).rated(3400, 3440, 3510, 2540, 2880, 2570, 1630));

        /**
         * Where the levels were measured, by the tournaments in docs/engine-figures.md, rounded to tens, on a scale for each variant that
         * begins with 300 for level 1. That of the last level is a lower bound: in Othello what it is with 0.3 s per move on one core,
         * elsewhere what the level below it has.
         */
        private static final List<Variant> VARIANTS = List.of(
                Variant.OTHELLO,
                Variant.EIGHT_STARS,
                Variant.square(10, Start.DIAGONAL),
                Variant.square(8, Start.PARALLEL),
                Variant.REVERSI_1876,
                Variant.ANTI,
                Variant.square(6, Start.DIAGONAL));

        static final List<Level> LEVELS = IntStream.range(0, ROWS.size())
                .mapToObj(at -> ROWS.get(at).numbered(at + 1))
                .toList();

        private Table() {}

        /** A level without its number, and its rating in each variant. */
        private record Row(Level level, List<Integer> ratings) {
            Row rated(Integer... measured) {
                return new Row(level, List.of(measured));
            }

            Level numbered(int number) {
                return new Level(
                        number,
                        level.depth(),
                        level.solveEmpties(),
                        level.millis(),
                        level.accuracy(),
                        level.humanBias(),
                        level.flipBias());
            }
        }

        private static Row row(int depth, int solveEmpties, int millis, int accuracy, int humanBias, int flipBias) {
            return new Row(new Level(0, depth, solveEmpties, millis, accuracy, humanBias, flipBias), List.of());
        }

        /** The rating of a level, by its number from 1, in a variant; empty where nobody measured it. */
        static OptionalInt rating(int level, Variant variant) {
            int at = VARIANTS.indexOf(variant);
            return at < 0
                    ? OptionalInt.empty()
                    : OptionalInt.of(ROWS.get(level - 1).ratings.get(at));
        }
    }
}
