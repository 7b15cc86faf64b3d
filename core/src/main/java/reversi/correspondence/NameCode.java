package reversi.correspondence;

import java.util.Optional;

/** A name in letters and digits, which need no escape in an address; any other character as {@code ~} and its four hexadecimal digits. */
final class NameCode {
    private static final char ESCAPE = '~';
    private static final int DIGITS = 4;
    private static final int FIRST_FIVE_DIGITS = 0x1_0000;

    private NameCode() {}

    static String write(String name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char sign = name.charAt(i);
            text.append(
                    isPlain(sign)
                            ? String.valueOf(sign)
                            : ESCAPE
                                    + Integer.toHexString(FIRST_FIVE_DIGITS | sign)
                                            .substring(1));
        }
        return text.toString();
    }

    private static boolean isPlain(char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9');
    }

    /** The name of a text; empty for one that {@link #write} gives for none. */
    static Optional<String> read(String text) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int code = text.charAt(i) == ESCAPE ? hex(text, i + 1) : text.charAt(i);
            if (code < 0) {
                return Optional.empty();
            }
            name.append((char) code);
            i += text.charAt(i) == ESCAPE ? DIGITS : 0;
        }
        return Optional.of(name.toString()).filter(found -> write(found).equals(text));
    }

    private static int hex(String text, int from) {
        int value = from + DIGITS <= text.length() ? 0 : -1;
        for (int i = from; value >= 0 && i < from + DIGITS; i++) {
            int digit = Character.digit(text.charAt(i), 16);
            value = digit < 0 ? -1 : value * 16 + digit;
        }
        return value;
    }
}
