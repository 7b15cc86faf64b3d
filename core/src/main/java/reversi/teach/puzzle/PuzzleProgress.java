package reversi.teach.puzzle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import reversi.rating.DayRating;

/**
 * What is remembered of a player's puzzles. Days count from 1 January 1970 by the player's clock.
 *
 * @param rating the rating now
 * @param curve the rating at the end of each day with rated puzzles, the oldest first
 * @param tried how many puzzles were rated
 * @param solved how many of them were solved at once
 * @param seen the ids of those tried, the oldest first
 * @param daily the days whose daily puzzle was solved, in order
 * @param repetitions what was failed and comes again, the earliest due first
 * @param rushBest the most puzzles solved in a rush
 */
public record PuzzleProgress(
        PuzzleRating rating,
        List<DayRating> curve,
        int tried,
        int solved,
        Set<Integer> seen,
        List<Long> daily,
        List<Repetition> repetitions,
        int rushBest) {
    /** The most days of a curve, and the most days with a daily puzzle that are remembered. */
    public static final int MOST_DAYS = 3_700;

    /** The most repetitions; the latest due are forgotten first. */
    public static final int MOST_REPETITIONS = 1_000;

    /** The most ids remembered; the oldest are forgotten first. */
    public static final int MOST_SEEN = 8_000;

    public PuzzleProgress {
        curve = last(curve, MOST_DAYS);
        daily = last(new ArrayList<>(new TreeSet<>(daily)), MOST_DAYS);
        seen = Collections.unmodifiableSet(new LinkedHashSet<>(last(seen, MOST_SEEN)));
        List<Repetition> sorted = new ArrayList<>(repetitions);
        sorted.sort((one, other) -> Long.compare(one.due(), other.due()));
        repetitions = List.copyOf(sorted.subList(0, Math.min(sorted.size(), MOST_REPETITIONS)));
    }

    static <T> List<T> last(Collection<T> all, int most) {
        List<T> list = new ArrayList<>(all);
        return List.copyOf(list.subList(Math.max(0, list.size() - most), list.size()));
    }

    /** What is remembered of somebody who has tried none. */
    public static PuzzleProgress none() {
        return new PuzzleProgress(PuzzleRating.start(), List.of(), 0, 0, Set.of(), List.of(), List.of(), 0);
    }

    /** Whether a puzzle was tried before; a puzzle is rated once only. */
    public boolean hasSeen(int id) {
        return seen.contains(id);
    }

    /** After a puzzle that was not seen before was tried on a day: the rating changes, and what was failed comes again. */
    public PuzzleProgress rated(Puzzle puzzle, boolean isSolved, long day) {
        PuzzleRating now = rested(day).after(puzzle.rating(), isSolved);
        List<DayRating> days = new ArrayList<>(curve);
        if (!days.isEmpty() && days.get(days.size() - 1).day() >= day) {
            days.remove(days.size() - 1);
        }
        days.add(new DayRating(day, now.points()));
        Set<Integer> ids = new LinkedHashSet<>(seen);
        ids.add(puzzle.id());
        PuzzleProgress next = new PuzzleProgress(
                now, days, tried + 1, solved + (isSolved ? 1 : 0), ids, daily, repetitions, rushBest);
        return isSolved ? next : next.failed(puzzle.id(), day);
    }

    /** The rating as it is on a day: it becomes less certain with each day without a puzzle. */
    private PuzzleRating rested(long day) {
        if (curve.isEmpty()) {
            return rating;
        }
        long days = day - curve.get(curve.size() - 1).day();
        return rating.rested((int) Math.max(0, Math.min(MOST_DAYS, days)));
    }

    /** After a puzzle was failed that does not count for the rating. */
    public PuzzleProgress failed(int id, long day) {
        return withRepetition(id, List.of(Repetition.failed(id, day)));
    }

    /** After a puzzle that came again was solved at once. */
    public PuzzleProgress repeated(int id, long day) {
        List<Repetition> next = new ArrayList<>();
        for (Repetition one : repetitions) {
            if (one.id() == id && !one.isLast()) {
                next.add(one.solved(day));
            }
        }
        return withRepetition(id, next);
    }

    private PuzzleProgress withRepetition(int id, List<Repetition> instead) {
        List<Repetition> next = new ArrayList<>(instead);
        for (Repetition one : repetitions) {
            if (one.id() != id) {
                next.add(one);
            }
        }
        return new PuzzleProgress(rating, curve, tried, solved, seen, daily, next, rushBest);
    }

    /** What comes again today or came due before, the longest due first. */
    public List<Repetition> due(long today) {
        List<Repetition> due = new ArrayList<>();
        for (Repetition one : repetitions) {
            if (one.due() <= today) {
                due.add(one);
            }
        }
        return due;
    }

    /** After the daily puzzle of a day was solved. */
    public PuzzleProgress withDaily(long day) {
        List<Long> days = new ArrayList<>(daily);
        days.add(day);
        return new PuzzleProgress(rating, curve, tried, solved, seen, days, repetitions, rushBest);
    }

    /** Whether the daily puzzle of a day was solved. */
    public boolean hasDaily(long day) {
        return daily.contains(day);
    }

    /**
     * With what was done on another device. The rating and its figures are those of the one where more puzzles were rated, since ratings of two
     * devices can't be added; days, puzzles and what comes again are those of both.
     */
    public PuzzleProgress with(PuzzleProgress other) {
        PuzzleProgress more = other.tried > tried ? other : this;
        PuzzleProgress less = other.tried > tried ? this : other;
        Map<Long, DayRating> days = new TreeMap<>();
        less.curve.forEach(day -> days.put(day.day(), day));
        more.curve.forEach(day -> days.put(day.day(), day));
        Set<Integer> ids = new LinkedHashSet<>(less.seen);
        ids.addAll(more.seen);
        List<Long> dailies = new ArrayList<>(daily);
        dailies.addAll(other.daily);
        Map<Integer, Repetition> again = new LinkedHashMap<>();
        more.repetitions.forEach(one -> again.put(one.id(), one));
        less.repetitions.forEach(one -> again.putIfAbsent(one.id(), one));
        return new PuzzleProgress(
                more.rating,
                List.copyOf(days.values()),
                more.tried,
                more.solved,
                ids,
                dailies,
                List.copyOf(again.values()),
                Math.max(rushBest, other.rushBest));
    }

    /** The days in a row with a daily puzzle. */
    public Streak streak(long today) {
        return Streak.of(daily, today);
    }

    /** After a rush with so many solved. */
    public PuzzleProgress rushed(int count) {
        return new PuzzleProgress(rating, curve, tried, solved, seen, daily, repetitions, Math.max(rushBest, count));
    }
}
