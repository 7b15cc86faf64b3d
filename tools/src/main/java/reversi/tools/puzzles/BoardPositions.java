package reversi.tools.puzzles;

import java.util.HashMap;
import java.util.Map;
import reversi.engine.Board;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** BoardPositions of bitboards. */
final class BoardPositions {
    private BoardPositions() {}

    static Position of(PuzzleCandidate candidate) {
        Map<Square, Disc> discs = new HashMap<>();
        put(discs, candidate.board().player(), candidate.toMove());
        put(discs, candidate.board().opponent(), candidate.toMove().other());
        return Position.of(Variant.OTHELLO, discs, candidate.toMove());
    }

    private static void put(Map<Square, Disc> discs, long squares, Disc disc) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            discs.put(Board.square(Long.numberOfTrailingZeros(rest)), disc);
        }
    }
}
