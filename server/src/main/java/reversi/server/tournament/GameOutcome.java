package reversi.server.tournament;

import java.util.Optional;
import reversi.game.Result;
import reversi.online.Finish;
import reversi.rules.Disc;
import reversi.rules.Position;

/**
 * What a game was worth. A game that was not played has no discs; where nobody wins it, both players have missed it and lost.
 *
 * @param winner who won; empty for a draw, and where both missed it
 * @param blackDiscs what counts for Black as discs: the winner of a count has the empty squares too, and who won otherwise all of them;
 *     where the fewest discs win, it is the opponent's discs that count
 * @param whiteDiscs the same for White
 * @param played whether it was played, rather than won because the opponent did not come
 */
public record GameOutcome(Optional<Disc> winner, int blackDiscs, int whiteDiscs, boolean played) {
    public GameOutcome {
        if (blackDiscs < 0 || whiteDiscs < 0 || (!played && blackDiscs + whiteDiscs > 0)) {
            throw new IllegalArgumentException("no such score: " + blackDiscs + "–" + whiteDiscs);
        }
    }

    /** As {@link #of(Finish, Position)}; a game to whose first moves somebody did not come was not played. */
    public static GameOutcome of(Finish finish, Position last, boolean isNoShow) {
        return isNoShow ? missedBy(finish.winner().orElseThrow().other()) : of(finish, last);
    }

    /**
     * What a game was worth that ended at this position. A resignation, a flag and leaving give all squares to the winner, as in the
     * archives of the federations; an agreed draw shares them. A game that both abandoned is lost for both.
     */
    public static GameOutcome of(Finish finish, Position last) {
        Result result = finish.result(last);
        int squares = last.variant().squares().size();
        Disc counted = result.score().fewestWins() ? Disc.WHITE : Disc.BLACK;
        return switch (result.ending()) {
            case DISCS ->
                new GameOutcome(
                        result.winner(),
                        result.score().official(counted),
                        result.score().official(counted.other()),
                        true);
            case AGREED_DRAW -> new GameOutcome(Optional.empty(), squares / 2, squares / 2, true);
            case RESIGNATION, LEFT, TIME, CLAIMED -> {
                boolean isBlack = result.winner().equals(Optional.of(Disc.BLACK));
                yield new GameOutcome(result.winner(), isBlack ? squares : 0, isBlack ? 0 : squares, true);
            }
            case ABANDONED -> missedByBoth();
        };
    }

    /** A game that was not played because one side did not come. */
    public static GameOutcome missedBy(Disc absent) {
        return new GameOutcome(Optional.of(absent.other()), 0, 0, false);
    }

    /** A game that was not played because nobody came: both have lost. */
    public static GameOutcome missedByBoth() {
        return new GameOutcome(Optional.empty(), 0, 0, false);
    }

    /** The points of one side in halves: 2 for a win, 1 for a draw. */
    public int halves(Disc side) {
        if (isWonBy(side)) {
            return 2;
        }
        return played && winner.isEmpty() ? 1 : 0;
    }

    /** Whether this side won. */
    public boolean isWonBy(Disc side) {
        return winner.equals(Optional.of(side));
    }

    /** Whether this side did not come. */
    public boolean isMissedBy(Disc side) {
        return !played && !isWonBy(side);
    }

    /** What counts for one side as discs. */
    public int discs(Disc side) {
        return side == Disc.BLACK ? blackDiscs : whiteDiscs;
    }
}
