package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Steps through the properties {@code NAME[value]} of GGF and SGF. */
final class PropertyReader {
    /** No value with a bracket that should have been escaped is longer. */
    private static final int LONGEST_LOOSE = 1 << 14;

    private final String text;
    private final boolean isSgf;
    private int next;
    private int looseAt = -1;

    private PropertyReader(String text, int from, boolean isSgf) {
        this.text = text;
        this.isSgf = isSgf;
        next = from;
    }

    /** Reads properties of GGF. */
    static PropertyReader ofGgf(String text, int from) {
        return new PropertyReader(text, from, false);
    }

    /** Reads properties of SGF: of long names, as {@code GaMe}, the capitals count, and a bracket in a text that is not escaped is part of it. */
    static PropertyReader ofSgf(String text, int from) {
        return new PropertyReader(text, from, true);
    }

    /**
     * {@code NAME[value]}.
     *
     * @param name its letters as they are written, of a long name in SGF its capitals
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
        return name.isEmpty() ? Optional.empty() : value(isSgf ? capitals(name) : name, at);
    }

    /** A name of the first versions of SGF without its small letters; one that has no others is meant in capitals. */
    static String capitals(String name) {
        StringBuilder capitals = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            capitals.append(c >= 'A' && c <= 'Z' ? String.valueOf(c) : "");
        }
        return capitals.length() == 0 ? name.toUpperCase(Locale.ROOT) : capitals.toString();
    }

    /** Reads another value of a property; empty as above. */
    Optional<Property> more(Property property) {
        return value(property.name, next);
    }

    /** A property with each of its values, of which the first was read. */
    List<Property> all(Property first) {
        List<Property> values = new ArrayList<>();
        Optional<Property> value = Optional.of(first);
        while (value.isPresent()) {
            values.add(value.get());
            value = peek() == '[' ? more(first) : Optional.empty();
        }
        return values;
    }

    /** Where the first value begins that has a bracket which is not escaped; -1 where none has. Asked anew, it is that of the values read since. */
    int takeLoose() {
        int at = looseAt;
        looseAt = -1;
        return at;
    }

    private Optional<Property> value(String name, int from) {
        int at = Characters.skipSpace(text, from, text.length());
        if (at == text.length() || text.charAt(at) != '[') {
            return Optional.empty();
        }
        int valueAt = at + 1;
        int end = bracket(valueAt, text.length());
        if (end < 0) {
            next = text.length();
            return Optional.empty();
        }
        int loose = isSgf ? looseEnd(end) : end;
        looseAt = looseAt < 0 && loose > end ? valueAt : looseAt;
        next = loose + 1;
        return Optional.of(new Property(name, unescaped(valueAt, loose), valueAt));
    }

    /** Where the next bracket closes that is not escaped; -1 where none does before {@code to}. */
    private int bracket(int from, int to) {
        int at = from;
        while (at < to && text.charAt(at) != ']') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return at < to ? at : -1;
    }

    /** The bracket at which a value ends: the first one behind which the game can go on, or else the very first. */
    private int looseEnd(int first) {
        int most = Math.min(text.length(), first + LONGEST_LOOSE);
        int end = first;
        while (end >= 0 && !goesOn(end + 1)) {
            int nextTree = text.indexOf("(;", end + 1);
            end = bracket(end + 1, nextTree < 0 ? most : Math.min(nextTree, most));
        }
        return end < 0 ? first : end;
    }

    /** Whether a node, a property, a value, a variation or the end of a game stands here. */
    private boolean goesOn(int from) {
        int at = Characters.skipSpace(text, from, text.length());
        if (at == text.length() || "[)".indexOf(text.charAt(at)) >= 0) {
            return true;
        }
        while (at < text.length() && (text.charAt(at) == ';' || text.charAt(at) == '(')) {
            at = Characters.skipSpace(text, at + 1, text.length());
        }
        int letters = at;
        boolean isName = false;
        while (at < text.length() && Characters.isLetter(text.charAt(at))) {
            isName |= text.charAt(at) <= 'Z';
            at++;
        }
        boolean isWord = at > letters && !isName;
        at = isWord ? at : Characters.skipSpace(text, at, text.length());
        return at == text.length() || text.charAt(at) == (at > letters ? '[' : ')');
    }

    private String unescaped(int from, int to) {
        StringBuilder value = new StringBuilder(to - from);
        int at = from;
        while (at < to) {
            if (text.charAt(at) == '\\' && at + 1 < to) {
                at++;
                if (isLineEnd(at)) {
                    at += text.startsWith("\r\n", at) ? 2 : 1;
                    continue;
                }
            }
            value.append(text.charAt(at++));
        }
        return value.toString();
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
