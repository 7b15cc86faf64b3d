package reversi.engine;

/** Move generation and neighbourhoods on bitboards, in the bit order of {@link Board}. */
final class BitMoves {
    /** All squares except files a and h, across which a shift by a file would wrap. */
    private static final long INNER_FILES = 0x7E7E7E7E7E7E7E7EL;

    private static final long NOT_FILE_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_FILE_H = 0x7F7F7F7F7F7F7F7FL;

    private BitMoves() {}

    /** The player's legal moves, one bit each. */
    static long moves(long player, long opponent) {
        long inner = opponent & INNER_FILES;
        // Towards higher bits along a rank, adding carries through a run to the square after it.
        long targets = (inner + (inner & (player << 1))) | downwards(player, inner) | bothWays(player, opponent, 8);
        targets |= bothWays(player, inner, 7) | bothWays(player, inner, 9);
        return targets & ~(player | opponent);
    }

    /** As {@link #bothWays} along ranks, but only towards lower bits. */
    private static long downwards(long player, long opponent) {
        long down = opponent & (player >>> 1);
        down |= opponent & (down >>> 1);
        long pairs = opponent & (opponent >>> 1);
        down |= pairs & (down >>> 2);
        down |= pairs & (down >>> 2);
        return down >>> 1;
    }

    /** The squares one past each run of opposing discs next to a player's disc, in both directions along one line (parallel prefix). */
    private static long bothWays(long player, long opponent, int step) {
        int twice = step + step;
        long up = opponent & (player << step);
        long down = opponent & (player >>> step);
        up |= opponent & (up << step);
        down |= opponent & (down >>> step);
        long pairsUp = opponent & (opponent << step);
        long pairsDown = pairsUp >>> step;
        up |= pairsUp & (up << twice);
        down |= pairsDown & (down >>> twice);
        up |= pairsUp & (up << twice);
        down |= pairsDown & (down >>> twice);
        return (up << step) | (down >>> step);
    }

    /** Whether a square is one of these; a number above 63 is none, such as {@link TranspositionTable#NO_MOVE}. */
    static boolean contains(long squares, int square) {
        return square < 64 && (squares >>> square & 1) != 0;
    }

    /** The union of the 3×3 neighbourhoods of the squares; may include squares themselves. */
    static long neighbours(long squares) {
        long row = squares | ((squares << 1) & NOT_FILE_A) | ((squares >>> 1) & NOT_FILE_H);
        return row | (row << 8) | (row >>> 8);
    }

    /** All squares of the quadrants (4×4) that contain an odd number of the given squares. */
    static long oddQuadrants(long empties) {
        long folded = empties ^ (empties >>> 1);
        folded ^= folded >>> 2;
        folded ^= folded >>> 8;
        folded ^= folded >>> 16;
        return (folded & 0x0000001100000011L) * 0x0F0F0F0FL;
    }
}
