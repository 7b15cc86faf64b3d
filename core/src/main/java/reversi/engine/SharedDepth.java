package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One iteration of a {@link Team}'s search, whose root moves are searched by several members at once: the bounds known of each move, and
 * which window to search next. Bounds stay valid whichever move turns out to be best.
 */
final class SharedDepth {
    /** Half the aspiration window around the previous iteration's value, in hundredths of a disc. */
    private static final int ASPIRATION = 250;

    private static final int ASPIRATION_GROWTH = 4;
    private static final int MAX_WINDOW = 20_000;

    /** While the first move has no value yet, the others are tested against its estimate minus this, in hundredths of a disc. */
    private static final int CAUTION_MARGIN = 100;

    private static final int INFINITE = Bounds.INFINITE;

    /** Results of games are even numbers of discs. */
    private static final int STEP = 200;

    private final int depth;
    private final int selectivity;
    private final boolean valuesAll;
    private final boolean isResult;

    /** The moves, most promising first. */
    private final List<MoveState> moves = new ArrayList<>();

    /** Whether the first move's value is tested from both sides by two null windows at once, instead of one open window. */
    private boolean isSplit;

    /** Whether the previous iteration is complete; until then only the moves after the first are searched, against its estimate. */
    private boolean isCurrent;

    /**
     * An iteration without results.
     *
     * @param estimates all moves, most promising first, with their values or bounds
     * @param valuesAll whether all moves get exact values, instead of only the best one
     * @param isResult whether the estimate of the first move is likely to be the exact result
     */
    SharedDepth(int depth, int selectivity, List<Estimate> estimates, boolean valuesAll, boolean isResult) {
        this.depth = depth;
        this.selectivity = selectivity;
        this.valuesAll = valuesAll;
        this.isResult = isResult && !valuesAll;
        for (Estimate estimate : estimates) {
            moves.add(new MoveState(estimate));
        }
    }

    /** Makes this the current iteration and reorders the moves by the results of the previous one. */
    void start(List<Estimate> estimates) {
        isCurrent = true;
        List<MoveState> reordered = new ArrayList<>();
        for (Estimate estimate : estimates) {
            MoveState state = stateOf(estimate.move);
            state.estimate = estimate.value;
            state.lastMember = state.isNew() ? estimate.lastMember : state.lastMember;
            reordered.add(state);
        }
        moves.clear();
        moves.addAll(reordered);
        MoveState first = moves.get(0);
        isSplit = isResult && first.isNew() && first.estimate % STEP == 0;
    }

    int depth() {
        return depth;
    }

    int selectivity() {
        return selectivity;
    }

    /** Higher for a deeper search, and for a surer one of the same depth. */
    int rank() {
        return depth * (ProbCut.NONE + 1) + selectivity;
    }

    /** The next window to search, preferably of a move that this member has searched before; null if none is left. */
    @Nullable
    Window nextWindow(int member) {
        Window window = valuesAll ? ownMoveFirst(member) : bestMoveFirst(member);
        if (window != null) {
            window.state.searchers++;
        }
        return window;
    }

    private @Nullable Window ownMoveFirst(int member) {
        MoveState selected = null;
        for (MoveState state : moves) {
            if (state.searchers == 0
                    && !state.isSettled()
                    && (selected == null || state.isPreferred(member, selected))) {
                selected = state;
            }
        }
        return selected == null ? null : selected.aspirationWindow();
    }

    private @Nullable Window bestMoveFirst(int member) {
        MoveState first = moves.get(0);
        if (isCurrent && isSplit && first.searchers < 2 && !first.isSettled()) {
            Window window = first.halfWindow();
            if (window != null) {
                return window;
            }
        }
        MoveState best = first.isSettled() ? best() : first;
        if (isCurrent && best.searchers == 0 && !best.isSettled()) {
            return best.aspirationWindow();
        }
        int floor = first.isSettled() ? best.low : first.estimate - (isResult ? 0 : CAUTION_MARGIN);
        MoveState selected = null;
        for (MoveState state : moves) {
            boolean isOpen = state != best && state.searchers == 0 && state.high > floor;
            // Before the first move has a value, one test of each other move is enough.
            boolean isUseful = first.isSettled() || state.low == -INFINITE;
            if (isOpen && isUseful && (selected == null || state.isPreferred(member, selected))) {
                selected = state;
            }
        }
        return selected == null ? null : new Window(selected, floor, floor + 1, false);
    }

    /** Records the result of a window. */
    void onValue(Window window, int value, int member) {
        MoveState state = window.state;
        boolean isObsolete = window.isHalf && !isSplit;
        state.searchers -= isObsolete ? 0 : 1;
        if (!window.isHalf || window.beta == state.estimate) {
            state.lastMember = member;
        }
        state.narrow(window, value);
        if (isSplit && state == moves.get(0) && state.isOffEstimate()) {
            // The other half is obsolete: do not wait for it.
            isSplit = false;
            state.searchers = 0;
        }
    }

