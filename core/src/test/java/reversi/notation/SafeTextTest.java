package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SafeTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Ben|9|Ben",
                "\" a\tb\nc\u007f \"|9|a b c",
                "abcdef|3|abc",
                "ab cd|3|ab",
                "\ud83d\ude00x|9|\ud83d\ude00x",
                "ab\ud83d\ude00|3|ab",
                "a\ud83db\ude00c|9|abc",
                "a\ud83d|9|a",
            })
    void isShownAsOneShortLine(String text, int most, String plain) {
        assertEquals(plain, SafeText.of(text, most));
    }
}
