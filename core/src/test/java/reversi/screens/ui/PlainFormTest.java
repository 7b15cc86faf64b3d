package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever another program sends can be read. */
class PlainFormTest {
    private static String onDesktop(String words) {
        return PlainForm.of(words, character -> character < 0x500);
    }

    @ParameterizedTest
    @CsvSource({
        "Well played \uD83D\uDE00, Well played :-)",
        "\uD83D\uDE02\uD83D\uDE02\uD83D\uDE02, :-D",
        "thanks \u2764\uFE0F, thanks <3",
        "\uD83D\uDC4D\uD83C\uDFFD ok, [emoji] ok",
        "\uD83D\uDC69\u200D\uD83D\uDE80, [emoji]",
        "1\uFE0F\u20E3 more, 1 more",
        "\u65E5\u672C wins, [?] wins",
        "half \uD83D, half [?]",
        "\u0416\u03A9 \u00E9, \u0416\u03A9 \u00E9"
    })
    void whatCannotBeDrawnHasAPlainForm(String sent, String shown) {
        assertEquals(shown, onDesktop(sent));
    }

    @Test
    void whereTheDeviceHasAPictureItIsShown() {
        assertEquals("\u65E5\u672C", PlainForm.of("\u65E5\u672C", character -> !Character.isSurrogate(character)));
        String plain = "Good game!";
        assertSame(plain, onDesktop(plain));
    }
}
