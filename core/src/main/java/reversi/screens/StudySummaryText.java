package reversi.screens;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import reversi.session.Checksum;

/**
 * A {@link StudySummary} to and from text: a line with the version and a checksum of what follows; the last day of a daily puzzle, the
 * streak and the number of games, 0 where it is missing; the number of the next lesson and of its chapter's lessons, 0 for none; and in each further line a language and the chapter's title.
 */
final class StudySummaryText {
    private static final String HEAD = "reversi-study 1 ";
    private static final int LONGEST = 2_000;
    private static final int FIRST_TITLE = 2;

    private StudySummaryText() {}

    static String write(StudySummary summary) {
        StringBuilder lines = new StringBuilder();
        lines.append(summary.lastDaily()).append(' ').append(summary.streak());
        lines.append(' ').append(summary.played()).append('\n');
        int number = summary.lesson().map(StudySummary.NextLesson::number).orElse(0);
        int count = summary.lesson().map(StudySummary.NextLesson::count).orElse(0);
        lines.append(number).append(' ').append(count).append('\n');
        summary.lesson().ifPresent(lesson -> new TreeMap<>(lesson.chapter())
                .forEach((language, title) ->
                        lines.append(language).append(' ').append(title).append('\n')));
        return HEAD + Checksum.of(lines.toString()) + "\n" + lines;
    }

    /** The summary of a text; empty where it is damaged, too long or of another version. */
    static Optional<StudySummary> read(String text) {
        int end = text.indexOf('\n');
        if (end < 0 || text.length() > LONGEST || !text.startsWith(HEAD)) {
            return Optional.empty();
        }
        String rest = text.substring(end + 1);
        if (!text.substring(HEAD.length(), end).equals(Checksum.of(rest))) {
            return Optional.empty();
        }
        String[] lines = rest.split("\n");
        try {
            String[] daily = lines[0].split(" ");
            String[] place = lines[1].split(" ");
            return Optional.of(new StudySummary(
                    lesson(lines, Integer.parseInt(place[0]), Integer.parseInt(place[1])),
                    Long.parseLong(daily[0]),
                    Integer.parseInt(daily[1]),
                    daily.length > 2 ? Integer.parseInt(daily[2]) : 0));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException broken) {
            return Optional.empty();
        }
    }

    private static Optional<StudySummary.NextLesson> lesson(String[] lines, int number, int count) {
        if (number <= 0 || count < number) {
            return Optional.empty();
        }
        Map<String, String> titles = new TreeMap<>();
        for (int i = FIRST_TITLE; i < lines.length; i++) {
            int gap = lines[i].indexOf(' ');
            titles.put(lines[i].substring(0, Math.max(0, gap)), lines[i].substring(gap + 1));
        }
        return Optional.of(new StudySummary.NextLesson(titles, number, count));
    }
}
