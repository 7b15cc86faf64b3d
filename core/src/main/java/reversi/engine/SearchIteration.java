package reversi.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * One iteration of iterative deepening, deeper or less selective than the previous one.
 *
 * @param depth depth in plies
 * @param selectivity selectivity, as in {@link ProbCut}
 * @param solves whether it searches to the end of the game as one of the last iterations
 */
record SearchIteration(int depth, int selectivity, boolean solves) {
    /** All iterations for a position with {@code empties} empties, of which {@code solvable} can be solved. */
    static List<SearchIteration> all(int empties, int solvable, SearchLimits limits) {
        boolean solve = empties <= solvable && empties <= Math.max(limits.solveEmpties(), limits.depth());
        int depths = solve ? Math.max(1, empties - Solving.PLIES_SOLVED_AT_ONCE) : Math.min(limits.depth(), empties);
        List<SearchIteration> iterations = new ArrayList<>();
        for (int plies = 1; plies <= depths; plies++) {
            iterations.add(new SearchIteration(plies, plies < empties ? limits.selectivity() : ProbCut.NONE, false));
        }
        if (solve) {
            boolean isLong = empties >= Solving.STEPPED_EMPTIES && limits.selectivity() != ProbCut.NONE;
            for (int selectivity : isLong ? Solving.SELECTIVITIES : Solving.EXACT_ONLY) {
                iterations.add(new SearchIteration(empties, selectivity, true));
            }
        }
        return iterations;
    }

    /** Whether it may start after {@code elapsed} ms of a target of {@code usualMillis}; otherwise it could hardly be finished. */
    boolean fits(long elapsed, long usualMillis) {
        if (solves) {
            return selectivity == Solving.SELECTIVITIES[0] || elapsed * 10 <= usualMillis * 7;
        }
        return depth <= 1 || elapsed * 2 <= usualMillis;
    }

    /** Whether an answer is at least as deep and as certain. */
    boolean isCoveredBy(Answer answer) {
        boolean isAsConfident = ProbCut.percent(selectivity) <= answer.confidence();
        return depth < answer.depth() || (depth == answer.depth() && isAsConfident);
    }

    /** Constants of the last iterations; not in the record itself, because GWT treats a record's static fields as components. */
    private static final class Solving {
        /**
         * The solver follows directly on iterations of up to this many plies less than the empties: it does not need the midgame search's
         * move ordering so close to the end.
         */
        private static final int PLIES_SOLVED_AT_ONCE = 6;

        /**
         * From this many empties on, selective iterations to the end precede the exact one: they speed it up, and answer if it is
         * interrupted.
         */
        private static final int STEPPED_EMPTIES = 16;

        /** The selectivities of the iterations to the end. */
        private static final int[] SELECTIVITIES = {0, 2, ProbCut.NONE};

        private static final int[] EXACT_ONLY = {ProbCut.NONE};
    }
}
