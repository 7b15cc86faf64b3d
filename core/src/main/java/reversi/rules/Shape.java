package reversi.rules;

/** The outline of a board. */
public enum Shape {
    /** Every square of the grid. */
    SQUARE("square", 's', 4) {
        @Override
        boolean isInside(int fromSide, int fromTop) {
            return true;
        }
    },
    /** The grid without the three squares at each corner: a1, a2, b1 and their mirror images (Othello 8 Stars). */
    OCTAGON("octagon", 'o', 8) {
        @Override
        boolean isInside(int fromSide, int fromTop) {
            return fromSide + fromTop > 1;
        }
    };

    private final String key;
    private final char letter;
    private final int leastSize;

    Shape(String key, char letter, int leastSize) {
        this.key = key;
        this.letter = letter;
        this.leastSize = leastSize;
    }

    /** Whether a square belongs to the board, by its distances from the nearest side and from the nearer of top and bottom; 0 is the rim. */
    abstract boolean isInside(int fromSide, int fromTop);

    /** Whether a square belongs to a board of this outline on a grid of {@code size} files and ranks. */
    public boolean contains(Square square, int size) {
        if (square.file() >= size || square.rank() >= size) {
            return false;
        }
        int fromSide = Math.min(square.file(), size - 1 - square.file());
        int fromTop = Math.min(square.rank(), size - 1 - square.rank());
        return isInside(fromSide, fromTop);
    }

    /** The name under which texts speak of it. */
    public String key() {
        return key;
    }

    /** What stands for it in a {@link VariantCode}. */
    public char letter() {
        return letter;
    }

    /** The fewest files and ranks that a board of this outline has. */
    public int leastSize() {
        return leastSize;
    }

    /** Whether every board of this outline has the corners of its grid. */
    public boolean hasCorners() {
        return isInside(0, 0);
    }
}
