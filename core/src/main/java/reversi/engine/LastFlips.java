package reversi.engine;

/** How many discs the last disc of a game flips: with every other square taken, the mover's discs alone say it. */
final class LastFlips {
    private static final long FILE_A = 0x0101010101010101L;

    /** By the place of the square on a line of eight and the mover's discs there: discs that flip. */
    private final byte[] flips = new byte[8 * 256];

    /** By square: the other squares of the diagonal towards h8, and of the one towards h1. */
    private final long[] falling = new long[64];

    private final long[] rising = new long[64];

    LastFlips() {
        for (int place = 0; place < 8; place++) {
            for (int discs = 0; discs < 256; discs++) {
                flips[place << 8 | discs] = (byte) (run(place, discs, 1) + run(place, discs, -1));
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

    /** Opposing discs from a place up to the mover's next disc one way; none where there is no such disc. */
    private static int run(int place, int discs, int step) {
        for (int at = place + step; at >= 0 && at < 8; at += step) {
            if ((discs >> at & 1) != 0) {
                return Math.abs(at - place) - 1;
            }
        }
        return 0;
    }

    /** The number of discs that a disc of the player on the only empty square flips; 0 where that is no move. */
    int of(int square, long player) {
        byte[] table = flips;
        int file = square & 7;
        int onFile = file << 8;
        int along = (int) (player >>> (square & 56)) & 0xFF;
        int upright = Stability.fileA(player >>> file);
        // A diagonal has one square on each file: the product gathers them in the top byte, in the order of the files.
        int down = (int) (((player & falling[square]) * FILE_A) >>> 56);
        int up = (int) (((player & rising[square]) * FILE_A) >>> 56);
        return table[onFile | along] + table[(square & 56) << 5 | upright] + table[onFile | down] + table[onFile | up];
    }
}
