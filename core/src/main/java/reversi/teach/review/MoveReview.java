package reversi.teach.review;

import java.util.List;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Turn;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Explanation;
import reversi.teach.reasons.Reasons;

/**
 * What a move of a game was worth. All values are hundredths of a disc for the side that made it.
 *
 * @param turn the move that was made; not a pass
 * @param value what it was worth
 * @param best the best move that was found, which may be the same
 * @param bestValue what that one was worth, at least as much
 * @param line what both sides would best have played, beginning with {@code best}, as far as it is known
 * @param playedLine what both sides would best have played after the move that was made, beginning with it, as far as it is known
 * @param depth how many plies were searched
 * @param exact whether both values are results of the game with best play
 */
public record MoveReview(
        Turn turn,
        int value,
        Move best,
        int bestValue,
        List<Move> line,
        List<Move> playedLine,
        int depth,
        boolean exact) {
    public MoveReview {
        line = List.copyOf(line);
        playedLine = List.copyOf(playedLine);
        if (bestValue < value) {
            throw new IllegalArgumentException("a better move than the best: " + value + " of " + bestValue);
        }
    }

    /** Who moved. */
    public Disc mover() {
        return turn.mover();
    }

    /** Why the best move is better, in {@code most} reasons at most for each of the two; none where the move is the best. */
    public Explanation why(int most) {
        if (best.equals(turn.move())) {
            return new Explanation(List.of(), List.of());
        }
        return Reasons.explain(comparison(), most);
    }

    /** The best move beside the one that was made; throws IllegalArgumentException where both are the same. */
    public Comparison comparison() {
        MoveValue better = new MoveValue(best, bestValue, depth, exact, line);
        MoveValue made = new MoveValue(turn.move(), value, depth, exact, playedLine);
        return Comparison.of(turn.before(), better, made);
    }

    /** What the move gave away, in hundredths of a disc, 0 or more. */
    public int loss() {
        return bestValue - value;
    }

    /** By how many percentage points the move lowered the winning chances, 0…100. */
    public double lostChances() {
        return WinningChances.lost(bestValue, value, empties());
    }

    private int empties() {
        return turn.before().empties();
    }

    /** How bad another move in its place would be that is worth {@code worth}. */
    public Judgement judgementOf(int worth) {
        return Judgement.of(bestValue, worth, empties());
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
