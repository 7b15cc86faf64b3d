package reversi.training.insights;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A habit of a player beside that of players of the same strength.
 *
 * @param habit the habit
 * @param rate how much the player has of it
 * @param peers how much the others have of it; empty where nobody knows, or the player's strength is not known
 */
public record Finding(Habit habit, Rate rate, Optional<Double> peers) {
    /** With less to count in nothing is told. */
    static final int LEAST = 5;

    /** By so many standard deviations two rates differ where it is no accident, as a rule. */
    private static final double SURE = 1.6;
    /** So much the numbers of moves to choose from differ from turn to turn. */
    private static final double MOVES_DEVIATION = 3.5;
    /** A smaller difference, of what others have, is nothing to practise for. */
    private static final double LEAST_SHARE = 0.1;

    private static final double LEAST_OF = 0.02;

    /**
     * What is to be told of a player: where others are clearly better first, the greatest difference before others; then what is as
     * good or better; {@code rating} is the player's strength, empty where it is not known.
     */
    public static List<Finding> of(Insights insights, Peers peers, Optional<Integer> rating) {
        List<Finding> found = new ArrayList<>();
        for (Habit habit : Habit.values()) {
            Rate rate = insights.rate(habit);
            if (rate.of() >= LEAST) {
                found.add(new Finding(habit, rate, rating.flatMap(points -> peers.value(habit, points))));
            }
        }
        found.sort(Comparator.comparingDouble(finding -> finding.isWeakness() ? -finding.excess() : 0));
        return List.copyOf(found);
    }

    /** By how much of what others have the player has too much, or too little; negative where the player is better. */
    private double excess() {
        double others = peers.orElse(rate.value());
        double more = (rate.value() - others) / Math.max(LEAST_OF, others);
        return switch (habit.better()) {
            case FEWER -> more;
            case MORE -> -more;
            case NEITHER -> 0;
        };
    }

    /** How certain the difference is, in standard deviations. */
    private double certainty() {
        double others = peers.orElse(0.0);
        double deviation = habit.measure() == Habit.Measure.MEAN
                ? MOVES_DEVIATION
                : Math.sqrt(Math.max(LEAST_OF, others * (1 - others)));
        return Math.abs(rate.value() - others) * Math.sqrt((double) rate.of()) / deviation;
    }

    private boolean isClear() {
        return peers.isPresent() && certainty() >= SURE && Math.abs(excess()) >= LEAST_SHARE;
    }

    /** Whether others of the same strength are clearly better. */
    public boolean isWeakness() {
        return isClear() && excess() > 0;
    }

    /** Whether the player is clearly better than others of the same strength. */
    public boolean isStrength() {
        return isClear() && excess() < 0;
    }
}
