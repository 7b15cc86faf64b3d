package reversi.teach.puzzle;

import java.util.ArrayList;
import java.util.List;

/** The columns of a file of puzzles, whose lengths were checked. */
final class PuzzleTable {
    private final byte[] file;
    private final int size;
    /** Where the values of each puzzle begin, and where the last one's end. */
    private final int[] firstValues;

    PuzzleTable(byte[] file, int size, int[] firstValues) {
        this.file = file;
        this.size = size;
        this.firstValues = firstValues;
    }

    int size() {
        return size;
    }

    private int black(int at) {
        return PuzzleFormat.HEADER + PuzzleFormat.SQUARES * at;
    }

    private int white(int at) {
        return black(size + at);
    }

    private int flags(int at) {
        return black(2 * size) + 2 * at;
    }

    /** Where the number of moves of a puzzle stands in a file of so many puzzles. */
    static int moves(int size, int at) {
        return PuzzleFormat.HEADER + (2 * PuzzleFormat.SQUARES + 3) * size + at;
    }

    boolean isBlack(int at, int square) {
        return (file[black(at) + (square >> 3)] >> (square & 7) & 1) != 0;
    }

    boolean isWhite(int at, int square) {
        return (file[white(at) + (square >> 3)] >> (square & 7) & 1) != 0;
    }

    boolean hasTwoDiscsOnASquare(int at) {
        for (int rank = 0; rank < PuzzleFormat.SQUARES; rank++) {
            if ((file[black(at) + rank] & file[white(at) + rank]) != 0) {
                return true;
            }
        }
        return false;
    }

    boolean isWhiteToMove(int at) {
        return (file[flags(at)] & PuzzleFormat.WHITE) != 0;
    }

    /** The themes, one bit each. */
    int themes(int at) {
        return (file[flags(at)] & ~PuzzleFormat.WHITE & 0xFF) << 8 | (file[flags(at) + 1] & 0xFF);
    }

    int rating(int at) {
        int steps = file[flags(size) + at] & 0xFF;
        return PuzzleFormat.LEAST_RATING + PuzzleFormat.RATING_STEP * steps;
    }

    List<Integer> values(int at) {
        List<Integer> values = new ArrayList<>();
        for (int i = firstValues[at]; i < firstValues[at + 1]; i++) {
            values.add(PuzzleFormat.LEAST_VALUE + 2 * (file[i] & 0xFF));
        }
        return values;
    }

    int id(int at) {
        return PuzzleFormat.id(file, black(at), white(at), isWhiteToMove(at));
    }
}
