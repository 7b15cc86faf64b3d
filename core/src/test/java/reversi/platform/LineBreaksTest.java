package reversi.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.utils.Array;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where lines of Western and of Japanese and Chinese text end. */
class LineBreaksTest {
    private static Array<Glyph> glyphs(String text) {
        Array<Glyph> glyphs = new Array<>();
        for (int i = 0; i < text.length(); i++) {
            Glyph glyph = new Glyph();
            glyph.id = text.charAt(i);
            glyphs.add(glyph);
        }
        return glyphs;
    }

    /** The lines of a text in which every character is as wide as every other. */
    private static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width) {
            int end = LineBreaks.wrapIndex(glyphs(rest), width + 1);
            int cut = end == 0 ? width : end;
            lines.add(rest.substring(0, cut).stripTrailing());
            rest = rest.substring(cut).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "the quick fox = the/quick/fox",
                "ab cde = ab/cde",
                "黒石を置きます = 黒石を置き/ます",
                "白の番です。次 = 白の番で/す。次",
                "四隅は「角」と呼ぶ = 四隅は/「角」と呼/ぶ",
                "コンピューター = コンピュー/ター",
                "新コンピューター = 新コン/ピューター",
                "隅置へ。。。次 = 隅置/へ。。。次",
                "石はf5置く = 石はf5置/く",
                "xxxxxxxx = xxxxx/xxx"
            })
    void linesEndWhereTheyMay(String text, String lines) {
        assertEquals(lines, String.join("/", lines(text, 5)));
    }

    /** As libGDX does it where there are only spaces. */
    @Test
    void aSpaceThatDoesNotFitEndsTheLine() {
        assertEquals(5, LineBreaks.wrapIndex(glyphs("black white"), 6));
        assertEquals(6, LineBreaks.wrapIndex(glyphs("black white"), 9));
        assertEquals(0, LineBreaks.wrapIndex(glyphs("black"), 3));
    }

    @Test
    void aSpaceThatHoldsTogetherDoes() {
        assertEquals(1, LineBreaks.wrapIndex(glyphs("石黒\u00a0白"), 4));
    }
}
