package reversi.screens.learn;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import reversi.session.Checksum;
import reversi.teach.lesson.Lesson;

/** Progress to and from text: a line with the version and a checksum of what follows, then the key of a finished lesson in each line. */
final class LessonProgressText {
    private static final String HEAD = "reversi-lessons 1 ";
    private static final int MOST_LESSONS = 1_000;

    private LessonProgressText() {}

    static String write(LessonProgress progress) {
        StringBuilder keys = new StringBuilder();
        progress.done().stream().limit(MOST_LESSONS).forEach(key -> keys.append(key)
                .append('\n'));
        return HEAD + Checksum.of(keys.toString()) + "\n" + keys;
    }

    /** The progress of a text; empty where it is damaged, too long or of another version. */
    static Optional<LessonProgress> read(String text) {
        int end = text.indexOf('\n');
        boolean isBounded = text.length() <= (MOST_LESSONS + 1) * (Lesson.LONGEST_KEY + 1);
        if (end < 0 || !isBounded || !text.startsWith(HEAD)) {
            return Optional.empty();
        }
        String keys = text.substring(end + 1);
        if (!text.substring(HEAD.length(), end).equals(Checksum.of(keys))) {
            return Optional.empty();
        }
        Set<String> done = new LinkedHashSet<>();
        for (String key : keys.split("\n")) {
            if (!key.isEmpty() && (!Lesson.isKey(key) || done.size() >= MOST_LESSONS)) {
                return Optional.empty();
            }
            if (!key.isEmpty()) {
                done.add(key);
            }
        }
        return Optional.of(new LessonProgress(done));
    }
}
