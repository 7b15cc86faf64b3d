package reversi.training.gym;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import reversi.rating.DayRating;
import reversi.rating.GlickoRating;
import reversi.rating.RatedGame;

/**
 * How good a player is at one kind of drill: each drill is a game against its difficulty.
 *
 * @param rating the rating now
 * @param curve the rating at the end of each day with such drills, the oldest first
 * @param tried how many were answered
 * @param right how many of them rightly and in time
 */
public record Skill(GlickoRating rating, List<DayRating> curve, int tried, int right) {
    /** The most days of a curve; the oldest are forgotten first. */
    public static final int MOST_DAYS = 400;

    private static final double START = 1_000;
    private static final double LEAST = 100;
    private static final double MOST = 3_500;
    private static final double LEAST_DEVIATION = 45;

    /** How uncertain the difficulty of a drill is, in points: it is computed, not measured. */
    private static final double DRILL_DEVIATION = 100;

    public Skill {
        curve = List.copyOf(curve.subList(Math.max(0, curve.size() - MOST_DAYS), curve.size()));
    }

    /** The skill of somebody who has tried nothing yet. */
    public static Skill none() {
        return new Skill(GlickoRating.start(START), List.of(), 0, 0);
    }

    /** The rating in whole points. */
    public int points() {
        return (int) Math.round(rating.rating());
    }

    /** After a drill of this difficulty on a day since 1970 with a score from 0 to 1; it has become less certain with each day since the last one. */
    public Skill after(int difficulty, double score, long day) {
        double rest =
                curve.isEmpty() ? 0 : day - (double) curve.get(curve.size() - 1).day();
        GlickoRating now = rating.rested(Math.max(0, Math.min(MOST_DAYS, rest)))
                .after(List.of(new RatedGame(difficulty, DRILL_DEVIATION, score)))
                .within(LEAST, MOST, LEAST_DEVIATION);
        List<DayRating> days = new ArrayList<>(curve);
        days.removeIf(known -> known.day() >= day);
        days.add(new DayRating(day, (int) Math.round(now.rating())));
        return new Skill(now, days, tried + 1, right + (score == 1 ? 1 : 0));
    }

    /** With what was done on another device: the rating is that of the one where more was tried, the days are those of both. */
    Skill with(Skill other) {
        Skill more = other.tried > tried ? other : this;
        Skill less = other.tried > tried ? this : other;
        Map<Long, DayRating> days = new TreeMap<>();
        less.curve.forEach(day -> days.put(day.day(), day));
        more.curve.forEach(day -> days.put(day.day(), day));
        return new Skill(more.rating, List.copyOf(days.values()), more.tried, more.right);
    }
}
