package reversi.engine;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * An 8×8 position from the point of view of the side to move: bit {@code rank * 8 + file} of each long is a square, a1 is bit 0, h8 bit
 * 63.
 *
 * @param player the discs of the side to move
 * @param opponent the discs of the other side
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // A pass swaps the sides.
public record Board(long player, long opponent) {
    /** Files and ranks. */
    static final int SIZE = 8;

    private static final int[] STEP_FILE = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] STEP_RANK = {1, 1, 0, -1, -1, -1, 0, 1};

    public Board {
        if ((player & opponent) != 0) {
            throw new IllegalArgumentException("a square holds one disc");
        }
    }

    /** Converts a position; throws IllegalArgumentException if its variant is not {@code fitsBitboard}. */
    public static Board of(Position position) {
        if (!position.variant().fitsBitboard()) {
            throw new IllegalArgumentException("no bitboard for " + position.variant());
        }
        return inside(position);
    }

    /** A position on any square board of at most 8×8 squares, in the middle of this one; its rules are forgotten. */
    public static Board inside(Position position) {
        int inset = (SIZE - position.variant().size()) / 2;
        long player = 0;
        long opponent = 0;
        for (Square square : position.variant().squares()) {
            Optional<Disc> disc = position.at(square);
            if (disc.isPresent()) {
                long bit = 1L << ((square.rank() + inset) * SIZE + square.file() + inset);
                player |= disc.get() == position.toMove() ? bit : 0;
                opponent |= disc.get() == position.toMove() ? 0 : bit;
            }
        }
        return new Board(player, opponent);
    }

    /** The bit number of a square of the 8×8 board, 0…63. */
    public static int index(Square square) {
        return square.rank() * 8 + square.file();
    }

    /** The square of a bit number 0…63. */
    public static Square square(int index) {
        return new Square(index & 7, index >> 3);
    }

    /** The legal moves, one bit each. */
    public long moves() {
        return BitMoves.moves(player, opponent);
    }

    /** The discs flipped by a move to an empty square; 0 if it is not legal. */
    public long flips(int index) {
        long flips = 0;
        for (int direction = 0; direction < 8; direction++) {
            flips |= flips(index, STEP_FILE[direction], STEP_RANK[direction]);
        }
        return flips;
    }

    private long flips(int index, int stepFile, int stepRank) {
        long row = 0;
        int file = (index & 7) + stepFile;
        int rank = (index >> 3) + stepRank;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            long bit = 1L << (rank * 8 + file);
            if ((player & bit) != 0) {
                return row;
            }
            if ((opponent & bit) == 0) {
                return 0;
            }
            row |= bit;
            file += stepFile;
            rank += stepRank;
        }
        return 0;
    }

    /** The empty squares, one bit each. */
    public long empties() {
        return ~(player | opponent);
    }

    /** The board after a pass, from the opponent's point of view. */
    public Board pass() {
        return new Board(opponent, player);
    }

    /** The board after a move with these flips, from the opponent's point of view. */
    public Board play(int index, long flips) {
        return new Board(opponent & ~flips, player | flips | 1L << index);
    }
}
