package reversi.engine;

import static reversi.engine.Sides.BLACK;
import static reversi.engine.Sides.EMPTY;
import static reversi.engine.Sides.WHITE;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** A mutable position of any variant with make and unmake. Sides are 1 (Black) and 2 (White). */
final class GeneralBoard {
    private static final int OFF = 3;
    private static final int BOTH = BLACK + WHITE;
    private static final int UNLIMITED = 1 << 20;

    /** Per disc that can still be placed: the longest run of flips, times eight directions. */
    private static final int UNDO_DEPTH = 400;

    final Geometry geometry;

    private final boolean freeCentre;
    private final boolean adjacent;
    private final boolean hasStock;
    private final byte[] discs = new byte[Geometry.LIMIT];

    /** The same discs, by which moves are found far sooner; null on greater boards, and where moves need not flip anything. */
    private final @Nullable WideBitboard bitboard;

    private final int[] count = new int[3];
    private final int[] left = new int[3];
    private int toMove;
    private int empties;

    /** The quadrants with an odd number of empties, as bits of {@link Geometry#quadrant}. */
    private int oddQuadrants;

    private long key;
    private long otherKey;
    private @Nullable DiscListener listener;

    private final long[] keys;
    private final int[] undo = new int[UNDO_DEPTH * 64];
    private int undoTop;

    GeneralBoard(Position position) {
        Variant variant = position.variant();
        this.geometry = new Geometry(variant);
        this.freeCentre = variant.start() == Start.FREE_CENTRE;
        this.adjacent = variant.adjacentPlacement();
        this.hasStock = variant.stock() != 0;
        this.keys = keys();
        this.bitboard = variant.size() > WideBitboard.WIDTH || adjacent ? null : new WideBitboard(geometry);
        for (int i = 0; i < discs.length; i++) {
            discs[i] = OFF;
        }
        set(position);
    }

    /** Sets another position of the same variant. */
    void set(Position position) {
        toMove = side(position.toMove());
        count[BLACK] = 0;
        count[WHITE] = 0;
        empties = 0;
        oddQuadrants = 0;
        key = 0;
        otherKey = 0;
        undoTop = 0;
        if (bitboard != null) {
            bitboard.clear();
        }
        DiscListener told = listener;
        if (told != null) {
            told.clear();
        }
        for (Square square : position.variant().squares()) {
            Optional<Disc> disc = position.at(square);
            discs[Geometry.index(square)] = EMPTY;
            if (disc.isEmpty()) {
                empties++;
                oddQuadrants ^= geometry.quadrant[Geometry.index(square)];
            } else {
                put(Geometry.index(square), side(disc.get()));
                tell(Geometry.index(square), disc.get() == Disc.BLACK ? 1 : -1);
            }
        }
        left[BLACK] = Math.min(UNLIMITED, position.discsLeft(Disc.BLACK));
        left[WHITE] = Math.min(UNLIMITED, position.discsLeft(Disc.WHITE));
    }

