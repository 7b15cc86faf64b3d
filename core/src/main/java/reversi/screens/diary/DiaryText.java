package reversi.screens.diary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import reversi.session.Checksum;

/** A {@link Diary} to and from text: a line with the version and a checksum of what follows; the goals; the days with puzzles; those with lessons. */
final class DiaryText {
    private static final String HEAD = "reversi-diary 1 ";
    private static final int LINES = 3;
    private static final int LONGEST = 100_000;

    private DiaryText() {}

    static String write(Diary diary) {
        List<Object> goals = new ArrayList<>(new TreeSet<>(diary.goals()));
        String lines = line(goals) + line(diary.puzzles()) + line(diary.lessons());
        return HEAD + Checksum.of(lines) + "\n" + lines;
    }

    private static String line(List<?> words) {
        StringBuilder line = new StringBuilder();
        for (Object word : words) {
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        return line.append('\n').toString();
    }

    /** The diary of a text; empty where it is damaged, too long or of another version. */
    static Optional<Diary> read(String text) {
        int end = text.indexOf('\n');
        if (end < 0 || text.length() > LONGEST || !text.startsWith(HEAD)) {
            return Optional.empty();
        }
        String rest = text.substring(end + 1);
        String[] lines = rest.split("\n", -1);
        if (!text.substring(HEAD.length(), end).equals(Checksum.of(rest)) || lines.length != LINES + 1) {
            return Optional.empty();
        }
        try {
            Set<Goal> goals = new TreeSet<>();
            for (String name : words(lines[0])) {
                goals.add(Goal.valueOf(name));
            }
            return Optional.of(new Diary(goals, days(lines[1]), days(lines[2])));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    private static List<String> words(String line) {
        return line.isEmpty() ? List.of() : List.of(line.split(" "));
    }

    private static List<Long> days(String line) {
        return words(line).stream().map(Long::parseLong).toList();
    }
}
