package reversi.engine;

/**
 * The eight symmetries of the board, on bitboards. A symmetry is a number 0…7: bit 0 mirrors the files, bit 1 the ranks, then bit 2
 * transposes.
 */
public final class BoardSymmetry {
    /** The number of symmetries. */
    public static final int WAYS = 8;

    private BoardSymmetry() {}

    /** The image of a set of squares. */
    public static long of(long squares, int way) {
        long turned = (way & 1) != 0 ? mirrored(squares) : squares;
        turned = (way & 2) != 0 ? Long.reverseBytes(turned) : turned;
        return (way & 4) != 0 ? swapped(turned) : turned;
    }

    /** The image of a board. */
    public static Board of(Board board, int way) {
        return new Board(of(board.player(), way), of(board.opponent(), way));
    }

    /** The canonical board of a symmetry class: the smallest image, compared as signed numbers. */
    static Board canonical(Board board) {
        Board least = board;
        for (int way = 1; way < WAYS; way++) {
            Board image = of(board, way);
            boolean isLess = image.player() != least.player()
                    ? image.player() < least.player()
                    : image.opponent() < least.opponent();
            least = isLess ? image : least;
        }
        return least;
    }

    /** Mirrors the files by reversing the bits of each byte. */
    private static long mirrored(long squares) {
        long pairs = (squares >>> 1 & 0x5555555555555555L) | (squares & 0x5555555555555555L) << 1;
        long fours = (pairs >>> 2 & 0x3333333333333333L) | (pairs & 0x3333333333333333L) << 2;
        return (fours >>> 4 & 0x0F0F0F0F0F0F0F0FL) | (fours & 0x0F0F0F0F0F0F0F0FL) << 4;
    }

    /** Transposes along a1–h8 by delta swaps of blocks of 1, 2 and 4 squares. */
    private static long swapped(long squares) {
        long out = exchanged(squares, 0x00AA00AA00AA00AAL, 7);
        out = exchanged(out, 0x0000CCCC0000CCCCL, 14);
        return exchanged(out, 0x00000000F0F0F0F0L, 28);
    }

    private static long exchanged(long squares, long block, int by) {
        long differs = (squares ^ squares >>> by) & block;
        return squares ^ differs ^ differs << by;
    }
}
