package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The shapes that everything is drawn with. */
class ShapesTest {
    /** Its last tenth takes almost nothing away: a shadow has no edge where it ends. */
    @Test
    void shadowsEndSoftly() {
        assertEquals(1, Shapes.softness(0));
        assertEquals(0, Shapes.softness(1));
        assertTrue(Shapes.softness(0.9f) < 0.005f, "as good as nothing left where it ends");
        for (float at = 0; at < 1; at += 0.05f) {
            assertTrue(Shapes.softness(at) > Shapes.softness(at + 0.05f));
        }
    }
}
