package reversi.teach.lesson;

import java.util.List;

/**
 * Lessons on one subject.
 *
 * @param key its name in the person's progress
 * @param title what it is called
 * @param about what is learned in it, in two or three sentences
 * @param lessons in the order in which they are best taken; the last one is the chapter's check
 */
public record Chapter(String key, LocalText title, LocalText about, List<Lesson> lessons) {
    public Chapter {
        lessons = List.copyOf(lessons);
    }
}
