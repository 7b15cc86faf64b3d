package reversi.online;

/**
 * What a line of text may hold: everything but control characters, such as tabs and line breaks. It also tells emoji
 * and letters that not every screen can draw.
 */
public final class TextLine {
    private static final int DELETE = 0x7f;
    private static final int LAST_CONTROL = 0x9f;
    private static final int LINE_SEPARATOR = 0x2028;
    private static final int PARAGRAPH_SEPARATOR = 0x2029;

    private static final int ZERO_WIDTH_JOINER = 0x200d;
    private static final int KEYCAP = 0x20e3;
    private static final int[][] PICTURES = {
        {0x231a, 0x231b}, {0x23e9, 0x23fa}, {0x2600, 0x27bf}, {0x2b1b, 0x2b55}, {0xd800, 0xdfff}, {0xfe00, 0xfe0f}
    };

    /** What the game's typeface has, Latin, Greek and Cyrillic letters, figures and signs: the first and the last of each range, rising. */
    private static final int[] SHOWN = {
        0x20, 0x7e, 0xa0, 0x148, 0x14a, 0x17f, 0x218, 0x21b, 0x2c6, 0x2c6, 0x2da, 0x2da,
        0x2dc, 0x2dc, 0x384, 0x38a, 0x38c, 0x38c, 0x38e, 0x3a1, 0x3a3, 0x3ce, 0x400, 0x45f,
        0x490, 0x491, 0x2009, 0x2009, 0x200c, 0x2014, 0x2018, 0x201a, 0x201c, 0x201e, 0x2020, 0x2020,
        0x2022, 0x2022, 0x2026, 0x2026, 0x2028, 0x2030, 0x2032, 0x2033, 0x2039, 0x203a, 0x206a, 0x206f,
        0x20ac, 0x20ac, 0x20bd, 0x20bd, 0x2116, 0x2116, 0x2122, 0x2122, 0x2190, 0x2193, 0x2196, 0x2199,
        0x21ba, 0x21bb, 0x2212, 0x2212, 0x221e, 0x221e, 0x2248, 0x2248, 0x2260, 0x2260, 0x2264, 0x2265,
        0x25a0, 0x25a1, 0x25b2, 0x25b2, 0x25b6, 0x25b6, 0x25bc, 0x25bc, 0x25c0, 0x25c0, 0x25cb, 0x25cb,
        0x25cf, 0x25cf, 0x2605, 0x2606, 0x2665, 0x2665, 0x2713, 0x2713
    };

    /** What every device has other fonts for: kana, the common Chinese characters, and their signs. */
    private static final int[] WIDE = {0x3000, 0x30ff, 0x4e00, 0x9fff, 0xff01, 0xffee};

    private TextLine() {}

    /** Whether a text holds a character that is in none of the game's typefaces, so that not every device can draw it. */
    public static boolean hasForeign(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isShown(text.charAt(i)) && !isIn(WIDE, text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the game's main typeface has a character. */
    static boolean isShown(char character) {
        return isIn(SHOWN, character);
    }

    private static boolean isIn(int[] ranges, char character) {
        for (int last = 1; last < ranges.length; last += 2) {
            if (character <= ranges[last]) {
                return character >= ranges[last - 1];
            }
        }
        return false;
    }

    /**
     * Whether a text holds an emoji or a part of one: anything beyond the basic plane, where the letters of a font for one
     * character each do not reach, and the pictures within it.
     */
    public static boolean hasEmoji(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isEmoji(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isEmoji(char character) {
        for (int[] range : PICTURES) {
            if (character >= range[0] && character <= range[1]) {
                return true;
            }
        }
        return character == ZERO_WIDTH_JOINER || character == KEYCAP;
    }

    /** Whether a character is a control character (Unicode's Cc) or breaks the line. */
    public static boolean isControl(char character) {
        return character < ' '
                || (character >= DELETE && character <= LAST_CONTROL)
                || character == LINE_SEPARATOR
                || character == PARAGRAPH_SEPARATOR;
    }

    /** Whether a text holds a control character. */
    public static boolean hasControl(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isControl(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** The text without its control characters; the same text where it has none. */
    public static String withoutControl(String text) {
        if (!hasControl(text)) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (!isControl(character)) {
                plain.append(character);
            }
        }
        return plain.toString();
    }
}
