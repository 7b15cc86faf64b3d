package reversi.engine;

import java.util.Arrays;

/**
 * The discs on a board of up to {@value #WIDTH}×{@value #WIDTH} squares as a bitboard of two longs for each side, by which the moves on all
 * squares are found at once. Sides are numbered as in {@link Sides}, squares have the indices of {@link Geometry}.
 */
final class WideBitboard {
    /** The most files and ranks. */
    static final int WIDTH = 10;

    /** From one rank to the next: a file that is always empty keeps lines from running on round the edge. */
    private static final int RANK = WIDTH + 1;

    /** A run of up to 8 discs, the longest between two others, is found in so many steps, each of which doubles its length. */
    private static final int DOUBLINGS = 3;

    /** By index of {@link Geometry}, the bit of the square. */
    private final int[] bits = new int[Geometry.LIMIT];

    private final long squaresLow;
    private final long squaresHigh;

    /** For each side, from index 2 on, the low and the high long. */
    private final long[] discs = new long[6];

    /** The same for the moves, as far as they are known. */
    private final long[] moves = new long[6];

    private final boolean[] isKnown = new boolean[3];

    /** What the directions looked at so far have found. */
    private long foundLow;

    private long foundHigh;

    /** A board without discs. */
    WideBitboard(Geometry geometry) {
        long low = 0;
        long high = 0;
        for (int index : geometry.squares) {
            int bit = (index / Geometry.STRIDE - 1) * RANK + index % Geometry.STRIDE - 1;
            bits[index] = bit;
            low |= bit < Long.SIZE ? 1L << bit : 0;
            high |= bit < Long.SIZE ? 0 : 1L << bit;
        }
        squaresLow = low;
        squaresHigh = high;
    }

    /** Takes all discs off the board. */
    void clear() {
        Arrays.fill(discs, 0);
        forgetMoves();
    }

    /** Puts a disc of a side on a square or takes it away. */
    void toggle(int index, int side) {
        int bit = bits[index];
        discs[2 * side + (bit >> 6)] ^= 1L << bit;
        forgetMoves();
    }

    private void forgetMoves() {
        isKnown[Sides.BLACK] = false;
        isKnown[Sides.WHITE] = false;
    }

    /** The number of a side's moves that flip something. */
    int moveCount(int side) {
        findMoves(side);
        return Long.bitCount(moves[2 * side]) + Long.bitCount(moves[2 * side + 1]);
    }

    /** Whether a disc of a side on a square is a move that flips something. */
    boolean isMove(int index, int side) {
        findMoves(side);
        int bit = bits[index];
        return (moves[2 * side + (bit >> 6)] >>> bit & 1) != 0;
    }

    private void findMoves(int side) {
        if (isKnown[side]) {
            return;
        }
        int other = Sides.BLACK + Sides.WHITE - side;
        long ownLow = discs[2 * side];
        long ownHigh = discs[2 * side + 1];
        long otherLow = discs[2 * other];
        long otherHigh = discs[2 * other + 1];
        foundLow = 0;
        foundHigh = 0;
        findAlong(1, ownLow, ownHigh, otherLow, otherHigh);
        findAlong(RANK - 1, ownLow, ownHigh, otherLow, otherHigh);
        findAlong(RANK, ownLow, ownHigh, otherLow, otherHigh);
        findAlong(RANK + 1, ownLow, ownHigh, otherLow, otherHigh);
        moves[2 * side] = foundLow & squaresLow & ~(ownLow | otherLow);
        moves[2 * side + 1] = foundHigh & squaresHigh & ~(ownHigh | otherHigh);
        isKnown[side] = true;
    }

    private void findAlong(int step, long ownLow, long ownHigh, long otherLow, long otherHigh) {
        findUp(step, ownLow, ownHigh, otherLow, otherHigh);
        findDown(step, ownLow, ownHigh, otherLow, otherHigh);
    }

    /** The squares behind the runs of the other side's discs that begin beside a disc of one's own (a parallel prefix search). */
    private void findUp(int step, long ownLow, long ownHigh, long otherLow, long otherHigh) {
        long runHigh = otherHigh & (ownHigh << step | ownLow >>> (Long.SIZE - step));
        long runLow = otherLow & ownLow << step;
        long passHigh = otherHigh;
        long passLow = otherLow;
        int by = step;
        for (int i = 0; i < DOUBLINGS; i++) {
            runHigh |= passHigh & (runHigh << by | runLow >>> (Long.SIZE - by));
            runLow |= passLow & runLow << by;
            passHigh &= passHigh << by | passLow >>> (Long.SIZE - by);
            passLow &= passLow << by;
            by <<= 1;
        }
        foundHigh |= runHigh << step | runLow >>> (Long.SIZE - step);
        foundLow |= runLow << step;
    }

    private void findDown(int step, long ownLow, long ownHigh, long otherLow, long otherHigh) {
        long runLow = otherLow & (ownLow >>> step | ownHigh << (Long.SIZE - step));
        long runHigh = otherHigh & ownHigh >>> step;
        long passLow = otherLow;
        long passHigh = otherHigh;
        int by = step;
        for (int i = 0; i < DOUBLINGS; i++) {
            runLow |= passLow & (runLow >>> by | runHigh << (Long.SIZE - by));
            runHigh |= passHigh & runHigh >>> by;
            passLow &= passLow >>> by | passHigh << (Long.SIZE - by);
            passHigh &= passHigh >>> by;
            by <<= 1;
        }
        foundLow |= runLow >>> step | runHigh << (Long.SIZE - step);
        foundHigh |= runHigh >>> step;
    }
}
