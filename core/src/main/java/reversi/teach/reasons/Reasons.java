package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.teach.BoardFacts;

/**
 * Finds out why one move is better than another. Each reason is computed from the positions and the lines of the {@link Comparison}; it is
 * told only where it holds of the one move and not of the other, on the side on which the values say that it must (docs/reasons.md).
 */
public final class Reasons {
    /** A smaller difference in value than this, in hundredths of a disc, is not explained: engines err by as much. */
    public static final int LEAST_LOSS = 100;

    /** More reasons than this for one move are not read. */
    public static final int MOST = 3;

    private static final List<Finder> FINDERS = List.of(
            new ResultReasons(),
            new CornerReasons(),
            new TempoReasons(),
            new ParityReasons(),
            new StabilityReasons(),
            new MobilityReasons(),
            new FrontierReasons(),
            new EdgeReasons());

    private Reasons() {}

    /** Why the one move is better: at most {@code most} reasons for it, and as many against the other one. */
    public static Explanation explain(Comparison comparison, int most) {
        if (comparison.loss() < LEAST_LOSS) {
            return new Explanation(List.of(), List.of());
        }
        BoardFacts facts = new BoardFacts(comparison.position().variant());
        ProvingLine better = ProvingLine.of(comparison.position(), comparison.better());
        ProvingLine worse = ProvingLine.of(comparison.position(), comparison.worse());
        return new Explanation(
                weightiest(new Contrast(comparison, facts, better, worse, true), most),
                weightiest(new Contrast(comparison, facts, worse, better, false), most));
    }

    /** That a position has only one move that is not a pass; empty where it has none or several. */
    public static Optional<Reason> onlyMove(Position position) {
        List<Move> moves = position.legalMoves();
        return moves.size() == 1 && !moves.get(0).isPass()
                ? Optional.of(new Reason.OnlyMove(moves.get(0)))
                : Optional.empty();
    }

    private static List<Reason> weightiest(Contrast contrast, int most) {
        List<RankedReason> found = new ArrayList<>();
        for (Finder finder : FINDERS) {
            finder.find(contrast, found);
        }
        found.sort(Comparator.comparingInt(ranked -> -ranked.weight()));
        Set<RankedReason.Idea> told = EnumSet.noneOf(RankedReason.Idea.class);
        List<Reason> chosen = new ArrayList<>();
        for (RankedReason ranked : found) {
            if (chosen.size() < most && told.add(ranked.idea())) {
                chosen.add(ranked.reason());
            }
        }
        return chosen;
    }
}
