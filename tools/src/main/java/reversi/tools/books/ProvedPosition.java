package reversi.tools.books;

import reversi.engine.Board;
import reversi.engine.BookWriter;

/**
 * A position of a book of proved openings.
 *
 * @param board one of its eight images, {@link BookWriter#canonical}
 * @param value what it is worth to the side to move by its proof alone, in hundredths of a disc
 * @param proof what says so
 */
public record ProvedPosition(Board board, int value, Proof proof) {
    private static final int PER_DISC = 100;
    private static final int MOST = 64 * PER_DISC;

    /** Throws IllegalArgumentException for a value that no game ends with, or a search that goes beyond the end. */
    public ProvedPosition {
        if (Math.abs(value) > MOST || (proof.isResult() && value % PER_DISC != 0)) {
            throw new IllegalArgumentException("no game ends by " + value + " hundredths of a disc");
        }
        if (proof instanceof Proof.Searched search && search.depth() >= Long.bitCount(board.empties())) {
            throw new IllegalArgumentException("a search of " + search.depth() + " plies goes beyond the end");
        }
    }

    /** The discs on the board. */
    public int discs() {
        return Long.bitCount(board.player() | board.opponent());
    }
}
