package reversi.tools.books;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.Board;

/**
 * A move of a book's position.
 *
 * @param square a bit of {@link Board}, 0…63, or {@link #PASS}
 * @param value what it is worth to who makes it, in discs, -64…64
 */
public record BookMove(int square, int value) {
    /** The square of a pass. */
    public static final int PASS = 64;

    /** Throws IllegalArgumentException for a square or a value that no board has. */
    public BookMove {
        if (square < 0 || square > PASS) {
            throw new IllegalArgumentException("there is no square " + square);
        }
        BookValue.checked(value);
    }

    /** The legal moves of a board, worth nothing yet; none where somebody must pass or the game is over. */
    static List<BookMove> all(Board board) {
        List<BookMove> all = new ArrayList<>();
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            all.add(new BookMove(Long.numberOfTrailingZeros(rest), 0));
        }
        return all;
    }

    /** As people write it: {@code f5} or {@code pass}. */
    public String name() {
        return square == PASS ? "pass" : Board.square(square).toString();
    }

    /** Whether the rules allow it; a pass is allowed where nothing else is, and the other side can move. */
    boolean isLegal(Board board) {
        return square == PASS ? board.moves() == 0 && board.pass().moves() != 0 : (board.moves() >>> square & 1) != 0;
    }

    /** The board after it, from the other side's point of view, if it is legal. */
    public Board after(Board board) {
        return square == PASS ? board.pass() : board.play(square, board.flips(square));
    }
}
