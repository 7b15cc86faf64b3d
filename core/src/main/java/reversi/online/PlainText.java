package reversi.online;

/**
 * What a line of text may hold: everything but control characters, such as tabs and line breaks. It also tells emoji, which
 * the screens cannot draw.
 */
public final class PlainText {
    private static final int DELETE = 0x7f;
    private static final int LAST_CONTROL = 0x9f;
    private static final int LINE_SEPARATOR = 0x2028;
    private static final int PARAGRAPH_SEPARATOR = 0x2029;

    private static final int ZERO_WIDTH_JOINER = 0x200d;
    private static final int KEYCAP = 0x20e3;
    private static final int[][] PICTURES = {
        {0x231a, 0x231b}, {0x23e9, 0x23fa}, {0x2600, 0x27bf}, {0x2b1b, 0x2b55}, {0xd800, 0xdfff}, {0xfe00, 0xfe0f}
    };

    private PlainText() {}

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
