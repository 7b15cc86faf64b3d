package reversi.teach.puzzle;

import java.util.List;
import reversi.rating.GlickoRating;
import reversi.rating.RatedGame;

/**
 * A player's rating for puzzles by {@link GlickoRating}: each puzzle tried is a game against an opponent whose rating is known.
 *
 * @param rating points, on the scale of the computer's levels
 * @param deviation how uncertain the rating is, in points: it is within twice as much in 95 of 100 cases
 * @param volatility how much the player's strength is expected to change
 */
public record PuzzleRating(double rating, double deviation, double volatility) {
    /** Above this deviation a rating is shown as provisional. */
    public static final double PROVISIONAL = 110;

    private static final double START = 1_000;
    private static final double LEAST_DEVIATION = 45;
    private static final double LEAST = 100;
    private static final double MOST = 3_500;

    /** How uncertain the rating of a puzzle is. */
    private static final double PUZZLE_DEVIATION = 60;

    /** The rating of somebody who has tried no puzzle yet. */
    public static PuzzleRating start() {
        return of(GlickoRating.start(START));
    }

    /** Whether so little is known of the player that the rating may still change a lot. */
    public boolean isProvisional() {
        return deviation > PROVISIONAL;
    }

    /** The rating in whole points. */
    public int points() {
        return (int) Math.round(rating);
    }

    /** The rating after a puzzle of this rating was solved at once, or was not. */
    public PuzzleRating after(int puzzle, boolean isSolved) {
        RatedGame game = new RatedGame(puzzle, PUZZLE_DEVIATION, isSolved ? 1 : 0);
        return of(exactly().after(List.of(game)).within(LEAST, MOST, LEAST_DEVIATION));
    }

    /** The rating after a period in which nothing was played, or several. */
    public PuzzleRating rested(int periods) {
        return of(exactly().rested(periods));
    }

    private GlickoRating exactly() {
        return new GlickoRating(rating, deviation, volatility);
    }

    private static PuzzleRating of(GlickoRating exactly) {
        return new PuzzleRating(exactly.rating(), exactly.deviation(), exactly.volatility());
    }
}
