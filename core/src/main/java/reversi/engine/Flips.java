package reversi.engine;

/** The discs flipped by a move: along each of eight rays the run of opposing discs, if a disc of the mover's ends it. */
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

    /** The square that ends the run is the lowest one of the ray without an opposing disc. Without an end the shift is by 64, which is none. */
    private static long flippedUpwards(long ray, long player, long opponent) {
        long others = ~opponent & ray;
        long end = others & -others & player;
        return ~(-1L << Long.numberOfTrailingZeros(end)) & ray;
    }

    /** The same with the highest one. Where every square has an opposing disc the end is bit 63, and what is shifted is nothing. */
    private static long flippedDownwards(long ray, long player, long opponent) {
        long end = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(~opponent & ray)) & player;
        return (-end << 1) & ray;
    }
}
