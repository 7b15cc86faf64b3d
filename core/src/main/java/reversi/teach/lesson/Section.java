package reversi.teach.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A part of a lesson's file: the lines {@code key: value} below a heading. Each reading takes its lines; {@link #finish} refuses those
 * that nobody took.
 */
final class Section {
    /** The longest line, in characters. */
    static final int LONGEST_LINE = 600;

    /** The longest value, continued lines included. */
    static final int LONGEST_VALUE = 1_200;

    /** The most lines of a file. */
    static final int MOST_LINES = 4_000;

    private static final int LANGUAGE = 2;

    private final String heading;
    private final int line;
    private final List<Entry> entries = new ArrayList<>();

    private record Entry(int line, String key, String value) {}

    private Section(String heading, int line) {
        this.heading = heading;
        this.line = line;
    }

    /** The sections of a file; the first one has no heading. */
    static List<Section> of(String text) {
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", 1));
        String[] lines = text.split("\n");
        if (lines.length > MOST_LINES) {
            throw new LessonFaultException(MOST_LINES, "the file has more than " + MOST_LINES + " lines");
        }
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            if (line.length() > LONGEST_LINE) {
                throw new LessonFaultException(i + 1, "the line has more than " + LONGEST_LINE + " characters");
            }
            if (line.trim().isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith("[")) {
                sections.add(heading(line.trim(), i + 1));
            } else {
                sections.get(sections.size() - 1).add(line, i + 1);
            }
        }
        return sections;
    }

    private static Section heading(String line, int number) {
        if (!line.endsWith("]")) {
            throw new LessonFaultException(number, "a heading ends with ]");
        }
        return new Section(line.substring(1, line.length() - 1), number);
    }

    private void add(String text, int number) {
        if (text.startsWith(" ") || text.startsWith("\t")) {
            continueLast(text.trim(), number);
            return;
        }
        int colon = text.indexOf(':');
        if (colon < 1) {
            throw new LessonFaultException(number, "neither 'key: value' nor a continued line");
        }
        String key = text.substring(0, colon).trim();
        entries.add(new Entry(number, key, text.substring(colon + 1).trim()));
    }

    private void continueLast(String more, int number) {
        if (entries.isEmpty()) {
            throw new LessonFaultException(number, "nothing is continued here");
        }
        Entry last = entries.remove(entries.size() - 1);
        String value = last.value.isEmpty() ? more : last.value + " " + more;
        if (value.length() > LONGEST_VALUE) {
            throw new LessonFaultException(number, "'" + last.key + "' has more than " + LONGEST_VALUE + " characters");
        }
        entries.add(new Entry(last.line, last.key, value));
    }

    String heading() {
        return heading;
    }

    /** Where the section begins, from 1. */
    int line() {
        return line;
    }

    /** Where the next line of a key stands, or the section where there is none. */
    int lineOf(String key) {
        for (Entry entry : entries) {
            if (entry.key.equals(key)) {
                return entry.line;
            }
        }
        return line;
    }

    /** Takes the value of a key; empty where it is not there. */
    Optional<String> take(String key) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).key.equals(key)) {
                String value = entries.remove(i).value;
                if (value.isEmpty()) {
                    throw new LessonFaultException(line, "'" + key + "' is empty");
                }
                return Optional.of(value);
            }
        }
        return Optional.empty();
    }

    /** Takes the value of a key that must be there. */
    String need(String key) {
        return take(key).orElseThrow(() -> new LessonFaultException(line, "'" + key + "' is missing"));
    }

    /** Takes a text in all its languages: {@code en} and so on, or {@code name.en} for a text with a name; empty where it is not there. */
    Optional<LocalText> text(String name) {
        String before = name.isEmpty() ? "" : name + ".";
        int at = lineOf(before + LocalText.ENGLISH);
        Map<String, String> found = new HashMap<>();
        for (Entry entry : List.copyOf(entries)) {
            if (entry.key.length() == before.length() + LANGUAGE && entry.key.startsWith(before)) {
                String language = entry.key.substring(before.length());
                if (found.containsKey(language)) {
                    throw new LessonFaultException(entry.line, "'" + entry.key + "' is there twice");
                }
                found.put(language, need(entry.key));
            }
        }
        if (!found.isEmpty() && !found.containsKey(LocalText.ENGLISH)) {
            throw new LessonFaultException(at, "'" + before + LocalText.ENGLISH + "' is missing");
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(new LocalText(found));
    }

    /** Takes a text that must be there. */
    LocalText needText(String name) {
        String key = name.isEmpty() ? LocalText.ENGLISH : name + "." + LocalText.ENGLISH;
        return text(name).orElseThrow(() -> new LessonFaultException(line, "'" + key + "' is missing"));
    }

    /** Takes all texts whose names begin so: {@code wrong.b7.en} is found by {@code wrong.} as {@code b7}. */
    Map<String, LocalText> texts(String before) {
        Map<String, LocalText> found = new TreeMap<>();
        for (Entry entry : List.copyOf(entries)) {
            int end = entry.key.lastIndexOf('.');
            if (entry.key.startsWith(before) && end > before.length()) {
                String name = entry.key.substring(0, end);
                text(name).ifPresent(text -> found.put(name.substring(before.length()), text));
            }
        }
        return found;
    }

    /** Refuses the section where a line has not been taken. */
    void finish() {
        if (!entries.isEmpty()) {
            Entry left = entries.get(0);
            throw new LessonFaultException(left.line, "'" + left.key + "' has no place here, or is there twice");
        }
    }
}
