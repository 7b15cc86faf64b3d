package reversi.engine;

import java.util.List;
import reversi.rules.Square;
import reversi.rules.Variant;

/** The squares of a board of any shape as indices of a grid with a border, and what is special about them. */
final class Geometry {
    /** Indices from one rank to the next: the largest board and a border on both sides. */
    static final int STRIDE = Square.MAX_SIZE + 2;

    /** One more than the highest index. */
    static final int LIMIT = STRIDE * STRIDE;

    /** The steps along the four lines through a square; their negatives lead the other way. */
    static final int[] LINES = {1, STRIDE - 1, STRIDE, STRIDE + 1};

    /** The squares of the board, the most valuable first: anchors, edges, the rest, squares beside anchors. */
    final int[] squares;

    /** By index: whether a disc there can never be flipped, because every line through it ends at it. */
    final boolean[] anchor = new boolean[LIMIT];

    /** By index: whether some but not all lines through a square end at it. */
    final boolean[] edge = new boolean[LIMIT];

    /** By index: the anchor that is diagonally or straight beside a square, else 0. */
    final int[] besideAnchor = new int[LIMIT];

    /** By index: whether the anchor beside a square is diagonally beside it (an X-square). */
    final boolean[] diagonal = new boolean[LIMIT];

    /** By index: whether the square belongs to the board. */
    final boolean[] onBoard = new boolean[LIMIT];

    final int[] centre;

    Geometry(Variant variant) {
        List<Square> all = variant.squares();
        for (Square square : all) {
            onBoard[index(square)] = true;
        }
        for (Square square : all) {
            classify(index(square));
        }
        for (Square square : all) {
            if (anchor[index(square)]) {
                markBeside(index(square));
            }
        }
        squares = all.stream()
                .sorted((a, b) -> Integer.compare(rank(index(a)), rank(index(b))))
                .mapToInt(Geometry::index)
                .toArray();
        centre = variant.centre().stream().mapToInt(Geometry::index).toArray();
    }

    /** The index of a square. */
    static int index(Square square) {
        return (square.rank() + 1) * STRIDE + square.file() + 1;
    }

    /** The square of an index. */
    static Square square(int index) {
        return new Square(index % STRIDE - 1, index / STRIDE - 1);
    }

    private void classify(int index) {
        int ended = 0;
        for (int step : LINES) {
            ended += !onBoard[index + step] || !onBoard[index - step] ? 1 : 0;
        }
        anchor[index] = ended == LINES.length;
        edge[index] = ended > 0 && ended < LINES.length;
    }

    private void markBeside(int index) {
        for (int step : LINES) {
            for (int at = index - step; at <= index + step; at += 2 * step) {
                if (onBoard[at] && !anchor[at]) {
                    besideAnchor[at] = index;
                    diagonal[at] = step == STRIDE - 1 || step == STRIDE + 1;
                }
            }
        }
    }

    private int rank(int index) {
        if (anchor[index]) {
            return 0;
        }
        if (besideAnchor[index] != 0) {
            return diagonal[index] ? 4 : 3;
        }
        return edge[index] ? 1 : 2;
    }
}
