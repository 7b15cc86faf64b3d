package reversi.engine;

/** The eight ways to turn and mirror a board. */
final class Symmetry {
    private Symmetry() {}

    /** The board turned and mirrored in one of the ways 0…7. */
    static Board of(Board board, int way) {
        return new Board(of(board.player(), way), of(board.opponent(), way));
    }

    /** Squares turned and mirrored in one of the ways 0…7. */
    static long of(long squares, int way) {
        long turned = 0;
        for (int index = 0; index < 64; index++) {
            if ((squares >>> index & 1) != 0) {
                int file = (way & 1) != 0 ? 7 - (index & 7) : index & 7;
                int rank = (way & 2) != 0 ? 7 - (index >> 3) : index >> 3;
                turned |= 1L << ((way & 4) != 0 ? file * 8 + rank : rank * 8 + file);
            }
        }
        return turned;
    }
}
