package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.graphics.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contrasts that others measure. */
class ContrastTest {
    @ParameterizedTest
    @CsvSource({
        "000000, ffffff, 21",
        "ffffff, ffffff, 1",
        "777777, ffffff, 4.48",
        "0000ff, ffffff, 8.59",
        "ff0000, 00ff00, 2.91"
    })
    void isThatOfTheGuidelines(String one, String other, float contrast) {
        assertEquals(contrast, Contrast.of(Color.valueOf(one), Color.valueOf(other)), 0.01f);
        assertEquals(contrast, Contrast.of(Color.valueOf(other), Color.valueOf(one)), 0.01f);
    }
}
