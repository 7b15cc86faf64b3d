package reversi.server.log;

import java.util.regex.Pattern;

/**
 * A value as a line of the log shows it: bare where it is one word, else in quotes. Quotes, backslashes, equals signs and what is not
 * seen are escaped, so that no value ends its line or passes for another key.
 */
final class LogValue {
    private static final Pattern WORD = Pattern.compile("[^\\s\"\\\\]+");

    private LogValue() {}

    static String of(String value) {
        String escaped = escape(value);
        return escaped.equals(value) && WORD.matcher(value).matches()
                ? value
                : '"' + escaped.replace("\"", "\\\"") + '"';
    }

    /** The text on one line, without an equals sign. */
    static String escape(String text) {
        return VisibleText.of(text.replace("\\", "\\\\")).replace("=", "\\u003D");
    }
}
