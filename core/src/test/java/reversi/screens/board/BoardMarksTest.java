package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Marks of legal moves are told from every board. */
class BoardMarksTest {
    private static boolean isFaint(DiscColour mark, BoardLook look) {
        return BoardMarks.isFaint(mark.colour(), look.isChequered() ? look.square(0, 0) : look.felt());
    }

    @Test
    void whiteOnBrightBoardsIsFaintAndBlackIsNot() {
        assertTrue(isFaint(DiscColour.WHITE, BoardLook.CHILDREN));
        assertTrue(isFaint(DiscColour.WHITE, BoardLook.WHITE));
        assertTrue(isFaint(DiscColour.YELLOW, BoardLook.CHILDREN));
        assertFalse(isFaint(DiscColour.BLACK, BoardLook.CHILDREN));
        assertFalse(isFaint(DiscColour.WHITE, BoardLook.GREEN));
        assertFalse(isFaint(DiscColour.BLACK, BoardLook.GREEN));
    }
}
