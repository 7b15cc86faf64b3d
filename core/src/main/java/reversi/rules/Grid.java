package reversi.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The geometry of a variant's board, worked out once and shared by all positions of a game. A square is an index into an array with a rim
 * of {@link #OFF} around the board, so that a walk in any direction ends there.
 */
final class Grid {
    static final byte EMPTY = 0;
    static final byte BLACK = 1;
    static final byte WHITE = 2;
    /** The code of the rim and of squares outside the outline. */
    static final byte OFF = 3;

    /** The codes as characters of a picture. */
    static final String SIGNS = "-XO ";

    private final Variant variant;
    private final int width;
    private final Square[] byIndex;
    private final int[] indexes;
    private final int[] centre;
    private final int[] directions;

    Grid(Variant variant) {
        this.variant = variant;
        this.width = variant.size() + 2;
        List<Square> squares = variant.squares();
        Square outside = squares.get(0);
        this.byIndex = new Square[width * width];
        Arrays.fill(byIndex, outside);
        this.indexes = new int[squares.size()];
        for (int i = 0; i < indexes.length; i++) {
            Square square = squares.get(i);
            indexes[i] = index(square);
            byIndex[indexes[i]] = square;
        }
        List<Square> middle = variant.centre();
        this.centre = new int[middle.size()];
        for (int i = 0; i < centre.length; i++) {
            centre[i] = index(middle.get(i));
        }
        this.directions = new int[] {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1};
    }

    Variant variant() {
        return variant;
    }

    /** The index of each square of the board, in board order. */
    int[] indexes() {
        return indexes;
    }

    /** The indexes of the four centre squares. */
    int[] centre() {
        return centre;
    }

    /** What to add to an index for one step in each of the eight directions. */
    int[] directions() {
        return directions;
    }

    /** The index of a square of the grid, on the board or cut off by its outline. */
    int index(Square square) {
        return (square.rank() + 1) * width + square.file() + 1;
    }

    /** The square at the index of a square of the board. */
    Square square(int index) {
        return byIndex[index];
    }

    /** The squares at some indexes of the board. */
    List<Square> squares(int[] some, int count) {
        List<Square> squares = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            squares.add(byIndex[some[i]]);
        }
        return squares;
    }

    /** A board without discs. */
    byte[] emptyBoard() {
        byte[] board = new byte[width * width];
        Arrays.fill(board, OFF);
        for (int index : indexes) {
            board[index] = EMPTY;
        }
        return board;
    }

    static byte code(Disc disc) {
        return disc == Disc.BLACK ? BLACK : WHITE;
    }
}
