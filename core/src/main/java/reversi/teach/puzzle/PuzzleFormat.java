package reversi.teach.puzzle;

/** What reader and writer of the file of a {@link PuzzleCollection} share; the format is described at {@link PuzzleReader#read}. */
final class PuzzleFormat {
    /** The first four bytes of a file. */
    static final int MAGIC = 0x52505A31;

    /** Magic, checksum, and the number of puzzles. */
    static final int HEADER = 10;

    /** The bytes of a set of squares. */
    static final int SQUARES = 8;

    /** In the first byte of a puzzle's themes: White is to move. */
    static final int WHITE = 0x80;

    /** The rating that a byte of 0 stands for, and what one more stands for. */
    static final int LEAST_RATING = 200;

    static final int RATING_STEP = 10;

    /** A value of so many discs less is written as 0; values are even. */
    static final int LEAST_VALUE = -64;

    /** The most moves of a puzzle. */
    static final int MOST_MOVES = 40;

    private static final int ADLER = 65_521;
    private static final int CHECKED_FROM = 8;

    private PuzzleFormat() {}

    /** The Adler-32 checksum of everything after itself. */
    static int checksum(byte[] bytes) {
        int sum = 1;
        int sums = 0;
        for (int i = CHECKED_FROM; i < bytes.length; i++) {
            sum = (sum + (bytes[i] & 0xFF)) % ADLER;
            sums = (sums + sum) % ADLER;
        }
        return sums << 16 | sum;
    }

    /** The id of a puzzle: a hash of its discs and who is to move. Shifts only: products of ints are inexact where the browser runs this. */
    static int id(byte[] file, int black, int white, boolean isWhite) {
        int id = isWhite ? 0x2545F491 : 0x5DEECE66;
        for (int i = 0; i < 2 * SQUARES; i++) {
            id ^= file[i < SQUARES ? black + i : white + i - SQUARES] & 0xFF;
            id ^= id << 13;
            id ^= id >>> 17;
            id ^= id << 5;
        }
        return id;
    }
}
