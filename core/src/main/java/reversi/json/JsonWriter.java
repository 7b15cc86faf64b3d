package reversi.json;

import java.util.function.Consumer;

/** Writes one value of JSON without white space; whoever calls opens and closes objects and arrays, and names what is in an object. */
public final class JsonWriter {
    private static final char REPLACEMENT = '\uFFFD';

    private final StringBuilder out = new StringBuilder();
    /** Whether the next value or name follows another one. */
    private boolean follows;

    /** The text that is written by something. */
    public static String text(Consumer<JsonWriter> write) {
        JsonWriter writer = new JsonWriter();
        write.accept(writer);
        return writer.out.toString();
    }

    /** The text that was written since this was asked last, or from the start: what is long need not be held as a whole. */
    public String take() {
        String written = out.toString();
        out.setLength(0);
        return written;
    }

    /** Opens an object. */
    public JsonWriter beginObject() {
        return open('{');
    }

    /** Closes the object that was opened last. */
    public JsonWriter endObject() {
        return close('}');
    }

    /** Opens an array. */
    public JsonWriter beginArray() {
        return open('[');
    }

    /** Closes the array that was opened last. */
    public JsonWriter endArray() {
        return close(']');
    }

    private JsonWriter open(char bracket) {
        comma();
        out.append(bracket);
        follows = false;
        return this;
    }

    private JsonWriter close(char bracket) {
        out.append(bracket);
        follows = true;
        return this;
    }

    /** The name of the value that comes next. */
    public JsonWriter name(String name) {
        comma();
        quote(name);
        out.append(':');
        follows = false;
        return this;
    }

    /** Writes a text; half a surrogate pair becomes U+FFFD. */
    public JsonWriter value(String value) {
        comma();
        quote(value);
        follows = true;
        return this;
    }

    /** Writes a whole number. */
    public JsonWriter value(long value) {
        comma();
        out.append(value);
        follows = true;
        return this;
    }

    /** Writes {@code true} or {@code false}. */
    public JsonWriter value(boolean value) {
        comma();
        out.append(value);
        follows = true;
        return this;
    }

    /** Writes a value that somebody has written in JSON already. */
    public JsonWriter json(String value) {
        comma();
        out.append(value);
        follows = true;
        return this;
    }

    private void comma() {
        if (follows) {
            out.append(',');
        }
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"' || character == '\\') {
                out.append('\\').append(character);
            } else if (character < ' ' || character == '\u2028' || character == '\u2029') {
                String hex = Integer.toHexString(character);
                out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
            } else {
                out.append(isHalf(text, i) ? REPLACEMENT : character);
            }
        }
        out.append('"');
    }

    /** Whether every surrogate of a text has its partner. */
    public static boolean isPaired(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isHalf(text, i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isHalf(String text, int at) {
        char character = text.charAt(at);
        if (Character.isHighSurrogate(character)) {
            return at + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        return Character.isLowSurrogate(character) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }
}
