package reversi.engine;

/**
 * The moves of the positions on the way down a search: each position has a row of its own, so that going down needs no new
 * memory. The arrays are open to the searches that fill and read them: this is their innermost loop.
 */
final class Candidates {
    /** The length of a row; no position that can be reached is known to have more than 33 moves. */
    static final int ROW = 36;

    /** The square of each move, the discs that it flips, the opponent's moves after it, and how soon to try it. */
    final int[] square;

    final long[] flips;
    final long[] replies;
    final int[] order;

    /** Room for so many rows. */
    Candidates(int rows) {
        square = new int[rows * ROW];
        flips = new long[rows * ROW];
        replies = new long[rows * ROW];
        order = new int[rows * ROW];
    }

    /** Brings the most promising of the moves from…end-1 to the front. */
    void pick(int from, int end) {
        int best = from;
        for (int i = from + 1; i < end; i++) {
            best = order[i] > order[best] ? i : best;
        }
        if (best != from) {
            swap(from, best);
        }
    }

    /** Brings a square's move to the front of the moves from…end-1, if it is one of them; returns where the others begin. */
    int bring(int on, int from, int end) {
        for (int i = from; i < end; i++) {
            if (square[i] == on) {
                swap(from, i);
                return from + 1;
            }
        }
        return from;
    }

    /** The order of the first goes lost: it has been picked. */
    private void swap(int first, int second) {
        int on = square[first];
        long won = flips[first];
        long next = replies[first];
        square[first] = square[second];
        flips[first] = flips[second];
        replies[first] = replies[second];
        order[second] = order[first];
        square[second] = on;
        flips[second] = won;
        replies[second] = next;
    }
}
