package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which squares a board has, how it is written, and what it is called. */
class OutlineTest {
    @ParameterizedTest
    @CsvSource({
        "SQUARE, a1, 8, true",
        "SQUARE, h8, 8, true",
        "SQUARE, i8, 8, false",
        "SQUARE, h9, 8, false",
        "OCTAGON, a1, 10, false",
        "OCTAGON, b1, 10, false",
        "OCTAGON, a2, 10, false",
        "OCTAGON, c1, 10, true",
        "OCTAGON, b2, 10, true",
        "OCTAGON, j10, 10, false",
        "OCTAGON, i10, 10, false",
        "OCTAGON, h10, 10, true",
        "OCTAGON, j8, 10, true"
    })
    void aBoardHasTheSquaresOfItsOutline(Shape shape, String square, int size, boolean isOnBoard) {
        assertEquals(isOnBoard, shape.contains(Square.of(square), size));
    }

    @Test
    void aPositionIsWrittenInRowsWithWhoIsToMove() {
        Position start = Position.start(Variant.square(4, Start.DIAGONAL));
        assertEquals("----\n-OX-\n-XO-\n----\nX", start.toString());
        Position next = start.play(Move.at("b1")).orThrow().after();
        assertEquals("-X--\n-XX-\n-XO-\n----\nO", next.toString());
        String stars = Position.start(Variant.EIGHT_STARS).toString();
        assertTrue(stars.startsWith("  ------  \n"), stars);
    }

    @Test
    void whatHasANameIsFoundByItsRules() {
        for (NamedVariant named : Variants.all()) {
            assertEquals(Optional.of(named), Variants.named(named.variant()));
        }
        assertEquals(Variant.OTHELLO, Variants.all().get(0).variant());
        assertEquals(Optional.empty(), Variants.named(Variant.OTHELLO.withHandicap(1)));
        assertTrue(Variant.ANTI.fewestWins());
        assertFalse(Variant.OTHELLO.fewestWins());
    }

    @Test
    void passesArePliesButNoPlacements() {
        Transcript game = Transcript.start(Variant.square(4, Start.DIAGONAL));
        for (String move : "b1 c1 d3 a1 pass a3".split(" ")) {
            game = game.with(game.current()
                    .play(move.equals("pass") ? Move.PASS : Move.at(move))
                    .orThrow());
        }
        assertEquals(6, game.plies());
        assertEquals(5, game.placements());
    }
}
