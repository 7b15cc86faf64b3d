package reversi.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a strict subset of JSON (RFC 8259): whole numbers only, no null, no name twice, at most {@link #MAX_DEPTH} deep. */
public final class JsonReader {
    /** How deep values may nest: the deepest message needs five. */
    public static final int MAX_DEPTH = 8;

    /** The greatest whole number that a browser's number holds exactly. */
    public static final long MAX_WHOLE = (1L << 53) - 1;

    private static final int MOST_DIGITS = 16;
    private static final int HEX_DIGITS = 4;
    private static final String HEX = "0123456789abcdef";

    private final String text;
    private int at;

    private JsonReader(String text) {
        this.text = text;
    }

    /** The value that is the whole text; throws DecodeException for anything else. */
    public static Json read(String text) {
        JsonReader reader = new JsonReader(text);
        reader.skipSpace();
        Json value = reader.value(0);
        reader.skipSpace();
        if (reader.at != text.length()) {
            throw reader.garble("something after the end");
        }
        return value;
    }

    private Json value(int depth) {
        if (depth > MAX_DEPTH) {
            throw garble("nested too deep");
        }
        return switch (peek()) {
            case '{' -> fields(depth);
            case '[' -> items(depth);
            case '"' -> new Json.Text(string());
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            default -> whole();
        };
    }

    private Json word(String word, boolean value) {
        if (!text.startsWith(word, at)) {
            throw garble("no such word");
        }
        at += word.length();
        return new Json.Truth(value);
    }

    private Json fields(int depth) {
        Map<String, Json> fields = new LinkedHashMap<>();
        at++;
        skipSpace();
        if (peek() == '}') {
            at++;
            return new Json.Fields(fields);
        }
        do {
            skipSpace();
            String name = string();
            skipSpace();
            expect(':');
            skipSpace();
            if (fields.put(name, value(depth + 1)) != null) {
                throw garble("a name twice");
            }
            skipSpace();
        } while (goesOn('}'));
        return new Json.Fields(fields);
    }

    private Json items(int depth) {
        List<Json> items = new ArrayList<>();
        at++;
        skipSpace();
        if (peek() == ']') {
            at++;
            return new Json.Items(items);
        }
        do {
            skipSpace();
            items.add(value(depth + 1));
            skipSpace();
        } while (goesOn(']'));
        return new Json.Items(items);
    }

    private boolean goesOn(char end) {
        if (peek() == end) {
            at++;
            return false;
        }
        expect(',');
        return true;
    }

    private Json whole() {
        int from = at;
        boolean negative = peek() == '-';
        at += negative ? 1 : 0;
        int digits = at;
        long value = 0;
        while (at < text.length() && isDigit(text.charAt(at)) && at - digits <= MOST_DIGITS) {
            value = value * 10 + (text.charAt(at) - '0');
            at++;
        }
        int count = at - digits;
        boolean leadingZero = count > 1 && text.charAt(digits) == '0';
        boolean minusZero = negative && value == 0;
        if (count == 0 || count > MOST_DIGITS || leadingZero || minusZero || value > MAX_WHOLE) {
            at = from;
            throw garble("not a whole number");
        }
        return new Json.Whole(negative ? -value : value);
    }

    private static boolean isDigit(char sign) {
        return sign >= '0' && sign <= '9';
    }

    private String string() {
        expect('"');
        StringBuilder out = new StringBuilder();
        while (true) {
            char sign = next();
            if (sign == '"') {
                return paired(out.toString());
            }
            if (sign < ' ') {
                throw garble("a control sign in a text");
            }
            out.append(sign == '\\' ? escaped() : sign);
        }
    }

    private char escaped() {
        char sign = next();
        return switch (sign) {
            case '"', '\\', '/' -> sign;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw garble("no such escape");
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < HEX_DIGITS; i++) {
            int digit = HEX.indexOf(Character.toLowerCase(next()));
            if (digit < 0) {
                throw garble("no such escape");
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    /** Halves of a surrogate pair can't be sent as UTF-8 again, so they don't come in. */
    private String paired(String string) {
        if (!JsonWriter.isPaired(string)) {
            throw garble("half a sign");
        }
        return string;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw garble("it ends too early");
        }
        return text.charAt(at);
    }

    private char next() {
        char sign = peek();
        at++;
        return sign;
    }

    private void expect(char sign) {
        if (peek() != sign) {
            throw garble("no '" + sign + "'");
        }
        at++;
    }

    private DecodeException garble(String reason) {
        return new DecodeException(reason + " at " + at);
    }
}
