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
            boolean isDrawn = font.canDisplay(code) && !isIgnorable(code);
            if (!isFormat && TextLine.isShown((char) code) != isDrawn) {
                different.add(Integer.toHexString(code));
            }
        }
        assertEquals(List.of(), different);
    }

    /** Newer JDKs say that any font displays what draws nothing, such as variation selectors. */
    private static boolean isIgnorable(int code) {
        return code == 0x85
                || code == 0x34f
                || (code >= 0x17b4 && code <= 0x17b5)
                || (code >= 0x180b && code <= 0x180d)
                || code == 0x2065
                || (code >= 0xfe00 && code <= 0xfe0f)
                || (code >= 0xfff0 && code <= 0xfff8);
    }
}
