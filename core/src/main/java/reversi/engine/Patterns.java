package reversi.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The patterns of the evaluation and the numbering of their configurations: base-3 numbers with 0 for the opponent's disc, 1 for an empty
 * square and 2 for the player's, so that swapping colours gives the highest number minus this one. Four numbers are packed into a long,
 * 16 bits each, and updated by one addition.
 */
public final class Patterns {
    /** Numbers packed into one long. */
    public static final int LANES = 4;

    /** Bits per lane: 3^10 configurations of ten squares just fit. */
    public static final int LANE_BITS = 16;

    /** The mask of one lane. */
    public static final int LANE = 0xFFFF;

    private static final String[] OTHELLO = {
        "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
        "c2 d2 e2 b3 c3 d3 b4 c4 d4 b5",
        "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
        "f2 c3 d3 e3 f3 c4 d4 c5 b6 c6",
        "a1 b1 c1 a2 b2 c2 a3 b3 c3 d4",
        "c1 f1 c2 d2 e2 f2 b3 d3 e3 g3",
        "c1 d1 e1 f1 c2 d2 e2 f2 c3 f3",
        "g1 h1 g2 f3 e4 d5 c6 a7 b7 a8",
        "a1 b1 c1 d1 e1 f1 g1 h1 c2 f2",
        "c1 d1 e1 d2 a3 d3 a4 b4 c4 a5",
        "a1 b1 c1 a2 b2 a7 b7 a8 b8 c8",
    };

    private static final String[] ANTI = {
        "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
        "a1 b1 c1 a2 b2 c2 a3 b3 c3",
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
        "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
        "a2 b2 c2 d2 e2 f2 g2 h2",
        "a3 b3 c3 d3 e3 f3 g3 h3",
        "a4 b4 c4 d4 e4 f4 g4 h4",
        "a1 b2 c3 d4 e5 f6 g7 h8",
        "b1 c2 d3 e4 f5 g6 h7",
        "c1 d2 e3 f4 g5 h6",
        "d1 e2 f3 g4 h5",
        "e1 f2 g3 h4",
    };

    /** The board of 6×6 squares is b2…g7. */
    private static final String[] SMALL = {
        "b2 c2 d2 e2 f2 g2 c3 f3",
        "b2 c2 d2 b3 c3 d3 b4 c4 d4",
        "b2 c2 d2 e2 f2 b3 c3 d3 e3 f3",
        "b2 c2 d2 e2 b3 c3 d3 b4 c4 b5",
        "b3 c3 d3 e3 f3 g3",
        "b4 c4 d4 e4 f4 g4",
        "c2 d2 e2 c3 d3 e3 c4 d4 e4",
        "c3 d3 e3 c4 d4 e4 c5 d5 e5",
        "b2 c3 d4 e5 f6 g7",
        "c2 d3 e4 f5 g6",
        "d2 e3 f4 g5",
    };

    private static final String[] GRAND = {
        "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1",
        "a1 b1 c1 a2 b2 c2 a3 b3 c3",
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
        "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
        "a2 b2 c2 d2 e2 f2 g2 h2 i2 j2",
        "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3",
        "a4 b4 c4 d4 e4 f4 g4 h4 i4 j4",
        "a5 b5 c5 d5 e5 f5 g5 h5 i5 j5",
        "a1 b2 c3 d4 e5 f6 g7 h8 i9 j10",
        "b1 c2 d3 e4 f5 g6 h7 i8 j9",
        "c1 d2 e3 f4 g5 h6 i7 j8",
        "d1 e2 f3 g4 h5 i6 j7",
    };

    private static final String[] STARS = {
        "c1 d1 e1 f1 g1 h1 b2 c2 h2 i2",
        "c1 d1 b2 c2 d2 a3 b3 c3 a4 b4",
        "c1 d1 e1 f1 b2 c2 d2 e2 f2 c3",
        "b2 c2 d2 e2 f2 g2 h2 i2",
        "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3",
        "a4 b4 c4 d4 e4 f4 g4 h4 i4 j4",
        "a5 b5 c5 d5 e5 f5 g5 h5 i5 j5",
        "b2 c3 d4 e5 f6 g7 h8 i9",
        "c2 d3 e4 f5 g6 h7 i8",
        "c1 d2 e3 f4 g5 h6 i7 j8",
        "d1 e2 f3 g4 h5 i6 j7",
        "e1 f2 g3 h4 i5 j6",
    };

