package reversi.teach.lesson;

import java.util.List;

/**
 * A short lesson.
 *
 * @param key its name in addresses, in the person's progress and of its file: small letters, digits and hyphens
 * @param title what it is called
 * @param steps {@link #FEWEST_STEPS}…{@link #MOST_STEPS} steps, in order
 */
public record Lesson(String key, LocalText title, List<LessonStep> steps) {
    /** The fewest steps of a lesson. */
    public static final int FEWEST_STEPS = 4;

    /** The most steps of a lesson. */
    public static final int MOST_STEPS = 8;

    /** The longest key. */
    public static final int LONGEST_KEY = 40;

    public Lesson {
        steps = List.copyOf(steps);
    }

    /** How many of the steps ask for an answer or a game. */
    public int tasks() {
        int tasks = 0;
        for (LessonStep step : steps) {
            tasks += step.isRead() ? 0 : 1;
        }
        return tasks;
    }

    /** Whether a text can be a key. */
    public static boolean isKey(String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean isPlain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
            if (!isPlain) {
                return false;
            }
        }
        return !text.isEmpty() && text.length() <= LONGEST_KEY;
    }
}
