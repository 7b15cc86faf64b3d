package reversi.engine;

/** The discs that a placed disc flips, by following the eight rays from its square. */
final class Flips {
    private static final int[] STEP_FILE = {1, -1, 0, 1, -1, 1, 0, -1};
    private static final int[] STEP_RANK = {0, 1, 1, 1, 0, -1, -1, -1};

    /** Eight rays a square: four towards higher bits, then four towards lower ones. */
    private final long[] rays = new long[64 * 8];

    private final long[] neighbours = new long[64];

    Flips() {
        for (int square = 0; square < 64; square++) {
            for (int direction = 0; direction < 8; direction++) {
                rays[square * 8 + direction] = ray(square, STEP_FILE[direction], STEP_RANK[direction]);
            }
            neighbours[square] = BitMoves.around(1L << square) & ~(1L << square);
        }
    }

    private static long ray(int square, int stepFile, int stepRank) {
        long ray = 0;
        int file = (square & 7) + stepFile;
        int rank = (square >> 3) + stepRank;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            ray |= 1L << (rank * 8 + file);
            file += stepFile;
            rank += stepRank;
        }
        return ray;
    }

    /** The discs that flip when the player places a disc on an empty square; none where that is not a move. */
    long of(int square, long player, long opponent) {
        if ((neighbours[square] & opponent) == 0) {
            return 0;
        }
        long[] ray = rays;
        int at = square << 3;
        return upwards(ray[at], player, opponent)
                | upwards(ray[at + 1], player, opponent)
                | upwards(ray[at + 2], player, opponent)
                | upwards(ray[at + 3], player, opponent)
                | downwards(ray[at + 4], player, opponent)
                | downwards(ray[at + 5], player, opponent)
                | downwards(ray[at + 6], player, opponent)
                | downwards(ray[at + 7], player, opponent);
    }

    /** A carry runs along the row of opposing discs and stops on the first other square of the ray. */
    private static long upwards(long ray, long player, long opponent) {
        long end = ((opponent | ~ray) + 1) & player & ray;
        return (end - ((end | -end) >>> 63)) & ray;
    }

    /** The highest square of the ray without an opposing disc; where there is none, bit 63, which no such ray holds. */
    private static long downwards(long ray, long player, long opponent) {
        long end = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(~opponent & ray)) & player & ray;
        return (-end << 1) & ray;
    }
}
