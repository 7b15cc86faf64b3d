package reversi.json;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import reversi.rules.Move;

/** Writes one object of JSON, field by field; what is absent is left out. */
public final class JsonWriter {
    private static final char REPLACEMENT = '\uFFFD';

    private final StringBuilder out;
    private boolean first = true;

    private JsonWriter(StringBuilder out) {
        this.out = out;
        out.append('{');
    }

    /** The text of one object. */
    public static <T> String text(T value, BiConsumer<T, JsonWriter> part) {
        StringBuilder text = new StringBuilder();
        object(text, value, part);
        return text.toString();
    }

    private static <T> void object(StringBuilder out, T value, BiConsumer<T, JsonWriter> part) {
        part.accept(value, new JsonWriter(out));
        out.append('}');
    }

    public JsonWriter put(String name, String value) {
        name(name);
        quote(out, value);
        return this;
    }

    public JsonWriter put(String name, long value) {
        name(name);
        out.append(value);
        return this;
    }

    public JsonWriter put(String name, boolean value) {
        name(name);
        out.append(value);
        return this;
    }

    public JsonWriter put(String name, Enum<?> value) {
        return put(name, value.name());
    }

    public JsonWriter put(String name, Move value) {
        return put(name, value.toString());
    }

    public JsonWriter putWhole(String name, Optional<? extends Number> value) {
        value.ifPresent(number -> put(name, number.longValue()));
        return this;
    }

    public JsonWriter putText(String name, Optional<?> value) {
        value.ifPresent(text -> put(name, text instanceof Enum<?> constant ? constant.name() : text.toString()));
        return this;
    }

    public <T> JsonWriter putPart(String name, T value, BiConsumer<T, JsonWriter> part) {
        name(name);
        object(out, value, part);
        return this;
    }

    public <T> JsonWriter putMaybe(String name, Optional<T> value, BiConsumer<T, JsonWriter> part) {
        value.ifPresent(there -> putPart(name, there, part));
        return this;
    }

    public <T> JsonWriter putParts(String name, List<T> values, BiConsumer<T, JsonWriter> part) {
        name(name);
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            comma(i > 0);
            object(out, values.get(i), part);
        }
        out.append(']');
        return this;
    }

    /** Numbers as they are, everything else as the text it gives. */
    public JsonWriter putAll(String name, List<?> values) {
        name(name);
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            comma(i > 0);
            Object value = values.get(i);
            if (value instanceof Number number) {
                out.append(number.longValue());
            } else {
                quote(out, value instanceof Enum<?> constant ? constant.name() : value.toString());
            }
        }
        out.append(']');
        return this;
    }

    private void name(String name) {
        comma(!first);
        first = false;
        quote(out, name);
        out.append(':');
    }

    private void comma(boolean needed) {
        if (needed) {
            out.append(',');
        }
    }

    private static void quote(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '"' || sign == '\\') {
                out.append('\\').append(sign);
            } else if (sign < ' ' || sign == '\u2028' || sign == '\u2029') {
                String hex = Integer.toHexString(sign);
                out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
            } else {
                out.append(isHalf(text, i) ? REPLACEMENT : sign);
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
        char sign = text.charAt(at);
        if (Character.isHighSurrogate(sign)) {
            return at + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        return Character.isLowSurrogate(sign) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }
}
