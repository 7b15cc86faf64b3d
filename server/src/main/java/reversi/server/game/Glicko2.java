package reversi.server.game;

import java.util.List;
import reversi.rating.GlickoRating;
import reversi.rating.RatedGame;

/** The rating of people by {@link GlickoRating}, each game a rating period of its own; {@code docs/ratings.md} says why these numbers. */
public final class Glicko2 {
    /** Where everybody begins. */
    public static final int START = 1200;

    /** Nobody falls below. */
    public static final int FLOOR = 100;

    /** The deviation of somebody of whom nothing is known, and the greatest. */
    public static final double MOST_DEVIATION = GlickoRating.MOST_DEVIATION;

    /** However many games: a rating never stops to move. */
    static final double LEAST_DEVIATION = 45;

    /** How much a rating is expected to wander, on Glicko-2's own scale, at first. */
    public static final double START_VOLATILITY = GlickoRating.START_VOLATILITY;

    private static final double DAY_MILLIS = 86_400_000;

    private Glicko2() {}

    /**
     * What is known of somebody's strength.
     *
     * @param rating the rating, at least {@link #FLOOR}
     * @param deviation how uncertain it is, in points: the strength is within twice as much of it for 95 %
     * @param volatility how much it wanders, on Glicko-2's own scale
     */
    public record Skill(int rating, double deviation, double volatility) {
        /** Somebody of whom nothing is known. */
        public static Skill start() {
            return new Skill(START, MOST_DEVIATION, START_VOLATILITY);
        }

        /** The same after this many milliseconds without a game: less certain. */
        public Skill after(long idleMillis) {
            return of(exactly().rested(Math.max(0, idleMillis) / DAY_MILLIS));
        }

        private GlickoRating exactly() {
            return new GlickoRating(rating, deviation, volatility);
        }

        private static Skill of(GlickoRating exactly) {
            return new Skill((int) Math.round(exactly.rating()), exactly.deviation(), exactly.volatility());
        }
    }

    /**
     * What a game makes of a player.
     *
     * @param own the player before it
     * @param other the opponent before it
     * @param score 1 for a win, 0.5 for a draw, 0 for a loss
     * @param weight how much the game counts, above 0, 1 for a whole one
     */
    public static Skill played(Skill own, Skill other, double score, double weight) {
        GlickoRating next = own.exactly().after(List.of(new RatedGame(other.rating, other.deviation, score, weight)));
        return Skill.of(next.within(FLOOR, Integer.MAX_VALUE, LEAST_DEVIATION));
    }
}