    private final List<String> names;
    private final int width;
    private final List<Shape> shapes = new ArrayList<>();
    private final int longs;
    private final int size;
    private final int foldedSize;

    /** For each long, the offset of its shape's numbers in a table. */
    private final int[] offsets;

    private final long[] highest;
    private final long[] empty;

    /** For each square, what one step of its digit (opponent → empty → player) adds to each long. */
    private final long[] steps;

    /** For each number of each shape, the entry it shares with its symmetric images. */
    private final int[] folded;

    /** The patterns of a family. */
    public Patterns(Family family) {
        this(family.width(), List.of(names(family)));
    }

    /**
     * Any patterns, each with its images under the symmetries of the grid.
     *
     * @param width files and ranks of the grid
     * @param names the squares of each pattern, such as {@code "a1 b1 c1"}: at most ten, each once
     */
    public Patterns(int width, List<String> names) {
        this.names = List.copyOf(names);
        this.width = width;
        int groups = 0;
        int numbers = 0;
        for (String name : names) {
            Shape shape = new Shape(name, width, groups, numbers);
            shapes.add(shape);
            groups += shape.longs();
            numbers += shape.numbers();
        }
        this.longs = groups;
        this.size = numbers;
        this.offsets = new int[longs];
        this.highest = new long[longs];
        this.empty = new long[longs];
        this.steps = new long[width * width * longs];
        this.folded = new int[size];
        int entries = 0;
        for (Shape shape : shapes) {
            place(shape);
            entries = fold(shape, entries);
        }
        this.foldedSize = entries;
    }

    private static String[] names(Family family) {
        return switch (family) {
            case OTHELLO -> OTHELLO;
            case ANTI -> ANTI;
            case SMALL -> SMALL;
            case GRAND -> GRAND;
            case STARS -> STARS;
        };
    }

    private void place(Shape shape) {
        for (int lane = 0; lane < shape.longs() * LANES; lane++) {
            int at = shape.firstLong() + lane / LANES;
            int shift = LANE_BITS * (lane % LANES);
            offsets[at] = shape.firstNumber();
            highest[at] |= (shape.numbers() - 1L) << shift;
            empty[at] |= ((shape.numbers() - 1L) / 2) << shift;
            int[] squares = shape.squares(lane);
            long step = 1;
            for (int square : squares) {
                steps[square * longs + at] += step << shift;
                step *= 3;
            }
        }
    }

    /** Assigns entries to a shape's numbers from {@code firstEntry} on; returns the next free entry. */
    private int fold(Shape shape, int firstEntry) {
        int entry = firstEntry;
        for (int number = 0; number < shape.numbers(); number++) {
            int image = shape.canonicalNumber(number);
            folded[shape.firstNumber() + number] = image == number ? entry++ : folded[shape.firstNumber() + image];
        }
        return entry;
    }

    /** Number of longs for the numbers of a position. */
    public int longs() {
        return longs;
    }

    /** The squares of each pattern, as they were given. */
    public List<String> names() {
        return names;
    }

    /** The total of the numbers of all shapes: the size of a table. */
    public int size() {
        return size;
    }

    /** The total of the entries of all shapes, symmetric images counted once. */
    public int foldedSize() {
        return foldedSize;
    }

    /** For each long, the offset of its shape's numbers in a table of {@link #size()}; must not be modified. */
    public int[] offsets() {
        return offsets;
    }

    /** For each long, the highest number of each lane; must not be modified. */
    long[] highest() {
        return highest;
    }

    /** For each square, {@link #longs()} longs to add per step of its digit; must not be modified. */
    long[] steps() {
        return steps;
    }

    /** For each index of a table of {@link #size()}, its entry 0…{@link #foldedSize()}-1; must not be modified. */
    public int[] folded() {
        return folded;
    }

