package reversi.screens.ladder;

import java.util.List;
import reversi.screens.Texts;
import reversi.teach.achievement.Achievement;

/** What is said of achievements. */
final class AchievementWords {
    private static final String GROUP = "achievement.";

    private AchievementWords() {}

    /** What it is called. */
    static String name(Texts texts, Achievement achievement) {
        return texts.get(GROUP + achievement.name());
    }

    /** What to do for it, and what is good about that. */
    static String task(Texts texts, Achievement achievement) {
        return texts.get(GROUP + achievement.name() + ".second");
    }

    /** One line about some that were just earned, at least one: the first by its name, the others by their number. */
    static String news(Texts texts, List<Achievement> earned) {
        String first = name(texts, earned.get(0));
        return earned.size() == 1
                ? texts.get("achievements.news", first)
                : texts.count("achievements.news.more", earned.size() - 1, first);
    }
}
