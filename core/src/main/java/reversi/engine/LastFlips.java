package reversi.engine;

/** The number of discs flipped by the last move of a game. With all other squares occupied, the mover's discs determine it. */
final class LastFlips {
    private static final long FILE_A = 0x0101010101010101L;

    /** Flip counts, indexed by the square's position on a line of eight and the mover's discs on that line. */
    private final byte[] flips = new byte[8 * 256];

    /** By square: the other squares of its a1–h8 diagonal, and of its a8–h1 diagonal. */
    private final long[] falling = new long[64];

    private final long[] rising = new long[64];

    LastFlips() {
        for (int position = 0; position < 8; position++) {
            for (int discs = 0; discs < 256; discs++) {
                flips[position << 8 | discs] = (byte) (run(position, discs, 1) + run(position, discs, -1));
            }
        }
        for (int square = 0; square < 64; square++) {
            for (int other = 0; other < 64; other++) {
                int files = (other & 7) - (square & 7);
                int ranks = (other >> 3) - (square >> 3);
                falling[square] |= files == ranks && files != 0 ? 1L << other : 0;
                rising[square] |= files == -ranks && files != 0 ? 1L << other : 0;
            }
        }
    }

    /** The length of the run up to the mover's next disc in one direction; 0 if there is no such disc. */
    private static int run(int position, int discs, int step) {
        for (int i = position + step; i >= 0 && i < 8; i += step) {
            if ((discs >> i & 1) != 0) {
                return Math.abs(i - position) - 1;
            }
        }
        return 0;
    }

    /** The number of discs flipped by a move to the only empty square; 0 if it is not legal. */
    int of(int square, long player) {
        byte[] table = flips;
        int file = square & 7;
        int onFile = file << 8;
        int along = (int) (player >>> (square & 56)) & 0xFF;
        int upright = Stability.fileA(player >>> file);
        // A diagonal has one square per file: multiplication gathers them in the top byte, ordered by file.
        int down = (int) (((player & falling[square]) * FILE_A) >>> 56);
        int up = (int) (((player & rising[square]) * FILE_A) >>> 56);
        return table[onFile | along] + table[(square & 56) << 5 | upright] + table[onFile | down] + table[onFile | up];
    }
}
