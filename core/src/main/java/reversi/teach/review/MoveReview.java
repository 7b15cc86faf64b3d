package reversi.teach.review;

import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Turn;

/**
 * What a move of a game was worth. All values are hundredths of a disc for the side that made it.
 *
 * @param turn the move that was made; not a pass
 * @param value what it was worth
 * @param best the best move that was found, which may be the same
 * @param bestValue what that one was worth, at least as much
 * @param line what both sides would best have played, beginning with {@code best}, as far as it is known
 * @param depth how many plies were searched
 * @param exact whether both values are results of the game with best play
 */
public record MoveReview(Turn turn, int value, Move best, int bestValue, List<Move> line, int depth, boolean exact) {
    public MoveReview {
        line = List.copyOf(line);
        if (bestValue < value) {
            throw new IllegalArgumentException("a better move than the best: " + value + " of " + bestValue);
        }
    }

    /** Who moved. */
    public Disc mover() {
        return turn.mover();
    }

    /** What the move gave away, in hundredths of a disc, 0 or more. */
    public int loss() {
        return bestValue - value;
    }

    /** By how many percentage points the move lowered the winning chances, 0…100. */
    public double lostChances() {
        return lostChances(value);
    }

    private double lostChances(int worth) {
        int empties = turn.before().empties();
        return WinningChances.percent(bestValue, empties) - WinningChances.percent(Math.min(worth, bestValue), empties);
    }

    /** How bad another move in its place would be that is worth {@code worth}. */
    public Judgement judgementOf(int worth) {
        return Judgement.of(lostChances(worth));
    }

    /** How bad the move was. */
    public Judgement judgement() {
        return Judgement.of(lostChances());
    }

    /** How close the move was to the best one, in percent: 100 for no loss of winning chances. */
    public double accuracy() {
        return WinningChances.accuracy(lostChances());
    }
}
