package reversi.platform;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.utils.Array;

/**
 * Where a line may end: at spaces, and in Japanese and Chinese between any two characters but for the usual rules (<i>kinsoku</i>) that a line neither begins
 * with what closes or goes on, such as {@code 。} and {@code ー}, nor ends with what opens, such as {@code 「}.
 */
public final class LineBreaks {
    private static final String NEVER_FIRST =
            "、。，．・：；？！゛゜ヽヾゝゞ々ー～〜）］｝〕〉》」』】〙〗〟’”…‥—–％℃" + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)]}%»›·";
    private static final String NEVER_LAST = "（［｛〔〈《「『【〘〖〝‘“￥＄([{«‹";

    private LineBreaks() {}

    /**
     * How many glyphs stay on a line where the one before {@code start}, counted from 1, does not fit any more, as
     * {@link com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData#getWrapIndex} says it; 0 where the line has no place to end.
     */
    public static int wrapIndex(Array<Glyph> glyphs, int start) {
        for (int next = start - 1; next > 0; next--) {
            char first = character(glyphs, next);
            char last = character(glyphs, next - 1);
            boolean isAtSpace = isSpace(last) || (next == start - 1 && isSpace(first));
            if (isAtSpace || mayPart(last, first)) {
                return next;
            }
        }
        return 0;
    }

    /** Whether a line may end between two characters without a space. */
    static boolean mayPart(char last, char first) {
        return (isWide(last) || isWide(first))
                && !isGlue(last)
                && !isGlue(first)
                && !isSpace(first)
                && NEVER_LAST.indexOf(last) < 0
                && NEVER_FIRST.indexOf(first) < 0;
    }

    private static char character(Array<Glyph> glyphs, int at) {
        return (char) glyphs.get(at).id;
    }

    private static boolean isSpace(char character) {
        return character == ' ' || character == '\n' || character == '\t' || character == '\r';
    }

    /** Spaces that hold together what they stand between. */
    private static boolean isGlue(char character) {
        return character == '\u00a0' || character == '\u202f' || character == '\u2060';
    }

    /** Whether a character is one of a script without spaces: kana, Chinese characters, and their signs; or stands for an emoji or a word. */
    private static boolean isWide(char character) {
        return (character >= '\u2e80' && character <= '\u9fff')
                || (character >= '\uf900' && character <= '\ufaff')
                || (character >= '\uff00' && character <= '\uffef')
                || StandIns.isOne(character);
    }
}
