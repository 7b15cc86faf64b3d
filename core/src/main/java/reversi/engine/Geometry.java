package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Square;
import reversi.rules.Variant;

/** A mailbox board of any shape: square indices of a grid with a border, and the classes of squares. */
final class Geometry {
    /** Index distance between ranks: the largest board plus a border on both sides. */
    static final int STRIDE = Square.MAX_SIZE + 2;

    /** One more than the highest index. */
    static final int LIMIT = STRIDE * STRIDE;

    /** Index steps along the four lines through a square, one direction each. */
    static final int[] LINES = {1, STRIDE - 1, STRIDE, STRIDE + 1};

    /** The squares of the board in the order of their value: anchors, edges, others, squares beside anchors. */
    final int[] squares;

    /** By index: whether it is an anchor: like a corner, an end of every line through it, so that a disc there is stable. */
    final boolean[] anchor = new boolean[LIMIT];

    /** By index: whether it is the end of some but not all lines through it. */
    final boolean[] edge = new boolean[LIMIT];

    /** By index: the adjacent anchor, or 0. */
    final int[] besideAnchor = new int[LIMIT];

    /** By index: whether the adjacent anchor is diagonal (an X-square). */
    final boolean[] diagonal = new boolean[LIMIT];

    /** By index: whether the square belongs to the board. */
    final boolean[] onBoard = new boolean[LIMIT];

    /** By index: the bit of the square's quadrant, 1…8. */
    final int[] quadrant = new int[LIMIT];

    final int[] centre;

    Geometry(Variant variant) {
        List<Square> all = variant.squares();
        for (Square square : all) {
            onBoard[index(square)] = true;
            int half = variant.size() / 2;
            quadrant[index(square)] = 1 << (square.file() / half + 2 * (square.rank() / half));
        }
        for (Square square : all) {
            classify(index(square));
        }
        for (Square square : all) {
            if (anchor[index(square)]) {
                markBeside(index(square));
            }
        }
        List<Square> byGroup = new ArrayList<>(all);
        byGroup.sort((a, b) -> Integer.compare(group(index(a)), group(index(b))));
        squares = indices(byGroup);
        centre = indices(variant.centre());
    }

    private static int[] indices(List<Square> squares) {
        int[] indices = new int[squares.size()];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = index(squares.get(i));
        }
        return indices;
    }

    /** The index of a square. */
    static int index(Square square) {
        return index(square.file(), square.rank());
    }

    static int index(int file, int rank) {
        return (rank + 1) * STRIDE + file + 1;
    }

    /** The square of an index. */
    static Square square(int index) {
        return new Square(index % STRIDE - 1, index / STRIDE - 1);
    }

    private void classify(int index) {
        int endedLines = 0;
        for (int step : LINES) {
            endedLines += !onBoard[index + step] || !onBoard[index - step] ? 1 : 0;
        }
        anchor[index] = endedLines == LINES.length;
        edge[index] = endedLines > 0 && endedLines < LINES.length;
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

    private int group(int index) {
        if (anchor[index]) {
            return 0;
        }
        if (besideAnchor[index] != 0) {
            return diagonal[index] ? 4 : 3;
        }
        return edge[index] ? 1 : 2;
    }
}
