package reversi.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the searches, each deeper or surer than the one before, that together answer a question.
 *
 * @param depth plies to look ahead
 * @param selectivity how selective the search is, as {@link ProbCut} counts
 * @param solves whether it is one of those that end the question by the result of the game
 */
record SearchIteration(int depth, int selectivity, boolean solves) {
    /** All passes of a question about a position with so many empties, of which so many can be solved. */
    static List<SearchIteration> all(int empties, int solvable, Limits limits) {
        boolean solve = empties <= solvable && empties <= Math.max(limits.solveEmpties(), limits.depth());
        int before = solve ? Math.max(1, empties - Surer.PLIES_SOLVED_AT_ONCE) : Math.min(limits.depth(), empties);
        List<SearchIteration> passes = new ArrayList<>();
        for (int plies = 1; plies <= before; plies++) {
            passes.add(new SearchIteration(plies, plies < empties ? limits.selectivity() : ProbCut.NONE, false));
        }
        if (solve) {
            boolean isFar = empties >= Surer.FAR_FROM_END && limits.selectivity() != ProbCut.NONE;
            for (int selectivity : isFar ? Surer.ALL : Surer.ONCE) {
                passes.add(new SearchIteration(empties, selectivity, true));
            }
        }
        return passes;
    }

    /** Whether it may begin after so many milliseconds, of which so many are usual: it could hardly be finished otherwise. */
    boolean isInTime(long elapsed, long usualMillis) {
        if (solves) {
            return selectivity == Surer.ALL[0] || elapsed * 10 <= usualMillis * 7;
        }
        return depth <= 1 || elapsed * 2 <= usualMillis;
    }

    /** Whether an answer has come at least as far. */
    boolean isDone(Answer answer) {
        boolean isAsSure = ProbCut.percent(selectivity) <= answer.confidence();
        return depth < answer.depth() || (depth == answer.depth() && isAsSure);
    }

    /** How the last passes solve; apart from the record, because GWT counts a record's static fields among its components. */
    private static final class Surer {
        /** The last plies are solved at once: the middle game's search need not order moves so close to the end. */
        private static final int PLIES_SOLVED_AT_ONCE = 9;

        /** From so many empties on, the passes before the last one to the end of the game help it, or answer if it is cut short. */
        private static final int FAR_FROM_END = 16;

        /** How sure the passes to the end of the game are. */
        private static final int[] ALL = {0, 2, ProbCut.NONE};

        private static final int[] ONCE = {ProbCut.NONE};
    }
}
