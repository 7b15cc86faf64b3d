package reversi.tools.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiscRenderTest {
    private static final int CELL = 48;

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.2, 0.35, 0.5, 0.65, 0.9})
    void bothSidesCoverTheSeam(double turn) {
        DiscRender render = new DiscRender(CELL, DiscAxes.turned(turn));
        Picture below = render.side(0);
        Picture above = render.side(1);
        int inside = 0;
        for (int y = 1; y < CELL - 1; y++) {
            for (int x = 1; x < CELL - 1; x++) {
                if (around(below, above, x, y)) {
                    inside++;
                    double board = (1 - below.alpha(x, y) / 255.0) * (1 - above.alpha(x, y) / 255.0);
                    assertTrue(board < 0.02, "at " + x + "," + y + " the board shows " + board);
                }
            }
        }
        assertTrue(inside > 150, "only " + inside + " texels lie inside the disc");
    }

    /** Whether all eight neighbours show the disc, so that the texel cannot lie on its outline. */
    private static boolean around(Picture below, Picture above, int x, int y) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (below.alpha(x + dx, y + dy) + above.alpha(x + dx, y + dy) < 200) {
                    return false;
                }
            }
        }
        return true;
    }

    @Test
    void restShowsTheFirstFaceAndTheSecondsFrontEdge() {
        DiscRender rest = new DiscRender(CELL, DiscAxes.turned(0));
        assertEquals(255, rest.side(0).alpha(CELL / 2, CELL / 2));
        assertEquals(0, rest.side(1).alpha(CELL / 2, CELL / 2));
        assertTrue(area(rest.side(1)) > 0);
        assertTrue(area(rest.side(1)) < 0.08 * area(rest.side(0)));
        assertEquals(0, rest.side(1).alpha(CELL / 2, 5), "the second colour shows at the back");
    }

    @Test
    void halfTurnShowsBothColoursOnTheEdge() {
        DiscRender half = new DiscRender(CELL, DiscAxes.turned(0.4));
        double whole = area(new DiscRender(CELL, DiscAxes.turned(0)).side(0));
        assertTrue(area(half.side(0)) > 0.03 * whole);
        assertTrue(area(half.side(1)) > 0.03 * whole);
        assertTrue(area(half.side(0)) + area(half.side(1)) < 0.5 * whole);
    }

    @Test
    void fullTurnSwapsTheColours() {
        Picture first = new DiscRender(CELL, DiscAxes.turned(0)).side(1);
        Picture last = new DiscRender(CELL, DiscAxes.turned(1)).side(0);
        int differing = 0;
        for (int y = 0; y < CELL; y++) {
            for (int x = 0; x < CELL; x++) {
                // The first side's alpha is stretched at the seam, so only clear and solid texels are compared.
                boolean clear = first.alpha(x, y) == 0 && last.alpha(x, y) > 0;
                boolean solid = first.alpha(x, y) == 255 && last.alpha(x, y) < 250;
                differing += clear || solid ? 1 : 0;
            }
        }
        assertTrue(differing <= 2, differing + " texels differ");
    }

    @Test
    void turnStaysInsideItsCellAndAboveTheBoard() {
        for (int frame = 0; frame <= 40; frame++) {
            DiscAxes pose = DiscAxes.turned(frame / 40.0);
            DiscRender render = new DiscRender(CELL, pose);
            for (int n = 0; n < CELL; n++) {
                for (int side = 0; side < 2; side++) {
                    Picture picture = render.side(side);
                    int border = picture.alpha(n, 0)
                            + picture.alpha(0, n)
                            + picture.alpha(n, CELL - 1)
                            + picture.alpha(CELL - 1, n);
                    assertEquals(0, border, "frame " + frame + " touches its cell's border");
                }
            }
            double reach = Math.hypot(pose.normal().x(), pose.normal().y())
                    + DiscShape.HALF * Math.abs(pose.normal().z());
            assertTrue(pose.lift() + DiscShape.HALF - reach > -0.02, "frame " + frame + " dips into the board");
        }
    }

    @Test
    void flatFaceIsNearlyWhite() {
        Picture face = new DiscRender(CELL, DiscAxes.turned(0)).side(0);
        int middle = face.at(CELL / 2, CELL / 2) & 255;
        assertTrue(middle > 230 && middle <= 255, "the face's middle is " + middle);
    }

    private static double area(Picture picture) {
        double area = 0;
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                area += picture.alpha(x, y) / 255.0;
            }
        }
        return area;
    }
}
