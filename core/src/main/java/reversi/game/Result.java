package reversi.game;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;

/**
 * How a game ended.
 *
 * @param ending what ended it
 * @param winner who won; empty for a draw
 * @param score the count of the discs when it ended
 */
public record Result(Ending ending, Optional<Disc> winner, Score score) {
    public Result {
        boolean fits =
                switch (ending) {
                    case DISCS -> winner.equals(score.leader());
                    case RESIGNATION, TIME, LEFT, CLAIMED -> winner.isPresent();
                    case AGREED_DRAW, ABANDONED -> winner.isEmpty();
                };
        if (!fits) {
            throw new IllegalArgumentException("nobody wins by " + ending + " like this: " + winner + " at " + score);
        }
    }

    /** The outcome of a finished game by the count of its discs. */
    public static Result byDiscs(Position last) {
        return new Result(Ending.DISCS, last.score().leader(), last.score());
    }

    /** The outcome of a game that one side lost by resignation or on time. */
    public static Result lost(Ending ending, Disc loser, Position last) {
        return new Result(ending, Optional.of(loser.other()), last.score());
    }

    /** The outcome of a game whose players agreed to a draw. */
    public static Result agreedDraw(Position last) {
        return new Result(Ending.AGREED_DRAW, Optional.empty(), last.score());
    }

    /** Whether nobody won. */
    public boolean isDraw() {
        return winner.isEmpty();
    }
}
