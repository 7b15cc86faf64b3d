package reversi.session;

/** Players' names in a saved game: anything but plain letters and digits is written as a percent sign and four hex digits. */
final class SaveNames {
    private static final int HEX = 16;
    private static final int DIGITS = 4;

    private SaveNames() {}

    static String write(String name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char sign = name.charAt(i);
            if (isPlain(sign)) {
                text.append(sign);
            } else {
                String digits = Integer.toHexString(sign);
                text.append('%').append("0".repeat(DIGITS - digits.length())).append(digits);
            }
        }
        return text.toString();
    }

    /** Throws IllegalArgumentException for a text that {@link #write} gives for no name. */
    static String read(String text) {
        StringBuilder name = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char sign = text.charAt(at);
            if (sign == '%' && at + DIGITS < text.length()) {
                name.append((char) hex(text, at + 1));
                at += DIGITS + 1;
            } else if (isPlain(sign)) {
                name.append(sign);
                at++;
            } else {
                throw new IllegalArgumentException("not a name: " + text);
            }
        }
        return name.toString();
    }

    private static int hex(String text, int from) {
        int value = 0;
        for (int i = from; i < from + DIGITS; i++) {
            int digit = Character.digit(text.charAt(i), HEX);
            if (digit < 0) {
                throw new IllegalArgumentException("not a name: " + text);
            }
            value = value * HEX + digit;
        }
        return value;
    }

    private static boolean isPlain(char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9');
    }
}
