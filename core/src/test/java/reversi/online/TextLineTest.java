package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextLineTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "`Hello, Wörld!`|false",
                "``|false",
                "` `|false",
                "`\u00a0`|false",
                "`a\tb`|true",
                "`a\nb`|true",
                "`\u0000`|true",
                "`\u001f`|true",
                "`\u007f`|true",
                "`\u0080`|true",
                "`\u009f`|true",
                "`\u2028`|true",
                "`\u2029`|true",
                "`\u200b`|false",
                "`\uD83D\uDE00`|false"
            })
    void controlCharactersAreThoseOfUnicodeAndLineBreaks(String text, boolean hasControl) {
        assertEquals(hasControl, TextLine.hasControl(text));
        assertEquals(hasControl, !TextLine.withoutControl(text).equals(text));
    }

    @Test
    void agreesWithUnicodeOnEveryCharacter() {
        for (int code = 0; code <= Character.MAX_VALUE; code++) {
            boolean breaks = code == 0x2028 || code == 0x2029;
            assertEquals(
                    breaks || Character.getType(code) == Character.CONTROL,
                    TextLine.isControl((char) code),
                    Integer.toHexString(code));
        }
    }

    @ParameterizedTest
    @CsvSource({"'a\tb\nc', abc", "'\t\n', ''", "'\u2028x\u0085', x"})
    void whatIsLeftWithoutThem(String text, String plain) {
        assertEquals(plain, TextLine.withoutControl(text));
    }

    @Test
    void aTextWithoutThemIsNotCopied() {
        String text = "plain";
        assertSame(text, TextLine.withoutControl(text));
    }

    @ParameterizedTest
    @CsvSource({
        "Straße, false, false",
        "Ελλάδα, false, false",
        "Привет, false, false",
        "Ångström ♥ ★, false, true",
        "日本語とカタカナ、ー（）, false, false",
        "한국, true, false",
        "שלום, true, false",
        "\uD83D\uDE00, true, true",
        "\u231a, true, true",
        "1\u20e3, true, true",
        "a\u200db, false, true",
        "'', false, false"
    })
    void tellsWhatNotEveryScreenCanDraw(String text, boolean hasForeign, boolean hasEmoji) {
        assertEquals(hasForeign, TextLine.hasForeign(text));
        assertEquals(hasEmoji, TextLine.hasEmoji(text));
    }
}
