package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Font;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be sent is what the typeface on every device can show. */
class PlainTextFontTest {
    @ParameterizedTest
    @ValueSource(strings = {"regular", "semibold", "bold"})
    void everyCharacterThatMayBeSentIsInTheTypeface(String weight) throws Exception {
        Font font = Font.createFont(Font.TRUETYPE_FONT, new File("../assets/fonts/inter-" + weight + ".ttf"));
        List<String> different = new ArrayList<>();
        for (int code = ' '; code < Character.MAX_VALUE; code++) {
            boolean isFormat = Character.getType(code) == Character.FORMAT;
            if (!isFormat && PlainText.isShown((char) code) != font.canDisplay(code)) {
                different.add(Integer.toHexString(code));
            }
        }
        assertEquals(List.of(), different);
    }
}
