package reversi.screens.learn;

import java.util.List;

/** Which lessons tell what the pages of the guide told that stood where the course is now: their addresses are still shared. */
public final class OldGuide {
    private static final List<String> LESSONS = List.of(
            "board-and-discs",
            "outflank-and-flip",
            "outflank-and-flip",
            "outflank-and-flip",
            "pass-and-end",
            "pass-and-end",
            "dont-give-corners",
            "first-ideas",
            "eight-stars");

    private OldGuide() {}

    /** The key of the lesson for a page of the guide, counted from 1; past its end that of the last page. */
    public static String lesson(long page) {
        return LESSONS.get((int) Math.max(1, Math.min(LESSONS.size(), page)) - 1);
    }
}
