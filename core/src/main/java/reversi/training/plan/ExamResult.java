package reversi.training.plan;

/**
 * How a test went.
 *
 * @param day the day, counted from 1970 by the player's clock
 * @param lost the discs that all moves lost together
 * @param best how many moves were the best
 */
public record ExamResult(long day, int lost, int best) {
    /** How many positions a test has. */
    static final int POSITIONS = 40;

    /** Throws IllegalArgumentException for what can't be the result of a test. */
    public ExamResult {
        if (day < 0 || lost < 0 || lost > POSITIONS * 128 || best < 0 || best > POSITIONS) {
            throw new IllegalArgumentException("no result: " + lost + ", " + best);
        }
    }
}
