package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;

/** Iterative deepening at the root, until a limit or the stop signal ends it. */
final class IterativeDeepening {
    /** Half the aspiration window around the previous iteration's value, in hundredths of a disc. */
    private static final int ASPIRATION = 250;

    private static final int ASPIRATION_GROWTH = 4;
    private static final int MAX_WINDOW = 20_000;

    /** From this depth on, the previous value is accurate enough for an aspiration window. */
    private static final int ASPIRATION_DEPTH = 3;

    /** From this depth on, a move that no other comes near ends the search early. */
    private static final int EASY_MOVE_DEPTH = 9;

    /** The part of the time after which it may. */
    private static final int EASY_MOVE_TIME = 8;

    /** How many plies less the searches see that say so of the other moves. */
    private static final int EASY_MOVE_REDUCTION = 2;

    /** By how much the other moves must be worse, in hundredths of a disc; where the game will be solved, a result is worth more time. */
    private static final int EASY_MOVE_MARGIN = 200;

    private static final int EASY_MOVE_MARGIN_SOLVABLE = 1_000;

    /** If the value falls by more than this between two iterations, the search gets more time. */
    private static final int FALLING_MARGIN = 150;

    private static final int FALLING_TIME_FACTOR = 3;

    private final RootSearch root;
    private final SearchLimits limits;
    private final StopSignal stop;
    private final SearchObserver observer;

    /** The root moves, best first as far as known. */
    private final List<RootMove> rootMoves = new ArrayList<>();

    private int completedDepth;
    private int completedSelectivity = ProbCut.NONE;
    private boolean solved;
    private boolean isEasyMove;

    /** Whether the last iteration's value was much lower than the previous one's. */
    private boolean isFalling;

    IterativeDeepening(
            RootSearch root, SearchLimits limits, StopSignal stop, SearchObserver observer, Random64 random) {
        this.root = root;
        this.limits = limits;
        this.stop = stop;
        this.observer = observer;
        for (int i = 0; i < root.moves().size(); i++) {
            // Equal moves keep their order, so shuffle them first.
            rootMoves.add(random.nextInt(rootMoves.size() + 1), new RootMove(i));
        }
    }

    /** Runs to the end; returns an answer even if stopped before the first move was valued. */
    Answer run() {
        for (SearchIteration iteration : SearchIteration.all(root.empties(), root.solvable(), limits)) {
            if (stop.isStopped() || solved || isEasyMove) {
                break;
            }
            boolean isNext =
                    iteration.solves() ? iteration.fits(stop.elapsed(), limits.usualMillis()) : !shouldStop(iteration);
            if (isNext) {
                iterate(iteration.depth(), iteration.selectivity());
            }
        }
        return answer();
    }

    /** All moves, best first, each with its value or, if it was refuted, an upper bound. */
    List<MoveValue> rankedMoves() {
        List<MoveValue> values = new ArrayList<>();
        for (RootMove move : rootMoves) {
            values.add(new MoveValue(root.moves().get(move.index), move.value));
        }
        return values;
    }

    /** A move's value with what is known of it: its line only where every move is valued, since others are followed by refutations. */
    private MoveValue valued(RootMove move) {
        Move played = root.moves().get(move.index);
        List<Move> line = limits.valuesEveryMove() ? line(move, move.depth) : List.of(played);
        return new MoveValue(played, move.value, move.depth, move.isResult, line);
    }

    private List<Move> line(RootMove move, int depth) {
        return move.solvedLine.isEmpty() ? root.line(move.index, Math.max(1, depth)) : move.solvedLine;
    }

    /** A solved move's line is found at once, while the table still knows most of it. */
    private void findSolvedLine(RootMove move) {
        List<Move> line = root.solvedLine(move.index, move.depth, move.value);
        if (!stop.isStopped()) {
            move.solvedLine = line;
        }
    }

    /** Whether another iteration would add nothing, or could hardly be finished in time. */
    private boolean shouldStop(SearchIteration iteration) {
        long target = isFalling
                ? Math.min(limits.millis(), FALLING_TIME_FACTOR * limits.usualMillis())
                : limits.usualMillis();
        long elapsed = stop.elapsed();
        if (!iteration.fits(elapsed, target)) {
            return true;
        }
        if (limits.endsEarly() && iteration.depth() > EASY_MOVE_DEPTH && elapsed * EASY_MOVE_TIME > target) {
            isEasyMove = isBestByFar(iteration.depth() - 1 - EASY_MOVE_REDUCTION);
        }
        return isEasyMove;
    }

    /** Whether a shallower search finds every other move far worse than the best one. */
    private boolean isBestByFar(int depth) {
        RootMove best = rootMoves.get(0);
        boolean isSolvable = root.empties() <= limits.solveEmpties();
        int floor = best.value - limits.margin() - (isSolvable ? EASY_MOVE_MARGIN_SOLVABLE : EASY_MOVE_MARGIN);
        for (RootMove move : rootMoves) {
            if (move != best && root.value(move.index, depth, limits.selectivity(), floor, floor + 1) > floor) {
                return false;
            }
        }
        return !stop.isStopped();
    }

