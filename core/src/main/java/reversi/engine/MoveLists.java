package reversi.engine;

/**
 * Preallocated move lists, one row per node on the search path, so that searching allocates nothing. The arrays are exposed to the
 * searches, since this is their innermost loop.
 */
final class MoveLists {
    /** The length of a row; no reachable position is known to have more than 33 moves. */
    static final int ROW = 36;

    /** Per move: its square, the discs it flips, and its score for move ordering (higher is tried sooner). */
    final int[] squares;

    final long[] flips;
    final int[] scores;

    MoveLists(int rows) {
        squares = new int[rows * ROW];
        flips = new long[rows * ROW];
        scores = new int[rows * ROW];
    }

    /** Moves the highest-scored of the moves from…end-1 to index {@code from}. */
    void pickBest(int from, int end) {
        int best = from;
        for (int i = from + 1; i < end; i++) {
            best = scores[i] > scores[best] ? i : best;
        }
        if (best != from) {
            swap(from, best);
        }
    }

    /** Moves the move to square {@code square} to index {@code from}, if it is among from…end-1; returns where the remaining moves begin. */
    int moveToFront(int square, int from, int end) {
        for (int i = from; i < end; i++) {
            if (squares[i] == square) {
                swap(from, i);
                return from + 1;
            }
        }
        return from;
    }

    /** The score of {@code second} is not kept: its move has been picked. */
    private void swap(int first, int second) {
        int square = squares[first];
        long flipped = flips[first];
        squares[first] = squares[second];
        flips[first] = flips[second];
        scores[second] = scores[first];
        squares[second] = square;
        flips[second] = flipped;
    }
}
