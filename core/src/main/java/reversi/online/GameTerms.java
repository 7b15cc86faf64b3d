package reversi.online;

import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.rules.Variant;

/**
 * What two players agree on before a game.
 *
 * @param variant the rules
 * @param time the clock; a training ladder is for playing alone
 * @param rated whether it counts; only between members and without a handicap
 * @param colour the colour of the player who proposes it: black, white or at random
 */
public record GameTerms(Variant variant, TimeControl time, boolean rated, ColourChoice colour) {
    private static final int MOST_FOR_MOVE = 600;
    private static final int MOST_FOR_GAME = 10_800;
    private static final int MOST_INCREMENT = 180;

    public GameTerms {
        if (time.kind() == TimeControl.Kind.LADDER) {
            throw new IllegalArgumentException("a training ladder is for playing alone");
        }
        if (colour == ColourChoice.ALTERNATE) {
            throw new IllegalArgumentException("two players have no colour to alternate with before their first game");
        }
        if (rated && !isEven(variant)) {
            throw new IllegalArgumentException("games with odds are not rated");
        }
    }

    /** Whether neither side of a variant is given corners, so that its games may be rated. */
    public static boolean isEven(Variant variant) {
        return variant.handicap() == 0;
    }

    /** Whether the players need not be there at the same time: a move has days. */
    public boolean isByDays() {
        return time.isByDays();
    }

    /** Whether a clock ends the game in the end, as that of a rated one must: in a few hours, or by days. */
    public boolean hasRatedClock() {
        return hasBoundedClock() || isByDays();
    }

    /** Whether the clock ends every game in a few hours: at most 10 minutes a move, or 3 hours and 3 minutes a move. */
    public boolean hasBoundedClock() {
        return switch (time.kind()) {
            case PER_MOVE -> time.seconds() <= MOST_FOR_MOVE;
            case PER_GAME -> time.seconds() <= MOST_FOR_GAME && time.increment() <= MOST_INCREMENT;
            case NONE, LADDER -> false;
        };
    }
}
