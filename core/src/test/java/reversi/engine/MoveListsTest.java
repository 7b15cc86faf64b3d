package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MoveListsTest {
    private static final int FIRST = MoveLists.ROW;

    private static MoveLists of(int... squares) {
        MoveLists candidates = new MoveLists(2);
        for (int i = 0; i < squares.length; i++) {
            candidates.squares[FIRST + i] = squares[i];
            candidates.flips[FIRST + i] = 100L + squares[i];
            candidates.scores[FIRST + i] = -squares[i];
        }
        return candidates;
    }

    @Test
    void aKnownMoveComesToTheFrontWithWhatItFlips() {
        MoveLists candidates = of(3, 7, 5);
        assertEquals(FIRST + 1, candidates.moveToFront(5, FIRST, FIRST + 3));
        assertArrayEquals(new int[] {5, 7, 3}, Arrays.copyOfRange(candidates.squares, FIRST, FIRST + 3));
        assertEquals(105, candidates.flips[FIRST]);
        assertEquals(103, candidates.flips[FIRST + 2]);
    }

    @Test
    void aMoveThatIsNotThereOrWasBroughtBeforeChangesNothing() {
        MoveLists candidates = of(3, 7, 5);
        assertEquals(FIRST, candidates.moveToFront(TranspositionTable.NO_MOVE, FIRST, FIRST + 3));
        assertEquals(FIRST + 1, candidates.moveToFront(3, FIRST + 1, FIRST + 3));
        assertArrayEquals(new int[] {3, 7, 5}, Arrays.copyOfRange(candidates.squares, FIRST, FIRST + 3));
    }

    @Test
    void theMostPromisingMoveIsPickedAmongTheRest() {
        MoveLists candidates = of(9, 7, 3, 5);
        candidates.pickBest(FIRST + 1, FIRST + 4);
        assertArrayEquals(new int[] {9, 3, 7, 5}, Arrays.copyOfRange(candidates.squares, FIRST, FIRST + 4));
        candidates.pickBest(FIRST + 2, FIRST + 4);
        assertArrayEquals(new int[] {9, 3, 5, 7}, Arrays.copyOfRange(candidates.squares, FIRST, FIRST + 4));
    }
}
