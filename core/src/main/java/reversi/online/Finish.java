package reversi.online;

import java.util.Optional;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Position;

/**
 * How a game online ended.
 *
 * @param ending what ended it
 * @param winner who won; empty for a draw and for a game that counts for nobody
 * @param blackDiscs black discs on the board
 * @param whiteDiscs white discs on the board
 * @param black what it did to Black
 * @param white what it did to White
 */
public record Finish(
        Ending ending, Optional<Disc> winner, int blackDiscs, int whiteDiscs, RatingChange black, RatingChange white) {
    /** So many plies must have been played, or the board be full, for the end of a game to count. */
    public static final int FEWEST_PLIES = 10;

    public Finish {
        boolean fits =
                switch (ending) {
                    case DISCS -> true;
                    case RESIGNATION, LEFT, TIME, CLAIMED -> winner.isPresent();
                    case AGREED_DRAW, ABANDONED -> winner.isEmpty();
                };
        if (!fits) {
            throw new IllegalArgumentException("nobody wins by " + ending + " like this: " + winner);
        }
    }

    /** How the game ended by its own words, where its last position is this. */
    public Result result(Position last) {
        return ending == Ending.DISCS ? Result.byDiscs(last) : new Result(ending, winner, last.score());
    }

    /** Whether a game that ended this way after so many plies is too short to count. */
    public static boolean isTooShort(Ending ending, int plies) {
        return ending != Ending.DISCS && plies < FEWEST_PLIES;
    }

    /** Whether a rated game that somebody won counted: there is a point for it then, even where no rating moved. */
    public boolean isCounted() {
        return black.points() + white.points() > 0;
    }

    /** What it did to a side. */
    public RatingChange gain(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }
}