    private void iterate(int depth, int selectivity) {
        boolean solving = depth >= root.empties();
        RootMove first = rootMoves.get(0);
        RootMove best = first;
        int expected = first.value;
        boolean isLed = completedDepth > 0 && selectivity != ProbCut.NONE && limits.margin() == 0;
        int searchedCount = 0;
        for (RootMove move : rootMoves) {
            int lead = isLed && best == first ? root.lead() : 0;
            int floor =
                    move == first ? -Bounds.INFINITE : Math.max(-Bounds.INFINITE, best.value + lead - limits.margin());
            value(move, depth, selectivity, floor, move == first);
            if (stop.isStopped()) {
                break;
            }
            best = move.isExact && move.value > best.value ? move : best;
            searchedCount++;
            if (solving && limits.valuesEveryMove()) {
                observer.improved(answer());
            }
        }
        isFalling = depth > EASY_MOVE_DEPTH && best.value < expected - FALLING_MARGIN;
        completeIteration(depth, selectivity, searchedCount);
    }

    /** Sorts the moves by this iteration's values; if it was interrupted, only those it reached, which stay in front. */
    private void completeIteration(int depth, int selectivity, int searchedCount) {
        if (searchedCount == 0) {
            return;
        }
        List<RootMove> searched = rootMoves.subList(0, searchedCount);
        searched.sort(IterativeDeepening::order);
        if (searchedCount == rootMoves.size()) {
            completedDepth = depth;
            completedSelectivity = selectivity;
            solved = depth >= root.empties() && selectivity == ProbCut.NONE;
        }
        observer.improved(answer());
    }

    /** Moves with exact values first, the best in front. */
    private static int order(RootMove one, RootMove other) {
        return one.isExact == other.isExact ? Integer.compare(other.value, one.value) : one.isExact ? -1 : 1;
    }

    /** Values one move; at or below the floor an upper bound is enough. */
    private void value(RootMove move, int depth, int selectivity, int floor, boolean isFirst) {
        if (!isFirst && limits.margin() == 0) {
            int test = root.value(move.index, depth, selectivity, floor, floor + 1);
            if (stop.isStopped()) {
                return;
            }
            if (test <= floor) {
                move.set(depth, test, false, false);
                return;
            }
        }
        int value = move.isExact && depth >= ASPIRATION_DEPTH
                ? aspirationSearch(move, depth, selectivity, floor)
                : root.value(move.index, depth, selectivity, floor, Bounds.INFINITE);
        if (!stop.isStopped()) {
            boolean isResult = value > floor && depth >= root.empties() && selectivity == ProbCut.NONE;
            move.set(depth, value, value > floor, isResult);
            if (isResult && limits.valuesEveryMove()) {
                findSolvedLine(move);
            }
        }
    }

    /** Searches an aspiration window around the previous value, widened on the side on which it fails. */
    private int aspirationSearch(RootMove move, int depth, int selectivity, int floor) {
        int low = Math.max(floor, move.value - ASPIRATION);
        int high = Math.max(low, move.value) + ASPIRATION;
        for (int width = ASPIRATION_GROWTH * ASPIRATION; width < MAX_WINDOW; width *= ASPIRATION_GROWTH) {
            int value = root.value(move.index, depth, selectivity, low, high);
            if (stop.isStopped() || (value > low && value < high) || (value <= low && low == floor)) {
                return value;
            }
            if (value >= high) {
                low = Math.max(floor, value - 1);
                high = low + width;
            } else {
                high = value + 1;
                low = Math.max(floor, value - width);
            }
        }
        // Selective searches may contradict each other endlessly: finish with an open window.
        return root.value(move.index, depth, selectivity, floor, Bounds.INFINITE);
    }

    private Answer answer() {
        RootMove best = rootMoves.get(0);
        List<RootMove> exactMoves = new ArrayList<>();
        for (RootMove move : rootMoves) {
            if (move.isExact && (limits.valuesEveryMove() || move.depth == best.depth)) {
                exactMoves.add(move);
            }
        }
        exactMoves.sort(IterativeDeepening::order);
        best = limits.valuesEveryMove() && !exactMoves.isEmpty() ? exactMoves.get(0) : best;
        List<MoveValue> values = new ArrayList<>();
        for (RootMove move : exactMoves) {
            values.add(valued(move));
        }
        List<Move> line = line(best, completedDepth);
        return new Answer(
                root.moves().get(best.index),
                best.value,
                completedDepth,
                ProbCut.percent(completedSelectivity),
                solved,
                line,
                values,
                root.nodes());
    }

    /** A root move with its latest value. */
    private static final class RootMove {
        private final int index;
        private int depth;
        private int value;
        private boolean isExact;
        private boolean isResult;

        /** Empty unless the move is solved. */
        private List<Move> solvedLine = List.of();

        RootMove(int index) {
            this.index = index;
        }

        void set(int depth, int value, boolean isExact, boolean isResult) {
            this.depth = depth;
            this.value = value;
            this.isExact = isExact;
            this.isResult = isResult;
            this.solvedLine = List.of();
        }
    }
}
