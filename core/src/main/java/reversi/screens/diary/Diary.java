package reversi.screens.diary;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What somebody wants to do each day, and the days on which something was done; immutable. Games are not in it: the archive knows their days.
 *
 * @param goals what was chosen; none at first
 * @param puzzles the days, counted from 1970, on which a puzzle was solved, in order
 * @param lessons the days on which a lesson was finished, in order
 */
public record Diary(Set<Goal> goals, List<Long> puzzles, List<Long> lessons) {
    /** More days are not kept; the oldest are forgotten first. */
    public static final int MOST_DAYS = 3_700;

    public Diary {
        goals = Set.copyOf(goals);
        puzzles = ordered(puzzles);
        lessons = ordered(lessons);
    }

    private static List<Long> ordered(List<Long> days) {
        List<Long> ordered = new ArrayList<>(new TreeSet<>(days));
        return List.copyOf(ordered.subList(Math.max(0, ordered.size() - MOST_DAYS), ordered.size()));
    }

    /** Of somebody who has chosen and done nothing yet. */
    public static Diary none() {
        return new Diary(Set.of(), List.of(), List.of());
    }

    /** With a goal chosen, or not. */
    public Diary choosing(Goal goal, boolean isChosen) {
        Set<Goal> next = new TreeSet<>(goals);
        if (isChosen) {
            next.add(goal);
        } else {
            next.remove(goal);
        }
        return new Diary(next, puzzles, lessons);
    }

    /** With a puzzle solved on these days. */
    public Diary withPuzzles(List<Long> days) {
        return new Diary(goals, joined(puzzles, days), lessons);
    }

    /** With a lesson finished on a day. */
    public Diary withLesson(long day) {
        return new Diary(goals, puzzles, joined(lessons, List.of(day)));
    }

    /** With what another device knows: its days beside these, and its goals where none are chosen here. */
    public Diary with(Diary other) {
        return new Diary(
                goals.isEmpty() ? other.goals : goals, joined(puzzles, other.puzzles), joined(lessons, other.lessons));
    }

    private static List<Long> joined(List<Long> some, List<Long> others) {
        List<Long> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }
}
