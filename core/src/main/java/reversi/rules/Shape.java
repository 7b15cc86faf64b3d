package reversi.rules;

/** The outline of a board. */
public enum Shape {
    /** Every square of the grid. */
    SQUARE,
    /** The grid without the three squares at each corner: a1, a2, b1 and their mirror images (Othello 8 Stars). */
    OCTAGON;

    /** Whether a square belongs to a board of this outline on a grid of {@code size} files and ranks. */
    public boolean contains(Square square, int size) {
        if (square.file() >= size || square.rank() >= size) {
            return false;
        }
        int fromSide = Math.min(square.file(), size - 1 - square.file());
        int fromTop = Math.min(square.rank(), size - 1 - square.rank());
        return this == SQUARE || fromSide + fromTop > 1;
    }
}
