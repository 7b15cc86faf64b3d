package reversi.screens;

import java.util.Map;
import java.util.Optional;

/**
 * What the first page says of study and of games. It is kept as it changes, since the first page must wait neither for the code of the pages
 * for study nor until all games have been read.
 *
 * @param lesson the lesson that comes next; empty before the first one is finished and after the last
 * @param lastDaily the last day whose daily puzzle was solved, counted from 1970; 0 for none
 * @param streak how many such days in a row end with that day
 * @param played how many finished games there are on this device in which a person played
 */
public record StudySummary(Optional<NextLesson> lesson, long lastDaily, int streak, int played) {
    /** Of somebody who has done nothing yet. */
    public static StudySummary none() {
        return new StudySummary(Optional.empty(), 0, 0, 0);
    }

    /**
     * A lesson of a chapter.
     *
     * @param chapter the chapter's title by language, by its two letters; never without {@code en}
     * @param number the lesson's place in the chapter, from 1
     * @param count how many lessons the chapter has
     */
    public record NextLesson(Map<String, String> chapter, int number, int count) {
        public NextLesson {
            chapter = Map.copyOf(chapter);
            if (!chapter.containsKey("en")) {
                throw new IllegalArgumentException("a chapter without an English title: " + chapter);
            }
        }

        /** The title in a language; the English one where it has none. */
        public String title(String language) {
            String english = chapter.getOrDefault("en", "");
            return chapter.getOrDefault(language, english);
        }
    }

    /** With another lesson next. */
    public StudySummary withLesson(Optional<NextLesson> next) {
        return new StudySummary(next, lastDaily, streak, played);
    }

    /** With other days of daily puzzles. */
    public StudySummary withDaily(long day, int inARow) {
        return new StudySummary(lesson, day, inARow, played);
    }

    /** With another number of games. */
    public StudySummary withPlayed(int games) {
        return new StudySummary(lesson, lastDaily, streak, games);
    }

    /** Whether the daily puzzle of a day is solved. */
    public boolean isSolved(long today) {
        return streak > 0 && lastDaily == today;
    }

    /** The days in a row that still count on a day: until it is over, those that ended on the day before. */
    public int streakOn(long today) {
        return lastDaily == today || lastDaily == today - 1 ? streak : 0;
    }
}
