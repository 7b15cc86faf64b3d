package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxNativesLoader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundPictureTest {
    private static final int RED = 0xff0000ff;

    @BeforeAll
    static void load() {
        GdxNativesLoader.load();
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 127, 128})
    void whatLiesOutsideTheCircleIsClearAndTheRestUntouched(int side) {
        Pixmap picture = new Pixmap(side, side, Pixmap.Format.RGBA8888);
        picture.setColor(1, 0, 0, 1);
        picture.fill();
        RoundPicture.cut(picture);
        int soft = 0;
        float half = side / 2f;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double far = Math.hypot(x + 0.5 - half, y + 0.5 - half);
                int alpha = picture.getPixel(x, y) & 0xff;
                if (far <= half - 0.5) {
                    assertEquals(RED, picture.getPixel(x, y), x + ", " + y);
                } else if (far >= half + 0.5) {
                    assertEquals(0, alpha, x + ", " + y);
                } else {
                    soft += alpha > 0 && alpha < 255 ? 1 : 0;
                }
            }
        }
        assertTrue(soft > 2 * side, "the edge is soft: " + soft);
        picture.dispose();
    }
}
