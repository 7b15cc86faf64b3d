package reversi.engine;

/** Legal moves and neighbourhoods of all squares at once, in the bit order of {@link Board}. */
final class BitMoves {
    /** Every square but those of the outer files, where a sideways row of flips can't begin. */
    private static final long INNER_FILES = 0x7E7E7E7E7E7E7E7EL;

    private static final long NOT_FILE_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_FILE_H = 0x7F7F7F7F7F7F7F7FL;

    private BitMoves() {}

    /** The squares on which the player may place a disc. */
    static long moves(long player, long opponent) {
        long inner = opponent & INNER_FILES;
        long reached = alongFiles(player, opponent) | alongLine(player, inner, 1);
        reached |= alongLine(player, inner, 7) | alongLine(player, inner, 9);
        return reached & ~(player | opponent);
    }

    private static long alongFiles(long player, long opponent) {
        return alongLine(player, opponent, 8);
    }

    /** Where rows of opposing discs that start beside a player's disc end, both ways along one line (parallel prefix). */
    private static long alongLine(long player, long opponent, int step) {
        int twice = step + step;
        long up = opponent & (player << step);
        long down = opponent & (player >>> step);
        up |= opponent & (up << step);
        down |= opponent & (down >>> step);
        long pairsUp = opponent & (opponent << step);
        long pairsDown = opponent & (opponent >>> step);
        up |= pairsUp & (up << twice);
        down |= pairsDown & (down >>> twice);
        up |= pairsUp & (up << twice);
        down |= pairsDown & (down >>> twice);
        return (up << step) | (down >>> step);
    }

    /** The squares that touch any of these, and perhaps these themselves. */
    static long around(long squares) {
        long wide = squares | ((squares << 1) & NOT_FILE_A) | ((squares >>> 1) & NOT_FILE_H);
        return wide | (wide << 8) | (wide >>> 8);
    }

    /** The squares of all quadrants (4×4 corners of the board) that hold an odd number of these squares. */
    static long oddQuadrants(long empties) {
        long folded = empties ^ (empties >>> 1);
        folded ^= folded >>> 2;
        folded ^= folded >>> 8;
        folded ^= folded >>> 16;
        return (folded & 0x0000001100000011L) * 0x0F0F0F0FL;
    }
}
