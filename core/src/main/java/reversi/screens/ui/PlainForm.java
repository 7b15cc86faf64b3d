package reversi.screens.ui;

import reversi.platform.Fonts;
import reversi.platform.RightToLeft;
import reversi.platform.StandIns;

/**
 * What players elsewhere write may hold what fonts have no single glyph for: emoji, and letters of other scripts. The device draws them as one
 * picture, for which a character stands in; what it cannot draw is shown in plain signs instead of a box for each half of a character.
 * Words that run from right to left are set in their own order, apart from what surrounds them.
 */
final class PlainForm {
    /** Up to here every font of the game has every character. */
    private static final char PLAIN = 0x7e;

    private static final String EMOJI = "[emoji]";
    private static final String LETTERS = "[?]";
    private static final int FIRST_SURROGATE = 0xd800;
    private static final int LAST_SURROGATE = 0xdfff;
    private static final int FIRST_SYMBOL = 0x2600;
    private static final int LAST_SYMBOL = 0x27bf;

    /** Faces and signs that have a well-known plain form. */
    private static final int[][] FACES = {
        {0x1f600, 0x1f600},
        {0x1f603, 0x1f604},
        {0x1f60a, 0x1f60a},
        {0x1f642, 0x1f642},
        {0x263a, 0x263a},
        {0x1f601, 0x1f602},
        {0x1f605, 0x1f606},
        {0x1f923, 0x1f923},
        {0x1f609, 0x1f609},
        {0x1f61e, 0x1f61f},
        {0x1f622, 0x1f622},
        {0x1f62d, 0x1f62d},
        {0x1f641, 0x1f641},
        {0x2639, 0x2639},
        {0x2764, 0x2764},
        {0x1f495, 0x1f49c}
    };

    private static final String[] PLAIN_FACES = {
        ":-)", ":-)", ":-)", ":-)", ":-)", ":-D", ":-D", ":-D", ";-)", ":-(", ":-(", ":-(", ":-(", ":-(", "<3", "<3"
    };

    private PlainForm() {}

    /** These words with stand-ins and substitutes for what has no glyph of its own; the same words where everything has one. */
    static String of(String words, Fonts fonts) {
        for (int i = 0; i < words.length(); i++) {
            char character = words.charAt(i);
            if (character > PLAIN && !isDrawn(character, fonts)) {
                return drawn(words, fonts);
            }
        }
        return words;
    }

    /** Whether a character is drawn by itself; one that came from outside as a stand-in is not, for it would show what it does not say. */
    private static boolean isDrawn(int code, Fonts fonts) {
        return code <= PLAIN
                || (code <= Character.MAX_VALUE
                        && !Clusters.isPart(code)
                        && !StandIns.isOne(code)
                        && fonts.draws((char) code));
    }

    private static String drawn(String words, Fonts fonts) {
        StringBuilder plain = new StringBuilder(words.length());
        int next;
        for (int i = 0; i < words.length(); i = next) {
            int code = words.codePointAt(i);
            if (RightToLeft.includes(code)) {
                next = addRightToLeft(plain, words, i, fonts);
            } else {
                next = Clusters.end(words, i);
                add(plain, picture(words, i, next, fonts));
            }
        }
        return plain.toString();
    }

    /** Adds the words that follow each other from right to left, the first one last; answers where they end. */
    private static int addRightToLeft(StringBuilder plain, String words, int start, Fonts fonts) {
        StringBuilder run = new StringBuilder();
        int at = start;
        int end = start;
        while (at < words.length() && RightToLeft.includes(words.codePointAt(at))) {
            end = Clusters.end(words, at);
            String picture = picture(words, at, end, fonts);
            boolean isRepeated = picture.equals(LETTERS) && run.toString().startsWith(LETTERS);
            run.insert(0, isRepeated ? "" : picture);
            at = end;
            boolean goesOn = at + 1 < words.length()
                    && words.charAt(at) == ' '
                    && RightToLeft.includes(words.codePointAt(at + 1));
            if (goesOn) {
                run.insert(0, isRepeated ? "" : " ");
                at++;
            }
        }
        plain.append(run);
        return end;
    }

    /** How a cluster is shown; empty for a mark without anything to be on. */
    private static String picture(String words, int start, int end, Fonts fonts) {
        int code = words.codePointAt(start);
        boolean isAlone = end == start + Character.charCount(code);
        if (isAlone && isDrawn(code, fonts)) {
            return words.substring(start, end);
        }
        if (Clusters.isMark(code)) {
            return "";
        }
        boolean isReal = !StandIns.isOne(code) && !(isAlone && code >= FIRST_SURROGATE && code <= LAST_SURROGATE);
        char standIn = isReal ? fonts.standIn(words.substring(start, end)) : StandIns.NONE;
        if (standIn != StandIns.NONE) {
            return String.valueOf(standIn);
        }
        return isDrawn(code, fonts) ? String.valueOf((char) code) : substitute(code);
    }

    /** Many of a kind in a row are said once. */
    private static void add(StringBuilder plain, String substitute) {
        boolean isSubstitute = substitute.length() > 1;
        if (!isSubstitute || !plain.toString().endsWith(substitute)) {
            plain.append(substitute);
        }
    }

    private static String substitute(int code) {
        for (int i = 0; i < FACES.length; i++) {
            if (code >= FACES[i][0] && code <= FACES[i][1]) {
                return PLAIN_FACES[i];
            }
        }
        boolean isSymbol = code > Character.MAX_VALUE || (code >= FIRST_SYMBOL && code <= LAST_SYMBOL);
        return isSymbol ? EMOJI : LETTERS;
    }
}
