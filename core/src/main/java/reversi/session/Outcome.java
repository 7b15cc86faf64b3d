package reversi.session;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;

/**
 * How a game ended.
 *
 * @param reason what ended it
 * @param winner who won; empty for a draw
 * @param score the count of the discs when it ended
 */
public record Outcome(Reason reason, Optional<Disc> winner, Score score) {
    /** What ended a game. */
    public enum Reason {
        /** Neither side could move, and the discs were counted. */
        DISCS,
        /** The loser resigned. */
        RESIGNATION,
        /** The loser's time ran out. */
        TIME,
        /** A draw was offered and accepted. */
        AGREED_DRAW,
        /** The loser left the table for good. */
        LEFT,
        /** The loser was away for too long, and the winner claimed the game. */
        CLAIMED,
        /** Both players stayed away; the game counts for nobody. */
        ABANDONED
    }

    public Outcome {
        boolean fits =
                switch (reason) {
                    case DISCS -> winner.equals(score.leader());
                    case RESIGNATION, TIME, LEFT, CLAIMED -> winner.isPresent();
                    case AGREED_DRAW, ABANDONED -> winner.isEmpty();
                };
        if (!fits) {
            throw new IllegalArgumentException("nobody wins by " + reason + " like this: " + winner + " at " + score);
        }
    }

    /** The outcome of a finished game by the count of its discs. */
    public static Outcome byDiscs(Position last) {
        return new Outcome(Reason.DISCS, last.score().leader(), last.score());
    }

    /** The outcome of a game that one side lost by resignation or on time. */
    public static Outcome lost(Reason reason, Disc loser, Position last) {
        return new Outcome(reason, Optional.of(loser.other()), last.score());
    }

    /** The outcome of a game whose players agreed to a draw. */
    public static Outcome agreedDraw(Position last) {
        return new Outcome(Reason.AGREED_DRAW, Optional.empty(), last.score());
    }

    /** Whether nobody won. */
    public boolean isDraw() {
        return winner.isEmpty();
    }
}
