package reversi.engine;

/** The eight ways to turn and mirror a board, on bitboards: way bit 0 mirrors the files, bit 1 the ranks, then bit 2 swaps them. */
final class BoardSymmetry {
    /** The number of ways. */
    static final int WAYS = 8;

    private BoardSymmetry() {}

    /** Squares turned and mirrored in one of the ways 0…7. */
    static long of(long squares, int way) {
        long turned = (way & 1) != 0 ? mirrored(squares) : squares;
        turned = (way & 2) != 0 ? Long.reverseBytes(turned) : turned;
        return (way & 4) != 0 ? swapped(turned) : turned;
    }

    /** The board turned and mirrored in one of the ways 0…7. */
    static Board of(Board board, int way) {
        return new Board(of(board.player(), way), of(board.opponent(), way));
    }

    /** The same board for a position and its seven images: the smallest of the eight as signed numbers. */
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

    /** File a changes place with file h: the bits of every byte are turned round by three exchanges. */
    private static long mirrored(long squares) {
        long pairs = (squares >>> 1 & 0x5555555555555555L) | (squares & 0x5555555555555555L) << 1;
        long fours = (pairs >>> 2 & 0x3333333333333333L) | (pairs & 0x3333333333333333L) << 2;
        return (fours >>> 4 & 0x0F0F0F0F0F0F0F0FL) | (fours & 0x0F0F0F0F0F0F0F0FL) << 4;
    }

    /** Files become ranks: squares are exchanged across the diagonal in blocks of one, two and four. */
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
