package reversi.teach.reasons;

import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Position;

/**
 * Finds out why one move is better than another. Each reason is computed from the positions and the lines of the {@link Comparison}; it is
 * told only where it holds of the one move and not of the other, on the side on which the values say that it must (docs/reasons.md).
 */
public final class Reasons {
    /** More reasons than this for one move are not read. */
    public static final int MOST = 3;

    private static final int HUNDREDTHS = 100;

    private Reasons() {}

    /** Why the one move is better: at most {@code most} reasons for it, and as many against the other one. */
    public static Explanation explain(Comparison comparison, int most) {
        ReasonSearch search = new ReasonSearch(comparison, most);
        while (search.step()) {
            // Each step takes a moment.
        }
        return search.explanation();
    }

    /**
     * The reasons that were found for two moves that differ by {@link Comparison#LEAST_LOSS} or more; on a side that has none, which answer costs the
     * worse move so much.
     */
    public static Explanation orReply(Comparison comparison, Explanation found) {
        if (comparison.loss() < Comparison.LEAST_LOSS) {
            return found;
        }
        return new Explanation(
                found.better().isEmpty() ? List.of(reply(comparison, comparison.better())) : found.better(),
                found.worse().isEmpty() ? List.of(reply(comparison, comparison.worse())) : found.worse());
    }

    private static Reason reply(Comparison comparison, MoveValue about) {
        ProvingLine worse = ProvingLine.of(comparison.position(), comparison.worse());
        int discs = Math.round((float) comparison.loss() / HUNDREDTHS);
        return Reason.of(Reason.Kind.REPLY, comparison.position().toMove(), List.of(about.move()))
                .at(Reason.placed(worse.moves(Math.min(2, worse.plies()))))
                .counting(discs, worse.move(), 0);
    }

    /** That a position has only one move that is not a pass; empty where it has none or several. */
    public static Optional<Reason> onlyMove(Position position) {
        List<Move> moves = position.legalMoves();
        return moves.size() == 1 && !moves.get(0).isPass()
                ? Optional.of(Reason.of(Reason.Kind.ONLY_MOVE, position.toMove(), moves))
                : Optional.empty();
    }
}
