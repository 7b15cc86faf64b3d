package reversi.notation;

import java.util.Optional;

/** Steps through the properties {@code NAME[value]} of GGF and SGF. */
final class PropertyReader {
    private final String text;
    private int next;

    PropertyReader(String text, int from) {
        this.text = text;
        next = from;
    }

    /**
     * {@code NAME[value]}.
     *
     * @param name its letters as they are written
     * @param value without the backslashes that keep a character from ending it
     * @param at where in the text the value begins
     */
    record Property(String name, String value, int at) {}

    /** Where the text goes on. */
    int at() {
        return next;
    }

    void goTo(int at) {
        next = at;
    }

    /** The character that comes next after white space; a zero byte at the end of the text. */
    char peek() {
        next = Characters.skipSpace(text, next, text.length());
        return next < text.length() ? text.charAt(next) : '\0';
    }

    boolean isNext(String c) {
        peek();
        return text.startsWith(c, next);
    }

    /** Reads a property and the first of its values; empty where there is none, or none that is closed. */
    Optional<Property> property() {
        peek();
        int at = next;
        while (at < text.length() && Characters.isLetter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(next, at);
        return name.isEmpty() ? Optional.empty() : value(name, at);
    }

    /** Reads another value of a property; empty as above. */
    Optional<Property> more(Property property) {
        return value(property.name, next);
    }

    private Optional<Property> value(String name, int from) {
        int at = Characters.skipSpace(text, from, text.length());
        if (at == text.length() || text.charAt(at) != '[') {
            return Optional.empty();
        }
        int valueAt = ++at;
        StringBuilder value = new StringBuilder();
        while (at < text.length() && text.charAt(at) != ']') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
                if (isLineEnd(at)) {
                    at += text.startsWith("\r\n", at) ? 2 : 1;
                    continue;
                }
            }
            value.append(text.charAt(at++));
        }
        if (at == text.length()) {
            next = at;
            return Optional.empty();
        }
        next = at + 1;
        return Optional.of(new Property(name, value.toString(), valueAt));
    }

    private boolean isLineEnd(int at) {
        return text.charAt(at) == '\n' || text.charAt(at) == '\r';
    }

    /** Appends a property with one value. */
    static void write(String name, String value, StringBuilder text) {
        text.append(name).append('[');
        text.append(value.replace("\\", "\\\\").replace("]", "\\]")).append(']');
    }

    /** The same where there is a value. */
    static void writeKnown(String name, String value, StringBuilder text) {
        if (!value.isEmpty()) {
            write(name, value, text);
        }
    }
}
