package reversi.screens.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.training.plan.DayPlan;
import reversi.training.plan.PlanProgress;
import reversi.training.plan.Step;

/**
 * What the page of the plan shows.
 *
 * @param steps the parts of today's plan, in order; empty while it is being made
 * @param progress what is remembered
 * @param hasExam whether the test is there
 * @param isExamDue whether it is time for it
 */
record PlanState(Optional<List<Part>> steps, PlanProgress progress, boolean hasExam, boolean isExamDue) {
    /** A part of the plan, and how much of it is done. */
    record Part(Step step, int done) {
        boolean isDone() {
            return done == step.amount();
        }
    }

    /** What is known now. */
    static PlanState of(PlanServices services) {
        PlanProgress known = services.repository().now();
        long today = services.clock().today();
        Optional<List<Part>> parts = known.plan()
                .filter(plan -> plan.day() == today)
                .map(DayPlan::steps)
                .map(steps -> parts(steps, services));
        return new PlanState(parts, known, services.exam().found().isPresent(), known.isExamDue(today));
    }

    private static List<Part> parts(List<Step> steps, PlanServices services) {
        List<Part> parts = new ArrayList<>();
        steps.forEach(
                step -> parts.add(new Part(step, step.done(services.learner().done(step.practice())))));
        return List.copyOf(parts);
    }

    /** How many minutes of the plan are done. */
    int minutesDone() {
        return steps.orElse(List.of()).stream()
                .filter(Part::isDone)
                .mapToInt(part -> part.step().minutes())
                .sum();
    }

    /** How many minutes the plan takes. */
    int minutes() {
        return steps.orElse(List.of()).stream()
                .mapToInt(part -> part.step().minutes())
                .sum();
    }

    /** The first part that is not done; empty where all are, or there is no plan yet. */
    Optional<Part> next() {
        return steps.orElse(List.of()).stream().filter(part -> !part.isDone()).findFirst();
    }
}
