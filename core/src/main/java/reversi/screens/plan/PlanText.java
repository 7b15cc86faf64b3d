package reversi.screens.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Square;
import reversi.session.SummedText;
import reversi.training.insights.Practice;
import reversi.training.plan.DayPlan;
import reversi.training.plan.ExamResult;
import reversi.training.plan.PlanProgress;
import reversi.training.plan.Step;

/**
 * What is remembered of a player's plan and tests, to and from text: a line with the version, and a checksum around lines of words. {@code
 * plan} has the day, {@code step} the kind, detail ({@code -} for none), reason, minutes, amount and what was done before, {@code test} the
 * day, discs lost and best moves, {@code answer} the squares of a test that is not finished.
 */
final class PlanText {
    private static final String NAME = "reversi-plan";
    private static final int VERSION = 1;
    private static final int LONGEST = 20_000;
    private static final int MOST_DAY = 3_000_000;
    private static final int MOST_COUNT = 100_000_000;
    private static final String NO_DETAIL = "-";

    private PlanText() {}

    /** The text of what is remembered. */
    static String write(PlanProgress progress) {
        StringBuilder lines = new StringBuilder();
        progress.plan().ifPresent(plan -> {
            line(lines, "plan", plan.day());
            plan.steps()
                    .forEach(step -> line(
                            lines,
                            "step",
                            step.practice().kind(),
                            step.practice().detail().isEmpty()
                                    ? NO_DETAIL
                                    : step.practice().detail(),
                            step.why(),
                            step.minutes(),
                            step.amount(),
                            step.before()));
        });
        progress.results().forEach(test -> line(lines, "test", test.day(), test.lost(), test.best()));
        progress.answers().forEach(square -> line(lines, "answer", square.name()));
        return SummedText.write(NAME, VERSION, lines.toString());
    }

    private static void line(StringBuilder lines, String name, Object... words) {
        lines.append(name);
        for (Object word : words) {
            lines.append(' ').append(word);
        }
        lines.append('\n');
    }

    /** What a text holds; empty where it is damaged or of a newer version. */
    static Optional<PlanProgress> read(String text) {
        return SummedText.read(NAME, text, LONGEST).flatMap(content -> content.decode(VERSION, PlanText::progress));
    }

    private static PlanProgress progress(String lines) {
        Optional<Long> day = Optional.empty();
        List<Step> steps = new ArrayList<>();
        List<ExamResult> results = new ArrayList<>();
        List<Square> answers = new ArrayList<>();
        for (String line : lines.split("\n", -1)) {
            String[] words = line.split(" ", -1);
            switch (words[0]) {
                case "" -> {
                    // The end of the last line.
                }
                case "plan" -> day = Optional.of(number(words, 1, MOST_DAY));
                case "step" -> steps.add(step(words));
                case "test" ->
                    results.add(new ExamResult(number(words, 1, MOST_DAY), (int) number(words, 2, MOST_COUNT), (int)
                            number(words, 3, MOST_COUNT)));
                case "answer" -> answers.add(Square.of(word(words, 1)));
                default -> throw new IllegalArgumentException("no line of a plan: " + words[0]);
            }
        }
        return new PlanProgress(day.map(on -> new DayPlan(on, steps)), results, answers);
    }

    private static Step step(String[] words) {
        String detail = word(words, 2);
        return new Step(
                new Practice(Practice.Kind.valueOf(word(words, 1)), detail.equals(NO_DETAIL) ? "" : detail),
                Step.Why.valueOf(word(words, 3)),
                (int) number(words, 4, MOST_COUNT),
                (int) number(words, 5, MOST_COUNT),
                (int) number(words, 6, MOST_COUNT));
    }

    private static String word(String[] words, int at) {
        if (at >= words.length) {
            throw new IllegalArgumentException("a line of " + words.length + " words");
        }
        return words[at];
    }

    private static long number(String[] words, int at, long most) {
        return SummedText.number(word(words, at), 0, most);
    }
}
