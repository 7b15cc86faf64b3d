package reversi.screens.diary;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongToIntFunction;
import reversi.archive.GameSummary;
import reversi.screens.CalendarDay;

/**
 * What was done on which day.
 *
 * @param diary puzzles and lessons, and what was chosen
 * @param games the days, counted from 1970, on which a game ended
 */
public record DoneDays(Diary diary, Set<Long> games) {
    public DoneDays {
        games = Set.copyOf(games);
    }

    /** A chosen goal, and whether it is reached. */
    public record Mark(Goal goal, boolean isDone) {}

    /** What a diary and an archive know; the function tells how many minutes the person's clock was ahead of universal time at a moment. */
    public static DoneDays of(Diary diary, List<GameSummary> games, LongToIntFunction minutesAhead) {
        Set<Long> days = new HashSet<>();
        for (GameSummary game : games) {
            if (!game.players().areComputers()) {
                days.add(CalendarDay.number(game.at(), minutesAhead.applyAsInt(game.at())));
            }
        }
        return new DoneDays(diary, days);
    }

    /** Whether something was done on a day. */
    public boolean has(Goal goal, long day) {
        return switch (goal) {
            case PUZZLE -> diary.puzzles().contains(day);
            case GAME -> games.contains(day);
            case LESSON -> diary.lessons().contains(day);
        };
    }

    /** Whether anything was done on a day. */
    public boolean hasAny(long day) {
        return games.contains(day)
                || diary.puzzles().contains(day)
                || diary.lessons().contains(day);
    }

    /** On how many of some days in a row something was done. */
    public int count(Goal goal, long first, int days) {
        int count = 0;
        for (long day = first; day < first + days; day++) {
            count += has(goal, day) ? 1 : 0;
        }
        return count;
    }

    /** The chosen goals on a day, in their order. */
    public List<Mark> marks(long day) {
        List<Mark> marks = new ArrayList<>();
        for (Goal goal : Goal.values()) {
            if (diary.goals().contains(goal)) {
                marks.add(new Mark(goal, has(goal, day)));
            }
        }
        return marks;
    }
}
