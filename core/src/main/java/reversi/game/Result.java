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
 * @param komi thousandths of a disc that count against Black, and for Black where they are negative, as some servers have it; 0 for none
 */
public record Result(Ending ending, Optional<Disc> winner, Score score, int komi) {
    private static final int THOUSAND = 1_000;

    public Result {
        boolean fits =
                switch (ending) {
                    case DISCS -> winner.equals(winner(score, komi));
                    case RESIGNATION, TIME, LEFT, CLAIMED -> winner.isPresent();
                    case AGREED_DRAW, ABANDONED -> winner.isEmpty();
                };
        if (!fits) {
            throw new IllegalArgumentException("nobody wins by " + ending + " like this: " + winner + " at " + score);
        }
    }

    /** The same without komi. */
    public Result(Ending ending, Optional<Disc> winner, Score score) {
        this(ending, winner, score, 0);
    }

    /** Who wins by a count and komi. */
    private static Optional<Disc> winner(Score score, int komi) {
        return komi == 0
                ? score.leader()
                : winner(score.official(Disc.BLACK) - score.official(Disc.WHITE), komi, score.fewestWins());
    }

    /** Who wins with so many more discs for Black than for White, and komi. */
    public static Optional<Disc> winner(int lead, int komi, boolean fewestWins) {
        int more = THOUSAND * (fewestWins ? -lead : lead) - komi;
        return more == 0 ? Optional.empty() : Optional.of(more > 0 ? Disc.BLACK : Disc.WHITE);
    }

    /** The outcome of a finished game by the count of its discs. */
    public static Result byDiscs(Position last) {
        return byDiscs(last, 0);
    }

    /** The same with komi. */
    public static Result byDiscs(Position last, int komi) {
        return new Result(Ending.DISCS, winner(last.score(), komi), last.score(), komi);
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
