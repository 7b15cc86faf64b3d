package reversi.training.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import reversi.rules.Square;

/**
 * What is remembered of a player's plan and tests.
 *
 * @param plan the latest plan; empty before the first
 * @param results of all tests, the oldest first, one for each day
 * @param answers those of a test that is not finished
 */
public record PlanProgress(Optional<DayPlan> plan, List<ExamResult> results, List<Square> answers) {
    /** More results are not kept; the oldest are forgotten first. */
    public static final int MOST_RESULTS = 240;

    /** Throws IllegalArgumentException for more answers than a test has before it is finished. */
    public PlanProgress {
        TreeMap<Long, ExamResult> days = new TreeMap<>();
        results.forEach(result -> days.put(result.day(), result));
        List<ExamResult> ordered = new ArrayList<>(days.values());
        results = List.copyOf(ordered.subList(Math.max(0, ordered.size() - MOST_RESULTS), ordered.size()));
        answers = List.copyOf(answers);
        if (answers.size() >= Exam.SIZE) {
            throw new IllegalArgumentException(answers.size() + " answers");
        }
    }

    /** What is remembered of somebody who has done nothing yet. */
    public static PlanProgress none() {
        return new PlanProgress(Optional.empty(), List.of(), List.of());
    }

    /** With another plan. */
    public PlanProgress with(DayPlan next) {
        return new PlanProgress(Optional.of(next), results, answers);
    }

    /** After one more answer of a test on a day; the last one finishes it. */
    public PlanProgress answered(Exam exam, Square move, long day) {
        List<Square> more = new ArrayList<>(answers);
        more.add(move);
        if (more.size() < Exam.SIZE) {
            return new PlanProgress(plan, results, more);
        }
        List<ExamResult> next = new ArrayList<>(results);
        next.add(exam.result(more, day));
        return new PlanProgress(plan, next, List.of());
    }

    /** The result of the last test; empty before the first. */
    public Optional<ExamResult> last() {
        return results.isEmpty() ? Optional.empty() : Optional.of(results.get(results.size() - 1));
    }

    /** Whether it is time for a test on a day: before the first one, where one is not finished, and after {@link Exam#DAYS}. */
    public boolean isExamDue(long day) {
        return !answers.isEmpty()
                || last().map(test -> day - test.day() >= Exam.DAYS).orElse(true);
    }

    /** With what was done on another device: the later plan, and the results of both. */
    public PlanProgress with(PlanProgress other) {
        long here = plan.map(DayPlan::day).orElse(-1L);
        long there = other.plan.map(DayPlan::day).orElse(-1L);
        List<ExamResult> both = new ArrayList<>(other.results);
        both.addAll(results);
        return new PlanProgress(
                there > here ? other.plan : plan,
                both,
                answers.size() >= other.answers.size() ? answers : other.answers);
    }
}
