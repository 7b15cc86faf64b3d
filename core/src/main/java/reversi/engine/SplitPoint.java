package reversi.engine;

import org.jspecify.annotations.Nullable;

/**
 * A position of which several threads search the moves that are left after the first ("young brothers wait", R. Feldmann, "Game tree
 * search on massively parallel systems", 1993). The thread that came to it owns it: it lists the moves, lets others join while there are
 * some, and takes the result. Values are hundredths of a disc.
 */
final class SplitPoint {
    /** The split point in whose subtree this one lies; null if there is none. */
    final @Nullable SplitPoint parent;

    /** The side to move and the other one. */
    final Board board;

    final int depth;
    final int ply;
    final int selectivity;
    final int nestedCuts;
    final int beta;
    private final int alpha;

    /** The moves that are left, best first, and what they flip. */
    private final int[] squares = new int[MoveLists.ROW];

    private final long[] flips = new long[MoveLists.ROW];
    private int count;

    /** The first move that nobody has taken. */
    private volatile int next;

    /** How many threads beside the owner are at work. */
    private volatile int helpers;

    private volatile int best = -Bounds.INFINITE;
    private volatile int bestMove = TranspositionTable.NO_MOVE;
    private volatile boolean isClosed;
    private volatile boolean isOver;

    /** A split point without moves, to be searched to {@code depth} plies within alpha…beta by ProbCut's {@code selectivity}. */
    SplitPoint(
            @Nullable SplitPoint parent,
            Board board,
            int depth,
            int ply,
            int selectivity,
            int nestedCuts,
            int alpha,
            int beta) {
        this.parent = parent;
        this.board = board;
        this.depth = depth;
        this.ply = ply;
        this.selectivity = selectivity;
        this.nestedCuts = nestedCuts;
        this.alpha = alpha;
        this.beta = beta;
    }

    /** Lists a move; only before others know of this split point. */
    void list(int square, long flipped) {
        squares[count] = square;
        flips[count++] = flipped;
    }

    /** Takes the next move for the calling thread: its index, or -1 if none is left. */
    synchronized int take() {
        return hasMoves() ? next++ : -1;
    }

    int square(int index) {
        return squares[index];
    }

    long flips(int index) {
        return flips[index];
    }

    /** Notes the value of a move; one of at least beta ends the search of all others. */
    synchronized void add(int value, int square) {
        if (value > best) {
            best = value;
            bestMove = square;
        }
        if (value >= beta) {
            isOver = true;
        }
    }

    /** The best value so far; of equal ones the first. */
    int best() {
        return best;
    }

    int bestMove() {
        return bestMove;
    }

    /** What a further move has to beat. */
    int floor() {
        return Math.max(alpha, best);
    }

    /** Whether nobody needs this subtree any more: a value of at least beta is known here or at a split point above. */
    boolean isCancelled() {
        SplitPoint point = this;
        while (point != null && !point.isOver) {
            point = point.parent;
        }
        return point != null;
    }

    /** Whether {@code above} is this split point or above it; null is above all. */
    boolean isWithin(@Nullable SplitPoint above) {
        SplitPoint point = this;
        while (point != null && point != above) {
            point = point.parent;
        }
        return point == above;
    }

    /** Whether there are moves that nobody has taken. */
    boolean hasMoves() {
        return !isOver && next < count;
    }

    /** Lets a helper in, who must {@link #leave}; false if it came too late. */
    synchronized boolean join() {
        if (isClosed) {
            return false;
        }
        helpers++;
        return true;
    }

    /** Lets a helper go. */
    synchronized void leave() {
        helpers--;
    }

    /** Lets no more helpers in. */
    synchronized void close() {
        isClosed = true;
    }

    /** Whether a helper is still at work. */
    boolean hasHelpers() {
        return helpers > 0;
    }
}
