package reversi.training.plan;

import java.util.List;
import reversi.training.insights.Practice;

/**
 * The plan of a day.
 *
 * @param day the day, counted from 1970 by the player's clock
 * @param steps its parts, in order, none twice
 */
public record DayPlan(long day, List<Step> steps) {
    /** More parts than this have no room in ten minutes. */
    public static final int MOST_STEPS = 10;

    public DayPlan {
        steps = List.copyOf(steps);
        if (steps.size() > MOST_STEPS) {
            throw new IllegalArgumentException(steps.size() + " steps");
        }
    }

    /** What is practised on this day. */
    List<Practice> practices() {
        return steps.stream().map(Step::practice).toList();
    }

    /** How long all of it takes, in minutes. */
    public int minutes() {
        return steps.stream().mapToInt(Step::minutes).sum();
    }
}
