package reversi.training.champion;

import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Turn;

/**
 * A placed disc of a game, and what each legal move was worth there.
 *
 * @param turn the position and what was played
 * @param square where the disc was placed
 * @param best what the best move is worth for the mover, in discs, −64 to 64; the exact result near the end
 * @param losses what each legal move is worth less, in half discs from 0 to {@link #MOST_LOSS}, in the order of
 *     {@link reversi.rules.Position#placements}
 */
public record ValuedMove(Turn turn, Square square, int best, List<Integer> losses) {
    /** A move that loses so many half discs may lose more. */
    public static final int MOST_LOSS = 57;

    /** Up to so many half discs count as nothing: the engine errs by as much. */
    public static final int SLIGHT = 1;

    private static final int MOST_DISCS = 64;

    /** Throws IllegalArgumentException where the values are not those of the legal moves. */
    public ValuedMove {
        losses = List.copyOf(losses);
        boolean isInRange = losses.stream().allMatch(loss -> loss >= 0 && loss <= MOST_LOSS);
        if (losses.size() != turn.before().placements().size()
                || !isInRange
                || !losses.contains(0)
                || Math.abs(best) > MOST_DISCS) {
            throw new IllegalArgumentException("not the values of " + turn.before());
        }
    }

    /** Who moved. */
    public Disc mover() {
        return turn.mover();
    }

    /** Whether there was another move. */
    public boolean isChoice() {
        return losses.size() > 1;
    }

    /** What a legal move loses, in half discs. */
    public int loss(Square move) {
        return losses.get(turn.before().placements().indexOf(move));
    }

    /** What the move that was played loses, in half discs. */
    public int loss() {
        return loss(square);
    }

    /** Whether a legal move loses nothing, as far as the engine can tell. */
    public boolean isGood(Square move) {
        return loss(move) <= SLIGHT;
    }

    /** What the move that was played is worth for the mover, in discs. */
    public int value() {
        return best - loss() / 2;
    }
}
