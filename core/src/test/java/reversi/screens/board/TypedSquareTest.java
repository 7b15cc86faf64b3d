package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Square;
import reversi.rules.Variant;

class TypedSquareTest {
    private final TypedSquare typed = new TypedSquare(Variant.OTHELLO);
    private final TypedSquare wide = new TypedSquare(Variant.EIGHT_STARS);

    @Test
    void aLetterAndAFigurePlaceAtOnce() {
        assertEquals(Optional.empty(), typed.type('f'));
        assertEquals("f", typed.text());
        assertEquals(Optional.of(Square.of("f5")), typed.type('5'));
        assertEquals("", typed.text());
    }

    @Test
    void anotherLetterBeginsAnew() {
        typed.type('f');
        typed.type('C');
        assertEquals("c", typed.text());
        assertEquals(Optional.of(Square.of("c1")), typed.type('1'));
    }

    @Test
    void onlyWhatCanMakeASquareIsTaken() {
        assertFalse(typed.takes('5'), "no letter yet");
        assertFalse(typed.takes('n'));
        assertFalse(typed.takes('i'));
        assertTrue(wide.takes('i'));
        typed.type('f');
        assertTrue(typed.takes('5'));
        assertEquals(Optional.empty(), typed.type('9'));
        assertFalse(typed.isWaiting(), "there is no ninth rank");
    }

    @Test
    void tenRanksNeedPatience() {
        wide.type('d');
        assertEquals(Optional.empty(), wide.type('1'));
        assertEquals(Optional.of(Square.of("d10")), wide.type('0'));
        wide.type('d');
        wide.type('1');
        assertEquals(Optional.of(Square.of("d1")), wide.advance(TypedSquare.AMBIGUOUS));
        wide.type('d');
        wide.type('1');
        assertEquals(Optional.of(Square.of("d1")), wide.enter());
    }

    @Test
    void cutOffSquaresAreNone() {
        wide.type('a');
        wide.type('1');
        assertEquals(Optional.empty(), wide.enter());
        wide.type('a');
        assertEquals(Optional.of(Square.of("a3")), wide.type('3'));
    }

    @Test
    void aForgottenLetterFades() {
        typed.type('e');
        typed.advance(TypedSquare.PATIENCE - 1);
        assertEquals("e", typed.text());
        typed.advance(1);
        assertFalse(typed.isWaiting());
        typed.type('e');
        typed.backspace();
        assertFalse(typed.isWaiting());
    }
}
