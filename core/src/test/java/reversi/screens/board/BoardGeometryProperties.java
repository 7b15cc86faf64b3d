package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.FloatRange;
import reversi.rules.Disc;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Where squares are, on every board, at any size and density of the screen. */
class BoardGeometryProperties {
    @Provide
    Arbitrary<Variant> variants() {
        Arbitrary<Variant> square =
                Arbitraries.integers().between(2, 8).map(half -> Variant.square(2 * half, Start.DIAGONAL));
        Arbitrary<Variant> octagon = Arbitraries.integers()
                .between(4, 8)
                .map(half -> new Variant(2 * half, Shape.OCTAGON, Start.DIAGONAL, Disc.BLACK, 0, Set.of(), 0));
        return Arbitraries.oneOf(square, octagon);
    }

    @Provide
    Arbitrary<Float> pixels() {
        return Arbitraries.of(1f, 0.5f, 1 / 3f, 0.8f);
    }

    @Property
    void hitTestFindsTheSquareWhoseCentreIsTouched(
            @ForAll("variants") Variant variant,
            @ForAll @FloatRange(min = 0, max = 300) float x,
            @ForAll @FloatRange(min = 120, max = 1600) float width,
            @ForAll @FloatRange(min = 120, max = 1600) float height,
            @ForAll("pixels") float pixel,
            @ForAll boolean isTurned) {
        BoardGeometry board =
                BoardGeometry.fit(variant, x, 7, width, height, pixel).turned(isTurned);
        for (Square square : variant.squares()) {
            float cx = board.centreX(square.file());
            float cy = board.centreY(square.rank());
            float near = board.side() * 0.49f;
            assertEquals(Optional.of(square), board.square(cx, cy));
            assertEquals(Optional.of(square), board.square(cx - near, cy + near));
            assertEquals(Optional.of(square), board.square(cx + near, cy - near));
        }
    }

    @Property
    void boardStaysInItsAreaAndUsesItUp(
            @ForAll("variants") Variant variant,
            @ForAll @FloatRange(min = 120, max = 1600) float width,
            @ForAll @FloatRange(min = 120, max = 1600) float height,
            @ForAll("pixels") float pixel) {
        BoardGeometry board = BoardGeometry.fit(variant, 10, 20, width, height, pixel);
        float room = Math.min(width, height);
        assertTrue(board.left() >= 10 - pixel && board.bottom() >= 20 - pixel);
        assertTrue(board.left() + board.outer() <= 10 + width + pixel);
        assertTrue(board.bottom() + board.outer() <= 20 + height + pixel);
        assertTrue(board.outer() > room - pixel * (variant.size() + 3), "no more is wasted than whole pixels need");
    }

    @Property
    void squaresAreWholePixels(
            @ForAll("variants") Variant variant,
            @ForAll @FloatRange(min = 120, max = 1600) float width,
            @ForAll("pixels") float pixel) {
        BoardGeometry board = BoardGeometry.fit(variant, 0, 0, width, width, pixel);
        float pixels = board.side() / pixel;
        assertEquals(Math.round(pixels), pixels, 0.01f);
    }

    @Property
    void frameAndCutCornersAreNoSquares(
            @ForAll("variants") Variant variant, @ForAll @FloatRange(min = 120, max = 1600) float width) {
        BoardGeometry board = BoardGeometry.fit(variant, 0, 0, width, width, 1);
        float middle = board.left() + board.outer() / 2;
        assertTrue(board.square(middle, board.bottom() + board.border() / 2).isEmpty());
        assertTrue(board.square(board.left() + board.border() / 2, middle).isEmpty());
        assertTrue(board.square(-5, middle).isEmpty());
        boolean cut = variant.shape() == Shape.OCTAGON;
        assertEquals(cut, board.square(board.centreX(0), board.centreY(0)).isEmpty());
        assertEquals(cut, board.square(board.centreX(1), board.centreY(0)).isEmpty());
    }

    @Property
    void arrowsReachEverySquareAndStayOnTheBoard(@ForAll("variants") Variant variant, @ForAll boolean isTurned) {
        BoardGeometry board = BoardGeometry.fit(variant, 0, 0, 800, 800, 1).turned(isTurned);
        for (Square square : variant.squares()) {
            Square right = board.step(square, 1, 0);
            assertTrue(board.centreX(right.file()) >= board.centreX(square.file()), "to the right as it is seen");
            assertTrue(variant.contains(right));
            assertTrue(right.equals(square) || board.step(right, -1, 0).equals(square));
            assertTrue(variant.contains(board.step(square, 0, -1)));
        }
    }
}
