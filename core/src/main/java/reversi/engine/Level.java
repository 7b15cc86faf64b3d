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
    /** All levels, weakest first. */
    public static List<Level> all() {
        return Levels.ALL;
    }

    /** Full strength. */
    public static Level strongest() {
        return Levels.ALL.get(Levels.ALL.size() - 1);
    }

    /** The level of a number from 1; throws IllegalArgumentException if there is none. */
    public static Level of(int number) {
        if (number < 1 || number > Levels.ALL.size()) {
            throw new IllegalArgumentException("levels are 1 to " + Levels.ALL.size() + ", not " + number);
        }
        return Levels.ALL.get(number - 1);
    }

    /** An experimental level that always plays the best move it sees. */
    public static Level flawless(int depth, int solveEmpties, int millis) {
        return new Level(0, depth, solveEmpties, millis, Levels.FLAWLESS, 0, 0);
    }

    /** This level without random variation in the opening. */
    public Level unvaried() {
        return new Level(
                number, depth, solveEmpties, millis, Math.min(Levels.FLAWLESS - 1, accuracy), humanBias, flipBias);
    }

    /** This level with another time limit per move. */
    public Level within(int otherMillis) {
        return new Level(number, depth, solveEmpties, otherMillis, accuracy, humanBias, flipBias);
    }

    /** Its Elo rating in Othello from a tournament of the levels (see docs/engine.md); a lower bound for the strongest; 0 for an experimental level. */
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
        return accuracy >= Levels.FLAWLESS;
    }
}
