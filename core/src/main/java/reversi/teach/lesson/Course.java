package reversi.teach.lesson;

import java.util.List;
import java.util.Optional;

/**
 * All lessons.
 *
 * @param chapters in the order in which they are best taken
 */
public record Course(List<Chapter> chapters) {
    public Course {
        chapters = List.copyOf(chapters);
    }

    /** The number of lessons. */
    public int size() {
        int lessons = 0;
        for (Chapter chapter : chapters) {
            lessons += chapter.lessons().size();
        }
        return lessons;
    }

    /** The lesson of a key; empty where there is none. */
    public Optional<Lesson> lesson(String key) {
        return chapterOf(key).flatMap(chapter -> chapter.lessons().stream()
                .filter(lesson -> lesson.key().equals(key))
                .findFirst());
    }

    /** The chapter to which the lesson of a key belongs; empty where there is none. */
    public Optional<Chapter> chapterOf(String key) {
        return chapters.stream()
                .filter(chapter -> chapter.lessons().stream()
                        .anyMatch(lesson -> lesson.key().equals(key)))
                .findFirst();
    }

    /** The lesson that follows the one of a key, in the next chapter where it is the last of its own; empty after the last of all. */
    public Optional<Lesson> after(String key) {
        boolean isNext = false;
        for (Chapter chapter : chapters) {
            for (Lesson lesson : chapter.lessons()) {
                if (isNext) {
                    return Optional.of(lesson);
                }
                isNext = lesson.key().equals(key);
            }
        }
        return Optional.empty();
    }
}
