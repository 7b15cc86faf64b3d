package reversi.teach.reasons;

import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.teach.BoardFacts;

/**
 * One of the two moves of a {@link Comparison}, and the other one that it is held against.
 *
 * @param comparison the two moves
 * @param facts of the variant
 * @param line the move and what follows
 * @param other the other move and what follows
 * @param isBetter whether {@code line} is that of the better move
 */
record ContrastedMove(Comparison comparison, BoardFacts facts, ProvingLine line, ProvingLine other, boolean isBetter) {
    Position before() {
        return comparison.position();
    }

    /** Who makes the move. */
    Disc mover() {
        return before().toMove();
    }

    /** Who answers it. */
    Disc opponent() {
        return mover().other();
    }

    /** A reason of a kind that the first plies of the line prove. */
    Reason reason(Reason.Kind kind, int plies) {
        return Reason.of(kind, mover(), line.moves(plies));
    }

    int empties() {
        return before().empties();
    }

    /** Whether both values are results of the game with best play. */
    boolean isExact() {
        return comparison.better().exact() && comparison.worse().exact();
    }

    /** By how many discs the move is better, negative where it is worse: hundredths. */
    int lead() {
        return isBetter ? comparison.loss() : -comparison.loss();
    }

    /** Whether a count that is good for the mover is higher, where this is the better move, by {@code least}; lower where it is the worse. */
    boolean favours(int count, int otherCount, int least) {
        return isBetter ? count - otherCount >= least : otherCount - count >= least;
    }
}
