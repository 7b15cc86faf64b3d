package reversi.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import reversi.rules.Move;

/** Searches the moves of a root deeper and deeper until a limit or the stop signal ends it. */
final class Deepening {
    /** Half the window around the value of the depth before, in hundredths of a disc. */
    private static final int ASPIRATION = 250;

    private static final int ASPIRATION_GROWTH = 4;
    private static final int WIDEST = 20_000;

    /** From this depth on the value of the depth before is close enough for a narrow window. */
    private static final int ASPIRATION_DEPTH = 3;

    /** From this depth on a move may be so much better than the others that no time need be spent on it. */
    private static final int ALONE_DEPTH = 9;

    private static final int ALONE_PLIES_LESS = 4;
    private static final int ALONE_MARGIN = 1_000;

    /** A value that falls by more than this between two depths is worth more time. */
    private static final int TROUBLE_MARGIN = 150;

    private static final int TROUBLE = 3;

    private final RootSearch root;
    private final Limits limits;
    private final StopSignal stop;
    private final SearchObserver observer;

    /** The moves, best first as far as is known. */
    private final List<RootMove> order = new ArrayList<>();

    private int completedDepth;
    private int completedSelectivity = ProbCut.NONE;
    private boolean exact;
    private boolean isSensibleAlone;

    /** Whether the last depth valued the position much lower than the one before. */
    private boolean isInTrouble;

    Deepening(RootSearch root, Limits limits, StopSignal stop, SearchObserver observer, Random64 random) {
        this.root = root;
        this.limits = limits;
        this.stop = stop;
        this.observer = observer;
        for (int i = 0; i < root.moves().size(); i++) {
            // Among equals the first one stays first: chance decides which that is.
            order.add(random.below(order.size() + 1), new RootMove(i));
        }
    }

    /** Runs to the end; there is an answer even if the stop signal came before the first move was valued. */
    Answer run() {
        for (SearchIteration pass : SearchIteration.all(root.empties(), root.solvable(), limits)) {
            if (stop.isStopped() || exact || isSensibleAlone) {
                break;
            }
            boolean isNext = pass.solves() ? pass.isInTime(stop.elapsed(), limits.usualMillis()) : !isEnough(pass);
            if (isNext) {
                iterate(pass.depth(), pass.selectivity());
            }
        }
        return answer();
    }

    /** Every move, the most promising first, with its value or, where others proved better, a bound of it. */
    List<Valued> order() {
        List<Valued> values = new ArrayList<>();
        for (RootMove move : order) {
            values.add(new Valued(root.moves().get(move.index), move.value));
        }
        return values;
    }

    /** Whether a further depth would add nothing or could hardly be finished in time. */
    private boolean isEnough(SearchIteration pass) {
        long usual = isInTrouble ? Math.min(limits.millis(), TROUBLE * limits.usualMillis()) : limits.usualMillis();
        long elapsed = stop.elapsed();
        if (!pass.isInTime(elapsed, usual)) {
            return true;
        }
        // Only where there is a clock to save: the answers of other searches don't depend on the time.
        if (pass.depth() > ALONE_DEPTH && limits.usualMillis() < limits.millis() && elapsed * 8 > usual) {
            isSensibleAlone = isBestAlone(pass.depth() - 1 - ALONE_PLIES_LESS);
        }
        return isSensibleAlone;
    }

    /** Whether every other move is worth far less than the best one, as a shallower search sees it. */
    private boolean isBestAlone(int depth) {
        RootMove best = order.get(0);
        int floor = best.value - ALONE_MARGIN;
        for (RootMove move : order) {
            if (move != best && root.value(move.index, depth, limits.selectivity(), floor, floor + 1) > floor) {
                return false;
            }
        }
        return !stop.isStopped();
    }

