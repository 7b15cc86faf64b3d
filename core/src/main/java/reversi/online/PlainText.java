package reversi.online;

/** What a line of text may hold: everything but control characters, such as tabs and line breaks. */
public final class PlainText {
    private static final int DELETE = 0x7f;
    private static final int LAST_CONTROL = 0x9f;
    private static final int LINE_SEPARATOR = 0x2028;
    private static final int PARAGRAPH_SEPARATOR = 0x2029;

    private PlainText() {}

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