    /** The move with the highest lower bound. */
    private MoveState best() {
        MoveState best = moves.get(0);
        for (MoveState state : moves) {
            best = state.low > best.low ? state : best;
        }
        return best;
    }

    /** Whether the iteration is complete. */
    boolean isDone() {
        MoveState best = best();
        boolean done = moves.get(0).isSettled() && best.isSettled();
        for (MoveState state : moves) {
            done = done && (valuesAll ? state.isSettled() : state == best || state.high <= best.low);
        }
        return done;
    }

    /** Whether the first move has its value, so that the best move of this iteration is meaningful. */
    boolean isFirstSettled() {
        return moves.get(0).isSettled();
    }

    int bestMove() {
        return best().move;
    }

    /** A move's value, or its lower bound. */
    int value(int move) {
        return stateOf(move).low;
    }

    /** Whether a move has an exact value. */
    boolean isSettled(int move) {
        return stateOf(move).isSettled();
    }

    private MoveState stateOf(int move) {
        for (MoveState state : moves) {
            if (state.move == move) {
                return state;
            }
        }
        throw new IllegalArgumentException("no move " + move);
    }

    /** The estimates for the next iteration: the best move first, then by upper bound. */
    List<Estimate> estimates() {
        MoveState best = best();
        List<MoveState> ranked = new ArrayList<>(moves);
        ranked.remove(best);
        ranked.sort((one, other) -> Integer.compare(other.expected(), one.expected()));
        ranked.add(0, best);
        List<Estimate> result = new ArrayList<>();
        for (MoveState state : ranked) {
            result.add(new Estimate(state.move, state.expected(), state.lastMember));
        }
        return result;
    }

    /**
     * The estimate of a move.
     *
     * @param move the index of the move
     * @param value hundredths of a disc
     * @param lastMember the member that searched it last, and so has most of it in its table
     */
    record Estimate(int move, int value, int lastMember) {}

    /**
     * A window to be searched for one move.
     *
     * @param isHalf whether it is one of the two null windows around an estimate
     */
    record Window(MoveState state, int alpha, int beta, boolean isHalf) {
        int move() {
            return state.move;
        }
    }

    /** The state of one move, whose value is within {@link #low}…{@link #high}. */
    static final class MoveState {
        private final int move;
        private int estimate;
        private int lastMember;
        private int low = -INFINITE;
        private int high = INFINITE;

        /** Number of members searching it right now. */
        private int searchers;

        private boolean isLowerHalfTaken;
        private boolean isUpperHalfTaken;
        private int misses;

        MoveState(Estimate estimates) {
            this.move = estimates.move;
            this.estimate = estimates.value;
            this.lastMember = estimates.lastMember;
        }

        boolean isSettled() {
            return low == high;
        }

        /** Whether it has not been searched. */
        boolean isNew() {
            return searchers == 0 && low == -INFINITE && high == INFINITE;
        }

        boolean isOffEstimate() {
            return low > estimate || high < estimate;
        }

        int expected() {
            return high < INFINITE ? high : low > -INFINITE ? low : estimate;
        }

        boolean isPreferred(int member, MoveState other) {
            return lastMember == member && other.lastMember != member;
        }

        /** One of the two null windows around the estimate; null if both are taken. */
        @Nullable
        Window halfWindow() {
            if (!isLowerHalfTaken) {
                isLowerHalfTaken = true;
                return new Window(this, estimate - 1, estimate, true);
            }
            if (!isUpperHalfTaken) {
                isUpperHalfTaken = true;
                return new Window(this, estimate, estimate + 1, true);
            }
            return null;
        }

        /** An aspiration window, wider after each miss. */
        Window aspirationWindow() {
            int width = ASPIRATION;
            for (int i = 0; i < misses; i++) {
                width *= ASPIRATION_GROWTH;
            }
            int alpha;
            int beta;
            if (low > -INFINITE) {
                alpha = low - 1;
                beta = Math.min(low + width, high);
            } else {
                beta = high < INFINITE ? high + 1 : estimate + width;
                alpha = (high < INFINITE ? high : estimate) - width;
            }
            boolean isUnbounded = width > MAX_WINDOW;
            return new Window(
                    this,
                    isUnbounded && low == -INFINITE ? -INFINITE : Math.max(-INFINITE, alpha),
                    isUnbounded || beta <= alpha ? INFINITE : Math.min(INFINITE, beta),
                    false);
        }

        void narrow(Window window, int value) {
            if (value > window.alpha && value < window.beta) {
                low = value;
                high = value;
                return;
            }
            misses = Math.min(misses + 1, 5);
            if (value <= window.alpha) {
                high = Math.min(high, value);
            } else {
                low = Math.max(low, value);
            }
            if (low > high) {
                // Selective searches may contradict each other: the latest result counts.
                low = value;
                high = value;
            }
        }
    }
}
