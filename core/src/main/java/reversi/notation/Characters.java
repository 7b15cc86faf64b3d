package reversi.notation;

/** Character classes of pasted text, and what a text of one line is. */
final class Characters {
    private Characters() {}

    /** Whether this is a digit 0…9. */
    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Whether this is a letter A…Z or a…z. */
    static boolean isLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    /** Whether this is white space: also the no-break and ideographic spaces and the byte order mark that pastes bring along. */
    static boolean isSpace(char c) {
        return c <= ' ' || c == '\u00a0' || c == '\u3000' || c == '\ufeff';
    }

    /** Where the white space ends that begins here, no later than {@code end}. */
    static int skipSpace(String text, int from, int end) {
        int at = from;
        while (at < end && isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** A text without white space at its ends. */
    static String trim(String text) {
        int from = skipSpace(text, 0, text.length());
        int to = text.length();
        while (to > from && isSpace(text.charAt(to - 1))) {
            to--;
        }
        return text.substring(from, to);
    }

    /** A text with ASCII for the wide letters, digits and characters of East Asian keyboards. */
    static String narrow(String text) {
        StringBuilder narrow = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            narrow.append(c > '\uff00' && c < '\uff5f' ? (char) (c - 0xfee0) : c);
        }
        return narrow.toString();
    }

    /** A name as files write it, which is nothing where it is a question mark. */
    static String known(String name) {
        return name.equals("?") ? "" : name;
    }

    /** A text as one line: what is no more than white space or a control character is one space, and none at the ends. */
    static String line(String text) {
        StringBuilder line = new StringBuilder(text.length());
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isSpace(c) || c == '\u007f') {
                gap = true;
            } else {
                line.append(gap && line.length() > 0 ? " " : "").append(c);
                gap = false;
            }
        }
        return line.toString();
    }

    /** A text of several lines, each ended by {@code \n}, without other control characters and without white space at its ends. */
    static String lines(String text) {
        StringBuilder lines = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean paired = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if (!paired) {
                lines.append(c == '\r' || c == '\n' ? '\n' : c < ' ' ? ' ' : c);
            }
        }
        return trim(lines.toString());
    }
}
