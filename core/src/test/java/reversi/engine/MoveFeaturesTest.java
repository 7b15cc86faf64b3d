package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

class MoveFeaturesTest {
    private static Position position(Variant variant, String black, String white) {
        Map<Square, Disc> discs = new HashMap<>();
        for (String name : black.split(" ")) {
            discs.put(Square.of(name), Disc.BLACK);
        }
        for (String name : white.split(" ")) {
            discs.put(Square.of(name), Disc.WHITE);
        }
        return Position.of(variant, discs, Disc.BLACK);
    }

    private static double trait(int trait, Position position, String move) {
        return new MoveFeatures(position).of(Move.at(move))[trait];
    }

    @Test
    void squaresBesideACornerCountWhileItIsEmpty() {
        Position open = position(Variant.OTHELLO, "d4 d2", "c3 c2");
        assertEquals(1, trait(MoveFeatures.X_SQUARE, open, "b2"));
        assertEquals(2, trait(MoveFeatures.FLIPS, open, "b2"));
        assertEquals(0, trait(MoveFeatures.C_SQUARE, open, "b2"));
        Position taken = position(Variant.OTHELLO, "d4 d2 a1", "c3 c2");
        assertEquals(0, trait(MoveFeatures.X_SQUARE, taken, "b2"));
        Position anti = position(Variant.ANTI, "d4 d2", "c3 c2");
        assertEquals(-1, trait(MoveFeatures.X_SQUARE, anti, "b2"));
    }

    @Test
    void cornersAreTakenAndGiven() {
        assertEquals(1, trait(MoveFeatures.CORNER, position(Variant.OTHELLO, "c3", "b2"), "a1"));
        Position giving = position(Variant.OTHELLO, "d4", "c3 e5");
        assertEquals(1, trait(MoveFeatures.GIVEN_CORNERS, giving, "b2"));
        assertEquals(0, trait(MoveFeatures.GIVEN_CORNERS, giving, "f6"));
    }

    @Test
    void theOctagonsStarsAreItsCorners() {
        Position stars = position(Variant.EIGHT_STARS, "e1", "d1");
        assertEquals(1, trait(MoveFeatures.CORNER, stars, "c1"));
    }

    @Test
    void regionsCountOnceTheBoardFillsUp() {
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : Variant.OTHELLO.squares()) {
            discs.put(square, square.rank() == 0 ? Disc.BLACK : Disc.WHITE);
        }
        for (String empty : new String[] {"a8", "b8", "h8"}) {
            discs.remove(Square.of(empty));
        }
        Position late = Position.of(Variant.OTHELLO, discs, Disc.BLACK);
        assertEquals(1, trait(MoveFeatures.EVEN_REGION, late, "b8"));
        assertEquals(0, trait(MoveFeatures.EVEN_REGION, late, "h8"));
        assertEquals(0, trait(MoveFeatures.EVEN_REGION, position(Variant.OTHELLO, "d4", "c3 e5"), "b2"));
    }
}
