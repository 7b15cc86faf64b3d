package reversi.tools.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PathTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "M2 3L6 9            | 2 | 3 | 4 | 6",
                "M2,3 L 6 9          | 2 | 3 | 4 | 6",
                "M-2-3L2 3           | -2 | -3 | 4 | 6",
                "M1 1H9V5Z           | 1 | 1 | 8 | 4",
                "M1 1H9V5            | 1 | 1 | 8 | 4",
                "M4 8A4 0 1 12 8     | 4 | 4 | 8 | 4",
                "M4 8A4 0 0 12 8     | 4 | 8 | 8 | 4",
                "M8 4A4 1 1 4 8      | 4 | 4 | 8 | 8",
                "M0 0C0 4 8 4 8 0    | 0 | 0 | 8 | 3"
            })
    void readsPathsWithTheirBounds(String text, double x, double y, double w, double h) {
        Rectangle2D bounds = PathText.read(text).createTransformedShape(null).getBounds2D();
        java.awt.geom.Area area = new java.awt.geom.Area(PathText.read(text));
        if (!area.isEmpty()) {
            bounds = area.getBounds2D();
        }
        assertEquals(x, bounds.getX(), 0.01);
        assertEquals(y, bounds.getY(), 0.01);
        assertEquals(w, bounds.getWidth(), 0.01);
        assertEquals(h, bounds.getHeight(), 0.01);
    }

    @Test
    void refusesAnUnknownCommand() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> PathText.read("M1 1X2"));
        assertTrue(String.valueOf(e.getMessage()).contains("M1 1X2"));
    }

    @ParameterizedTest
    @MethodSource("reversi.tools.bake.IconArt#sprites")
    void iconsStayInsideTheirSquare(Sprite icon) {
        Picture picture = icon.picture();
        int last = picture.width() - 1;
        int border = 0;
        for (int n = 0; n <= last; n++) {
            border += picture.alpha(n, 0) + picture.alpha(0, n) + picture.alpha(n, last) + picture.alpha(last, n);
        }
        assertEquals(0, border, icon.name() + " touches its border");
        assertTrue(!picture.blank(), icon.name());
    }
}
