package reversi.online;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the screens can't draw is told from what they can. */
class PlainTextEmojiTest {
    @ParameterizedTest
    @ValueSource(strings = {"\uD83D\uDE00", "good \u2764\uFE0F", "1\u20E3", "\u2728", "a\u200Db", "half \uD83D"})
    void emojiAndTheirPartsAreTold(String text) {
        assertTrue(TextLine.hasEmoji(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Good game!", "Ça été… « très » bien – merci", "\u0416\u03A9\u65E5\u672C", "3 × 4 → 12 :-)"})
    void wordsAreNone(String text) {
        assertFalse(TextLine.hasEmoji(text));
    }
}
