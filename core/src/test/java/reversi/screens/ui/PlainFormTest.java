package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.platform.Fonts;
import reversi.platform.StandIns;

/** Whatever another program sends can be read. */
class PlainFormTest {
    /** A device that draws some characters, and either all clusters or none. */
    private record Drawing(int until, StandIns standIns, boolean hasStandIns) implements Fonts {
        static Drawing plain() {
            return new Drawing(0x500, new StandIns(), false);
        }

        static Drawing all() {
            return new Drawing(0xd800, new StandIns(), true);
        }

        @Override
        public BitmapFont font(Weight weight, int pixels, float tracking, Script script) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean draws(char character) {
            return character < until;
        }

        @Override
        public char standIn(String cluster) {
            return hasStandIns ? standIns.of(cluster) : StandIns.NONE;
        }

        /** What is drawn, each picture of several characters in brackets. */
        String shown(String words) {
            StringBuilder shown = new StringBuilder();
            for (char sign : PlainForm.of(words, this).toCharArray()) {
                shown.append(standIns.cluster(sign)
                        .map(cluster -> '<' + cluster + '>')
                        .orElse(String.valueOf(sign)));
            }
            return shown.toString();
        }
    }

    private static String onDesktop(String words) {
        return PlainForm.of(words, Drawing.plain());
    }

    /** Names in ten scripts, emoji, and words in both directions, as they are drawn from left to right. */
    @ParameterizedTest
    @CsvSource({
        "\u0416\u0443\u043a \u03a9mega, \u0416\u0443\u043a \u03a9mega",
        "\u65e5\u672c\u592a\u90ce, \u65e5\u672c\u592a\u90ce",
        "\ud64d\uae38\ub3d9, \ud64d\uae38\ub3d9",
        "\u0645\u062d\u0645\u062f (3), <\u0645\u062d\u0645\u062f> (3)",
        "\u0645\u062d\u0645\u062f \u0639\u0644\u064a \u00b7 9, <\u0639\u0644\u064a> <\u0645\u062d\u0645\u062f> \u00b7 9",
        "Gal \u05d2\u05dc!, Gal <\u05d2\u05dc>!",
        "\u0e2a\u0e21\u0e0a\u0e32\u0e22, <\u0e2a\u0e21\u0e0a\u0e32\u0e22>",
        "\u0915\u0941\u092e\u093e\u0930 \u0938\u093f\u0902\u0939, <\u0915\u0941\u092e\u093e\u0930> <\u0938\u093f\u0902\u0939>",
        "\ud83d\ude00\ud83d\ude00 ok, <\ud83d\ude00><\ud83d\ude00> ok",
        "\ud83d\udc69\u200d\ud83d\ude80!, <\ud83d\udc69\u200d\ud83d\ude80>!",
        "\ud83c\udde9\ud83c\uddea\ud83c\uddeb\ud83c\uddf7, <\ud83c\udde9\ud83c\uddea><\ud83c\uddeb\ud83c\uddf7>",
        "1\ufe0f\u20e3, <1\ufe0f\u20e3>",
        "\ud842\udfb7\u91ce\u5bb6, <\ud842\udfb7>\u91ce\u5bb6",
        "e\u0301a, <e\u0301>a"
    })
    void whatTheDeviceDrawsInOnePieceIsOnePicture(String sent, String shown) {
        assertEquals(shown, Drawing.all().shown(sent));
    }

    @Test
    void aStandInFromOutsideShowsNothingElse() {
        Drawing device = Drawing.all();
        PlainForm.of("\ud83d\ude00", device);
        assertEquals("[?]", PlainForm.of("\ue000", device));
    }

    @Test
    void aLongWordIsDrawnInPartsAndFarTooManyWordsPlainly() {
        Drawing device = Drawing.all();
        assertEquals(3, PlainForm.of("\u05d0".repeat(40), device).length());
        for (int i = 0; i < 1_100; i++) {
            String word = "" + (char) (0x5d0 + i % 20) + (char) (0x5d0 + i / 20 % 20) + (char) (0x5d0 + i / 400);
            PlainForm.of(word, device);
        }
        assertEquals("[?]", PlainForm.of("\u05d1\u05d2\u05d3\u05d4", device));
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
        assertEquals("\u65E5\u672C", PlainForm.of("\u65E5\u672C", Drawing.all()));
        String plain = "Good game!";
        assertSame(plain, onDesktop(plain));
    }
}
