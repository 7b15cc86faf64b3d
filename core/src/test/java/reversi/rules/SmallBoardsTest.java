package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The 4×4 board solved to the end: known results that hang on every rule at once. */
class SmallBoardsTest {
    private final Map<Position, Integer> solved = new HashMap<>();

    /** White wins 11–3 from the diagonal start and by 3 discs from the parallel one, whichever the solver. */
    @ParameterizedTest
    @CsvSource({"DIAGONAL, -8", "PARALLEL, -3"})
    void thePerfectGameEndsWithTheKnownMargin(Start start, int blackMinusWhite) {
        assertEquals(blackMinusWhite, value(Position.start(Variant.square(4, start))));
    }

    /** The best margin in discs for the side to move, by looking at every game (no pruning, each position once). */
    private int value(Position position) {
        Integer known = solved.get(position);
        if (known != null) {
            return known;
        }
        List<Move> moves = position.legalMoves();
        int best = Integer.MIN_VALUE;
        for (Move move : moves) {
            best = Math.max(best, -value(position.play(move).orThrow().after()));
        }
        if (moves.isEmpty()) {
            Disc mover = position.toMove();
            best = position.count(mover) - position.count(mover.other());
        }
        solved.put(position, best);
        return best;
    }
}
