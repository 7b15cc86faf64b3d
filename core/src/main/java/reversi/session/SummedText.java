package reversi.session;

import java.util.Optional;
import java.util.function.Function;

/** A text that is kept with its version and a checksum: a line with a name and the version, the lines, and a line with their checksum. */
public final class SummedText {
    private static final String SUM = "sum ";
    private static final int MOST_DIGITS = 8;

    private SummedText() {}

    /**
     * What such a text holds.
     *
     * @param version by which the lines are written, 1 or more
     * @param lines each with its end
     */
    public record Content(int version, String lines) {
        /** What is made of the lines; empty where a later version wrote them, or making it throws IllegalArgumentException. */
        public <T> Optional<T> decode(int newest, Function<String, T> decode) {
            try {
                return version > newest ? Optional.empty() : Optional.of(decode.apply(lines));
            } catch (IllegalArgumentException damaged) {
                return Optional.empty();
            }
        }
    }

    /** The text of these lines, each with its end. */
    public static String write(String name, int version, String lines) {
        String text = name + ' ' + version + '\n' + lines;
        return text + SUM + Checksum.of(text) + '\n';
    }

    /** What a text of this name holds; empty where it is none, too long or damaged. */
    public static Optional<Content> read(String name, String text, int longest) {
        int sum = text.lastIndexOf('\n' + SUM) + 1;
        if (sum == 0 || text.length() > longest || !text.startsWith(name + ' ')) {
            return Optional.empty();
        }
        String body = text.substring(0, sum);
        if (!text.substring(sum).equals(SUM + Checksum.of(body) + '\n')) {
            return Optional.empty();
        }
        int line = body.indexOf('\n');
        return version(body.substring(name.length() + 1, line))
                .map(version -> new Content(version, body.substring(line + 1)));
    }

    /** The number in a part of a line; throws IllegalArgumentException where it is none, or out of these bounds. */
    public static long number(String text, long least, long most) {
        long number = Long.parseLong(text);
        if (number < least || number > most) {
            throw new IllegalArgumentException(text);
        }
        return number;
    }

    private static Optional<Integer> version(String digits) {
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                return Optional.empty();
            }
        }
        boolean isNumber = !digits.isEmpty() && digits.length() <= MOST_DIGITS && digits.charAt(0) != '0';
        return isNumber ? Optional.of(Integer.parseInt(digits)) : Optional.empty();
    }
}