    private void iterate(int depth, int selectivity) {
        boolean solving = depth >= root.empties();
        int expected = order.get(0).value;
        int best = -MidgameSearch.INFINITE;
        int done = 0;
        for (RootMove move : order) {
            int floor = Math.max(-MidgameSearch.INFINITE, best - limits.margin());
            value(move, depth, selectivity, floor, done == 0);
            if (stop.isStopped()) {
                break;
            }
            best = Math.max(best, move.value);
            done++;
            if (solving && isEveryMoveValued()) {
                observer.improved(answer());
            }
        }
        isInTrouble = depth > ALONE_DEPTH && best < expected - TROUBLE_MARGIN;
        finish(depth, selectivity, done);
    }

    private boolean isEveryMoveValued() {
        return limits.margin() == Limits.EVERY_MOVE;
    }

    /** Orders the moves by what this depth found; where it was cut short, those that it reached come first. */
    private void finish(int depth, int selectivity, int done) {
        if (done == 0) {
            return;
        }
        List<RootMove> reached = order.subList(0, done);
        reached.sort(Comparator.comparing((RootMove move) -> !move.isKnown).thenComparing(move -> -move.value));
        if (done == order.size()) {
            completedDepth = depth;
            completedSelectivity = selectivity;
            exact = depth >= root.empties() && selectivity == ProbCut.NONE;
        }
        observer.improved(answer());
    }

    /** Values one move; at or below the floor a bound is enough. */
    private void value(RootMove move, int depth, int selectivity, int floor, boolean isFirst) {
        if (!isFirst && limits.margin() == 0) {
            int test = root.value(move.index, depth, selectivity, floor, floor + 1);
            if (stop.isStopped()) {
                return;
            }
            if (test <= floor) {
                move.set(depth, test, false);
                return;
            }
        }
        int value = move.isKnown && depth >= ASPIRATION_DEPTH
                ? aspire(move, depth, selectivity, floor)
                : root.value(move.index, depth, selectivity, floor, MidgameSearch.INFINITE);
        if (!stop.isStopped()) {
            move.set(depth, value, value > floor);
        }
    }

    /** Searches with a window around the value of the depth before, wider on the side on which that fails. */
    private int aspire(RootMove move, int depth, int selectivity, int floor) {
        int low = Math.max(floor, move.value - ASPIRATION);
        int high = Math.max(low, move.value) + ASPIRATION;
        for (int reach = ASPIRATION_GROWTH * ASPIRATION; reach < WIDEST; reach *= ASPIRATION_GROWTH) {
            int value = root.value(move.index, depth, selectivity, low, high);
            if (stop.isStopped() || (value > low && value < high) || (value <= low && low == floor)) {
                return value;
            }
            if (value >= high) {
                low = Math.max(floor, value - 1);
                high = low + reach;
            } else {
                high = value + 1;
                low = Math.max(floor, value - reach);
            }
        }
        // Selective searches may contradict each other for ever: the last word has a window without an end.
        return root.value(move.index, depth, selectivity, floor, MidgameSearch.INFINITE);
    }

    private Answer answer() {
        RootMove best = order.get(0);
        List<RootMove> known = new ArrayList<>();
        for (RootMove move : order) {
            if (move.isKnown && (isEveryMoveValued() || move.depth == best.depth)) {
                known.add(move);
            }
        }
        known.sort(Comparator.comparing(move -> -move.value));
        best = isEveryMoveValued() && !known.isEmpty() ? known.get(0) : best;
        List<Valued> values = new ArrayList<>();
        for (RootMove move : known) {
            values.add(new Valued(root.moves().get(move.index), move.value));
        }
        List<Move> line = root.line(best.index, Math.max(1, completedDepth));
        return new Answer(
                root.moves().get(best.index),
                best.value,
                completedDepth,
                ProbCut.percent(completedSelectivity),
                exact,
                line,
                values,
                root.nodes());
    }

    /** What is known of one move. */
    private static final class RootMove {
        private final int index;
        private int depth;
        private int value;
        private boolean isKnown;

        RootMove(int index) {
            this.index = index;
        }

        void set(int depth, int value, boolean isKnown) {
            this.depth = depth;
            this.value = value;
            this.isKnown = isKnown;
        }
    }
}