    /** Computes the {@link #longs()} longs of an 8×8 position into an array, from an offset on. */
    public void fill(long player, long opponent, long[] out, int from) {
        System.arraycopy(empty, 0, out, from, longs);
        for (long rest = player; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest) * longs;
            for (int i = 0; i < longs; i++) {
                out[from + i] += steps[at + i];
            }
        }
        for (long rest = opponent; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest) * longs;
            for (int i = 0; i < longs; i++) {
                out[from + i] -= steps[at + i];
            }
        }
    }

    /** As above, of any width: each side's first 64 squares and the others. */
    public void fill(long player, long playerMore, long opponent, long opponentMore, long[] out, int from) {
        System.arraycopy(empty, 0, out, from, longs);
        for (int square = 0; square < width * width; square++) {
            long playerWord = square < Long.SIZE ? player : playerMore;
            long opponentWord = square < Long.SIZE ? opponent : opponentMore;
            long digit = (playerWord >>> square & 1) - (opponentWord >>> square & 1);
            for (int i = 0; digit != 0 && i < longs; i++) {
                out[from + i] += digit * steps[square * longs + i];
            }
        }
    }

    /** A hash of the shapes and their order: weights are only valid for the patterns they were trained for. */
    int fingerprint() {
        return names.hashCode();
    }

    /** A pattern with its images under the symmetries of the board. */
    private static final class Shape {
        private final int width;
        private final int firstLong;
        private final int firstNumber;
        private final int numbers;
        private final List<int[]> images = new ArrayList<>();

        /** Permutations of its squares by the symmetries that map the pattern to itself. */
        private final List<int[]> orders = new ArrayList<>();

        Shape(String names, int width, int firstLong, int firstNumber) {
            this.width = width;
            this.firstLong = firstLong;
            this.firstNumber = firstNumber;
            String[] parts = names.split(" ");
            int[] squares = new int[parts.length];
            int count = 1;
            for (int i = 0; i < parts.length; i++) {
                squares[i] = (Integer.parseInt(parts[i].substring(1)) - 1) * width + parts[i].charAt(0) - 'a';
                count *= 3;
            }
            this.numbers = count;
            for (int way = 0; way < 8; way++) {
                addImage(squares, way);
            }
        }

        private void addImage(int[] squares, int way) {
            int[] image = new int[squares.length];
            for (int i = 0; i < squares.length; i++) {
                image[i] = turn(squares[i], way);
            }
            if (sameSquares(image, squares)) {
                orders.add(order(image, squares));
            }
            for (int[] known : images) {
                if (sameSquares(image, known)) {
                    return;
                }
            }
            images.add(image);
        }

        private int turn(int square, int way) {
            int file = square % width;
            int rank = square / width;
            file = (way & 1) != 0 ? width - 1 - file : file;
            rank = (way & 2) != 0 ? width - 1 - rank : rank;
            return (way & 4) != 0 ? file * width + rank : rank * width + file;
        }

        private static boolean sameSquares(int[] one, int[] other) {
            int[] sorted = one.clone();
            int[] otherSorted = other.clone();
            Arrays.sort(sorted);
            Arrays.sort(otherSorted);
            return Arrays.equals(sorted, otherSorted);
        }

        /** For each square of {@code one}, its index in {@code other}. */
        private static int[] order(int[] one, int[] other) {
            int[] order = new int[one.length];
            for (int i = 0; i < one.length; i++) {
                for (int k = 0; k < other.length; k++) {
                    order[i] = one[i] == other[k] ? k : order[i];
                }
            }
            return order;
        }

        int firstLong() {
            return firstLong;
        }

        int firstNumber() {
            return firstNumber;
        }

        int numbers() {
            return numbers;
        }

        int longs() {
            return (images.size() + LANES - 1) / LANES;
        }

        /** The squares of a lane; images repeat if there are fewer than lanes. */
        int[] squares(int lane) {
            return images.get(lane % images.size());
        }

        /** The smallest of a number's symmetric images. */
        int canonicalNumber(int number) {
            int canonical = number;
            for (int[] order : orders) {
                int image = 0;
                int rest = number;
                for (int to : order) {
                    image += rest % 3 * power(to);
                    rest /= 3;
                }
                canonical = Math.min(canonical, image);
            }
            return canonical;
        }

        private static int power(int exponent) {
            int power = 1;
            for (int i = 0; i < exponent; i++) {
                power *= 3;
            }
            return power;
        }
    }
}
