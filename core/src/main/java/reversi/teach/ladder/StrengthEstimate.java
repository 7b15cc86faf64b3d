package reversi.teach.ladder;

import java.util.List;
import reversi.engine.Level;
import reversi.rating.DayRating;
import reversi.rating.GlickoRating;

/**
 * How strong a player is by all finished games against the computer's levels, on the scale of their ratings.
 *
 * @param strength the rating with its uncertainty after the last game, or on a later day
 * @param games how many games it is made of
 * @param lastDay the day of the last of them, as in {@link DayRating}; 0 without games
 * @param curve the rating at the end of each day with games, the oldest first
 * @param everReady the highest level for which the player was ready after any of the games; 0 for none
 */
public record StrengthEstimate(GlickoRating strength, int games, long lastDay, List<DayRating> curve, int everReady) {
    /** Up to this deviation it is known well enough what a player is ready for. */
    public static final double SURE = 110;

    /** The rating of somebody of whom nothing is known. */
    public static final double START = 700;

    private static final double LEAST = 100;
    private static final double MOST = 3_500;
    private static final double LEAST_DEVIATION = 45;

    /** Nothing is known. */
    public static StrengthEstimate none() {
        return new StrengthEstimate(GlickoRating.start(START), 0, 0, List.of(), 0);
    }

    static GlickoRating bounded(GlickoRating strength) {
        return strength.within(LEAST, MOST, LEAST_DEVIATION);
    }

    /** The rating in whole points. */
    public int points() {
        return (int) Math.round(strength.rating());
    }

    /** How uncertain the rating is, in whole points. */
    public int uncertainty() {
        return (int) Math.round(strength.deviation());
    }

    /** The estimate on a day after the last game: the less certain, the longer the player rested. */
    public StrengthEstimate on(long day) {
        GlickoRating rested = games == 0 ? strength : strength.rested((double) (day - lastDay));
        return new StrengthEstimate(rested, games, lastDay, curve, everReady);
    }

    /** Whether it is known well enough what the player is ready for. */
    public boolean isSure() {
        return strength.deviation() <= SURE;
    }

    /** The highest level for which the player is ready: its rating is below the player's by the deviation at least; 0 for none, and while that is too uncertain. */
    public int readyFor() {
        return readyFor(strength);
    }

    static int readyFor(GlickoRating strength) {
        int ready = 0;
        if (strength.deviation() <= SURE) {
            for (Level level : Level.all()) {
                boolean isReady = level.rating() <= strength.rating() - strength.deviation();
                ready = isReady ? level.number() : ready;
            }
        }
        return ready;
    }
}
