package reversi.engine;

import java.util.List;
import java.util.Optional;
import reversi.rules.Rule;
import reversi.rules.Shape;
import reversi.rules.Variant;

/** Variants that are valued alike: they share patterns, a file of trained weights and the margins of ProbCut. */
public enum Family {
    /** 8×8 boards on which more discs win, whatever the start, the first mover, the handicap and the stock. */
    OTHELLO("weights.bin", 8, 8, 64, Goal.MOST, 5, 12, 32, 5),
    /** 8×8 boards on which fewer discs win. */
    ANTI("variants/anti.bin", 8, 8, 64, Goal.FEWEST, 10, 7, 8, 1),
    /** 6×6 boards, which stand in the middle of an 8×8 one. */
    SMALL("variants/small.bin", 6, 8, 36, Goal.MOST, 8, 5, 8, 1),
    /** 10×10 boards. */
    GRAND("variants/grand.bin", 10, 10, 100, Goal.MOST, 24, 5, 4, 4),
    /** The octagon of 88 squares. */
    STARS("variants/stars.bin", 10, 10, 88, Goal.MOST, 21, 5, 4, 4);

    private final String file;
    private final int size;
    private final int width;
    private final int squareCount;
    private final Goal goal;
    private final int emptiesPerAnchor;
    private final int anchors;
    private final int scale;
    private final int emptiesPerTable;

    Family(
            String file,
            int size,
            int width,
            int squareCount,
            Goal goal,
            int emptiesPerAnchor,
            int anchors,
            int scale,
            int emptiesPerTable) {
        this.file = file;
        this.size = size;
        this.width = width;
        this.squareCount = squareCount;
        this.goal = goal;
        this.emptiesPerAnchor = emptiesPerAnchor;
        this.anchors = anchors;
        this.scale = scale;
        this.emptiesPerTable = emptiesPerTable;
    }

    /** The family of a variant, if it has one. */
    public static Optional<Family> of(Variant variant) {
        if (variant.rules().contains(Rule.ADJACENT_PLACEMENT)) {
            return Optional.empty();
        }
        Goal goal = Goal.of(variant);
        for (Family family : List.of(values())) {
            Shape shape = family == STARS ? Shape.OCTAGON : Shape.SQUARE;
            if (variant.size() == family.size && goal == family.goal && variant.shape() == shape) {
                return Optional.of(family);
            }
        }
        return Optional.empty();
    }

    /** The name of the file of weights in the folder {@code engine} of the assets. */
    public String file() {
        return file;
    }

    /** Whether its boards are searched as bitboards of 8×8 squares. */
    public boolean fitsBitboard() {
        return width == Board.SIZE;
    }

    Goal goal() {
        return goal;
    }

    /** Files and ranks of the grid on which its patterns are numbered. */
    public int width() {
        return width;
    }

    /** Files and ranks between the rim of the grid and the board. */
    int inset() {
        return (width - size) / 2;
    }

    /** The squares of an 8×8 bitboard that belong to the board. */
    public long squares() {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            int file = square & 7;
            int rank = square >> 3;
            boolean isInside = Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank)) >= inset();
            squares |= isInside ? 1L << square : 0;
        }
        return squares;
    }

    /** The four squares of an 8×8 bitboard that are so far from two rims of the board: 0 for the corners. */
    long diagonal(int fromRim) {
        int low = inset() + fromRim;
        int high = Board.SIZE - 1 - low;
        return (1L << (9 * low)) | (1L << (9 * high)) | (1L << (8 * low + high)) | (1L << (8 * high + low));
    }

    /** The number of its squares. */
    public int squareCount() {
        return squareCount;
    }

    /** Numbers of empties with weights in the file: 0, and so on in equal steps. */
    public int anchors() {
        return anchors;
    }

    /** Units per disc in the file. */
    public int scale() {
        return scale;
    }

    /** Numbers of empties that weights are learned for, from 0 on. */
    public int phases() {
        return squareCount - 3;
    }

    /** How many neighbouring numbers of empties share a table. */
    int emptiesPerTable() {
        return emptiesPerTable;
    }

    /** The anchor at or below a number of empties, such that there is one above. */
    public int anchor(int empties) {
        return Math.min(empties / emptiesPerAnchor, anchors - 2);
    }

    /** The interpolation weight of the anchor above, 0…1. */
    public double share(int empties) {
        return Math.min(1.0, (empties - emptiesPerAnchor * anchor(empties)) / (double) emptiesPerAnchor);
    }
}
