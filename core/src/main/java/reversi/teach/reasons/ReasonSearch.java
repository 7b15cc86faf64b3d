package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.teach.BoardFacts;

/** Finds out why one move is better than another, as {@link Reasons} does, in small steps between which pictures can be drawn. */
public final class ReasonSearch {
    private static final List<Finder> FINDERS = List.of(
            new ResultReasons(),
            new CornerReasons(),
            new TempoReasons(),
            new ParityReasons(),
            new StabilityReasons(),
            new MobilityReasons(),
            new FrontierReasons(),
            new EdgeReasons(),
            new LaterReasons());

    private final Comparison comparison;
    private final int most;
    private final List<RankedReason> forBetter = new ArrayList<>();
    private final List<RankedReason> againstWorse = new ArrayList<>();
    private @Nullable ProvingLine better;
    private @Nullable ContrastedMove pro;
    private @Nullable ContrastedMove contra;
    private int finders;

    /** A search for at most {@code most} reasons for the better move, and as many against the other one. */
    public ReasonSearch(Comparison comparison, int most) {
        this.comparison = comparison;
        this.most = most;
        if (comparison.loss() < Comparison.LEAST_LOSS) {
            finders = 2 * FINDERS.size();
        }
    }

    /** Does a little more; answers whether there is more to do. */
    public boolean step() {
        ProvingLine first = better;
        ContrastedMove one = pro;
        ContrastedMove other = contra;
        if (finders == 2 * FINDERS.size()) {
            return false;
        }
        if (first == null) {
            better = ProvingLine.of(comparison.position(), comparison.better());
        } else if (one == null || other == null) {
            BoardFacts facts = new BoardFacts(comparison.position().variant());
            ProvingLine worse = ProvingLine.of(comparison.position(), comparison.worse());
            pro = new ContrastedMove(comparison, facts, first, worse, true);
            contra = new ContrastedMove(comparison, facts, worse, first, false);
        } else {
            Finder finder = FINDERS.get(finders / 2);
            boolean isFor = finders % 2 == 0;
            finder.find(isFor ? one : other, isFor ? forBetter : againstWorse);
            finders++;
        }
        return finders < 2 * FINDERS.size();
    }

    /** What was found so far. */
    public Explanation explanation() {
        return new Explanation(weightiest(forBetter), weightiest(againstWorse));
    }

    private List<Reason> weightiest(List<RankedReason> found) {
        List<RankedReason> sorted = new ArrayList<>(found);
        sorted.sort(Comparator.comparingInt(ranked -> -ranked.weight()));
        Set<Reason.Idea> told = EnumSet.noneOf(Reason.Idea.class);
        List<Reason> chosen = new ArrayList<>();
        for (RankedReason ranked : sorted) {
            if (chosen.size() < most && told.add(ranked.reason().kind().idea())) {
                chosen.add(ranked.reason());
            }
        }
        return chosen;
    }
}
