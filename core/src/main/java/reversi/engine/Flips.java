package reversi.engine;

/** The discs flipped by a move, by carry propagation along the eight rays. */
final class Flips {
    /** Eight rays per square: four towards higher bits, then four towards lower ones. */
    private final long[] rays = new long[64 * 8];

    private final long[] neighbours = new long[64];

    Flips() {
        int[] stepFile = {1, -1, 0, 1, -1, 1, 0, -1};
        int[] stepRank = {0, 1, 1, 1, 0, -1, -1, -1};
        for (int square = 0; square < 64; square++) {
            for (int direction = 0; direction < 8; direction++) {
                rays[square * 8 + direction] = ray(square, stepFile[direction], stepRank[direction]);
            }
            neighbours[square] = BitMoves.neighbours(1L << square) & ~(1L << square);
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

    /** The discs flipped by a move to an empty square; 0 if it is not legal. */
    long of(int square, long player, long opponent) {
        if ((neighbours[square] & opponent) == 0) {
            return 0;
        }
        long[] ray = rays;
        int firstRay = square << 3;
        return flippedUpwards(ray[firstRay], player, opponent)
                | flippedUpwards(ray[firstRay + 1], player, opponent)
                | flippedUpwards(ray[firstRay + 2], player, opponent)
                | flippedUpwards(ray[firstRay + 3], player, opponent)
                | flippedDownwards(ray[firstRay + 4], player, opponent)
                | flippedDownwards(ray[firstRay + 5], player, opponent)
                | flippedDownwards(ray[firstRay + 6], player, opponent)
                | flippedDownwards(ray[firstRay + 7], player, opponent);
    }

    /** Adding 1 below the ray carries through the run of opposing discs to the square that ends it. */
    private static long flippedUpwards(long ray, long player, long opponent) {
        long end = ((opponent | ~ray) + 1) & player & ray;
        return (end - ((end | -end) >>> 63)) & ray;
    }

    /**
     * The square that ends the run is the highest one of the ray without an opposing disc; without such a square it is bit 63, which is
     * on no downward ray.
     */
    private static long flippedDownwards(long ray, long player, long opponent) {
        long end = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(~opponent & ray)) & player & ray;
        return (-end << 1) & ray;
    }
}
