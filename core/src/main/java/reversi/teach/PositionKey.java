package reversi.teach;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Symmetry;
import reversi.rules.Variant;

/**
 * A Zobrist key of 32 bits that an 8×8 position shares with its symmetric images: the smallest of their keys, without sign. The images that
 * have it are the position's canonical ones; squares are translated to them and back.
 */
public final class PositionKey {
    private static final int SIZE = 8;
    private static final int SQUARES = SIZE * SIZE;
    private static final int WHITE_TO_MOVE = 2 * SQUARES;
    private static final List<Square> BOARD = Variant.OTHELLO.squares();
    private static final List<Symmetry> SYMMETRIES = Symmetry.all();
    private static final int[] NUMBERS = numbers();
    private static final int[][] IMAGES = images();

    private final int value;
    /** The symmetries that lead to the canonical images, as bits. */
    private final int ways;

    private PositionKey(int value, int ways) {
        this.value = value;
        this.ways = ways;
    }

    /** The key of a position on the board of Othello. */
    public static PositionKey of(Position position) {
        int[] keys = new int[IMAGES.length];
        Arrays.fill(keys, position.toMove() == Disc.BLACK ? 0 : NUMBERS[WHITE_TO_MOVE]);
        for (int index = 0; index < SQUARES; index++) {
            Optional<Disc> disc = position.at(BOARD.get(index));
            if (disc.isPresent()) {
                int first = disc.get() == Disc.BLACK ? 0 : SQUARES;
                for (int way = 0; way < keys.length; way++) {
                    keys[way] ^= NUMBERS[first + IMAGES[way][index]];
                }
            }
        }
        int least = keys[0];
        for (int key : keys) {
            least = isLess(key, least) ? key : least;
        }
        int ways = 0;
        for (int way = 0; way < keys.length; way++) {
            ways |= keys[way] == least ? 1 << way : 0;
        }
        return new PositionKey(least, ways);
    }

    /** The key, all 32 bits of which count. */
    public int value() {
        return value;
    }

    /** The place 0…63 of a square in a canonical image, the first one where symmetries of the position leave a choice. */
    public int canonical(Square square) {
        int index = square.rank() * SIZE + square.file();
        int first = SQUARES;
        for (int way = 0; way < IMAGES.length; way++) {
            if ((ways >> way & 1) != 0) {
                first = Math.min(first, IMAGES[way][index]);
            }
        }
        return first;
    }

    /**
     * The square at a place 0…63 of a canonical image. Where symmetries of the position leave a choice it is the one furthest right, and
     * of these the lowest: the first move of a game is f5.
     */
    public Square square(int canonical) {
        int best = 0;
        int furthest = -1;
        for (int index = 0; index < SQUARES; index++) {
            int right = index % SIZE * SIZE + index / SIZE;
            if (right > furthest && leadsTo(index, canonical)) {
                best = index;
                furthest = right;
            }
        }
        return BOARD.get(best);
    }

    private boolean leadsTo(int index, int canonical) {
        for (int way = 0; way < IMAGES.length; way++) {
            if ((ways >> way & 1) != 0 && IMAGES[way][index] == canonical) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLess(int one, int other) {
        return (one ^ Integer.MIN_VALUE) < (other ^ Integer.MIN_VALUE);
    }

    /**
     * Random numbers for a black disc and a white disc on each square, and for White to move, by xorshift; the sum breaks its linearity.
     * No products: those of ints are inexact where the browser runs this.
     */
    private static int[] numbers() {
        int[] numbers = new int[WHITE_TO_MOVE + 1];
        int state = 0x2545F491;
        for (int i = 0; i < numbers.length; i++) {
            state ^= state << 13;
            state ^= state >>> 17;
            state ^= state << 5;
            numbers[i] = state + (state >>> 15) ^ 0x5DEECE66;
        }
        return numbers;
    }

    /** Where each symmetry takes each square. */
    private static int[][] images() {
        int[][] images = new int[SYMMETRIES.size()][SQUARES];
        for (int way = 0; way < images.length; way++) {
            for (int index = 0; index < SQUARES; index++) {
                Square image = SYMMETRIES.get(way).apply(BOARD.get(index), SIZE);
                images[way][index] = image.rank() * SIZE + image.file();
            }
        }
        return images;
    }
}
