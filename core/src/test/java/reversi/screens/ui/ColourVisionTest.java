package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Colours as others see them. */
class ColourVisionTest {
    @ParameterizedTest
    @EnumSource
    void greysLookTheSameToEverybody(ColourVision vision) {
        for (float grey : new float[] {0, 0.2f, 0.5f, 1}) {
            double light = Contrast.linear(grey);
            assertArrayEquals(new double[] {light, light, light}, vision.light(new Color(grey, grey, grey, 1)), 1e-5);
        }
        assertEquals(21, vision.contrast(Color.BLACK, Color.WHITE), 0.01f);
    }

    @Test
    void redAndGreenLookAlikeToTwoKindsAndBlueAndGreenToTheThird() {
        Color red = Color.valueOf("b04a30");
        Color green = Color.valueOf("6a6a30");
        assertTrue(ColourVision.USUAL.difference(red, green) > 45);
        assertTrue(ColourVision.DEUTERANOPIA.difference(red, green) < 15);
        Color blue = Color.valueOf("3070b0");
        Color teal = Color.valueOf("307878");
        assertTrue(ColourVision.TRITANOPIA.difference(blue, teal) < ColourVision.USUAL.difference(blue, teal) / 2);
    }

    @Test
    void theDistanceOfBlackAndWhiteIsAHundred() {
        assertEquals(100, ColourVision.USUAL.difference(Color.BLACK, Color.WHITE), 0.1);
    }
}