    private static long[] keys() {
        Random64 random = new Random64(1876);
        long[] keys = new long[4 * Geometry.LIMIT];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = random.nextLong();
        }
        return keys;
    }

    private static int side(Disc disc) {
        return disc == Disc.BLACK ? BLACK : WHITE;
    }

    private void put(int index, int side) {
        discs[index] = (byte) side;
        count[side]++;
        toggle(index, side);
    }

    private void toggle(int index, int side) {
        int at = 4 * index + 2 * (side - 1);
        key ^= keys[at];
        otherKey ^= keys[at + 1];
        if (bitboard != null) {
            bitboard.toggle(index, side);
        }
    }

    /** The first half of the Zobrist key, including the side to move. */
    long key() {
        return toMove == BLACK ? key : ~key;
    }

    /** The second half of the Zobrist key, including the discs left where the stock is limited. */
    long otherKey() {
        return hasStock ? otherKey + left[BLACK] * 0x9E3779B97F4A7C15L + left[WHITE] * 0xC2B2AE3D27D4EB4FL : otherKey;
    }

    /** The side to move: 1 or 2. */
    int toMove() {
        return toMove;
    }

    /** The number of squares without a disc. */
    int empties() {
        return empties;
    }

    /** Tells a listener, which knows the empty board, of the discs that there are and of every change from now on. */
    void attach(DiscListener attached) {
        for (int index : geometry.squares) {
            if (discs[index] != EMPTY) {
                attached.change(index, discs[index] == BLACK ? 1 : -1);
            }
        }
        listener = attached;
    }

    private void tell(int index, int by) {
        DiscListener told = listener;
        if (told != null) {
            told.change(index, by);
        }
    }

    /** The number of quadrants with an odd number of empties, plus 5 if the number of empties is odd: {@link PatternEntries#PARITIES}. */
    int parity() {
        return 5 * (empties & 1) + Integer.bitCount(oddQuadrants);
    }

    /** The number of discs of a side on the board. */
    int count(int side) {
        return count[side];
    }

    /** EMPTY, BLACK, WHITE, or another value beyond the board. */
    int at(int index) {
        return discs[index];
    }

    private boolean isCentreOpen() {
        if (freeCentre) {
            for (int index : geometry.centre) {
                if (discs[index] == EMPTY) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Writes a side's moves into an array from an index on; returns their number. */
    int moves(int side, int[] out, int from) {
        if (left[side] <= 0) {
            return 0;
        }
        int to = from;
        if (isCentreOpen()) {
            for (int index : geometry.centre) {
                if (discs[index] == EMPTY) {
                    out[to++] = index;
                }
            }
            return to - from;
        }
        for (int index : geometry.squares) {
            if (discs[index] == EMPTY && isMove(index, side)) {
                out[to++] = index;
            }
        }
        return to - from;
    }

    /** The number of a side's moves. */
    int mobility(int side) {
        if (left[side] <= 0) {
            return 0;
        }
        boolean open = isCentreOpen();
        if (bitboard != null && !open) {
            return bitboard.moveCount(side);
        }
        int moves = 0;
        for (int index : open ? geometry.centre : geometry.squares) {
            moves += discs[index] == EMPTY && (open || isMove(index, side)) ? 1 : 0;
        }
        return moves;
    }

    private boolean isMove(int index, int side) {
        if (bitboard != null) {
            return bitboard.isMove(index, side);
        }
        int other = BOTH - side;
        byte[] on = discs;
        for (int step : Geometry.LINES) {
            if (on[index + step] == other) {
                int at = index + 2 * step;
                while (on[at] == other) {
                    at += step;
                }
                if (on[at] == side) {
                    return true;
                }
            }
            if (on[index - step] == other) {
                int at = index - 2 * step;
                while (on[at] == other) {
                    at -= step;
                }
                if (on[at] == side) {
                    return true;
                }
            }
        }
        return adjacent && isBeside(index, side);
    }

    private boolean isBeside(int index, int side) {
        for (int step : Geometry.LINES) {
            if (discs[index + step] == side || discs[index - step] == side) {
                return true;
            }
        }
        return false;
    }

    /** Makes a legal move of the side to move; returns the number of flipped discs. */
    int play(int index) {
        int start = undoTop;
        if (!isCentreOpen()) {
            for (int step : Geometry.LINES) {
                flip(index, step);
                flip(index, -step);
            }
        }
        int flipped = undoTop - start;
        put(index, toMove);
        tell(index, toMove == BLACK ? 1 : -1);
        oddQuadrants ^= geometry.quadrant[index];
        count[toMove] += flipped;
        count[BOTH - toMove] -= flipped;
        left[toMove]--;
        empties--;
        undo[undoTop++] = index;
        undo[undoTop++] = flipped;
        toMove = BOTH - toMove;
        return flipped;
    }

    private void flip(int index, int step) {
        int other = BOTH - toMove;
        int at = index + step;
        while (discs[at] == other) {
            at += step;
        }
        if (discs[at] != toMove) {
            return;
        }
        for (at -= step; at != index; at -= step) {
            discs[at] = (byte) toMove;
            tell(at, toMove == BLACK ? 2 : -2);
            toggle(at, BLACK);
            toggle(at, WHITE);
            undo[undoTop++] = at;
        }
    }

    /** Unmakes the last {@link #play}. */
    void takeBack() {
        toMove = BOTH - toMove;
        int other = BOTH - toMove;
        int flipped = undo[--undoTop];
        int index = undo[--undoTop];
        discs[index] = EMPTY;
        tell(index, toMove == BLACK ? -1 : 1);
        oddQuadrants ^= geometry.quadrant[index];
        toggle(index, toMove);
        count[toMove] -= flipped + 1;
        count[other] += flipped;
        left[toMove]++;
        empties++;
        for (int i = 0; i < flipped; i++) {
            int at = undo[--undoTop];
            discs[at] = (byte) other;
            tell(at, other == BLACK ? 2 : -2);
            toggle(at, BLACK);
            toggle(at, WHITE);
        }
    }

    /** Changes the side to move; its own inverse. */
    void pass() {
        toMove = BOTH - toMove;
    }
}
