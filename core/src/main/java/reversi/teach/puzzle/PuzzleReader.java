package reversi.teach.puzzle;

import java.util.HashSet;
import java.util.Set;
import reversi.teach.puzzle.PuzzleCollection.Damage;
import reversi.teach.puzzle.PuzzleCollection.Failed;
import reversi.teach.puzzle.PuzzleCollection.Ok;
import reversi.teach.puzzle.PuzzleCollection.Read;

/** Reads the file of a {@link PuzzleCollection}. Whatever it holds, the work and memory are bounded by its length. */
public final class PuzzleReader {
    /** The highest value as it is written. */
    private static final int HIGHEST = 64;

    private static final int COUNT_AT = 8;
    private static final int SUM_AT = 4;

    private final byte[] bytes;

    private PuzzleReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Reads a collection: {@code RPZ1}; the Adler-32 checksum of all that follows; the number of puzzles {@code n} in two bytes; all
     * big-endian. Then, each for all puzzles from the easiest on: the black discs in eight bytes, rank 1 first, file a the lowest bit of a
     * rank; the white discs likewise; two bytes, the highest bit of which says that White is to move, the others which
     * {@link PuzzleTheme} it has, PARITY the lowest; a byte, the tenth of what the rating is more than 200; the number of legal moves; and last
     * for each move in the order of its square half of what its value is more than -64.
     */
    public static Read read(byte[] bytes) {
        return new PuzzleReader(bytes).read();
    }

    private Read read() {
        if (bytes.length < PuzzleFormat.HEADER || word(0) != PuzzleFormat.MAGIC) {
            return new Failed(Damage.NOT_PUZZLES, 0);
        }
        if (word(SUM_AT) != PuzzleFormat.checksum(bytes)) {
            return new Failed(Damage.WRONG_CHECKSUM, SUM_AT);
        }
        int size = (bytes[COUNT_AT] & 0xFF) << 8 | (bytes[COUNT_AT + 1] & 0xFF);
        int values = PuzzleTable.moves(size, size);
        if (size == 0 || bytes.length < values) {
            return new Failed(Damage.WRONG_LENGTH, COUNT_AT);
        }
        int[] firstValues = new int[size + 1];
        firstValues[0] = values;
        for (int at = 0; at < size; at++) {
            int moves = bytes[PuzzleTable.moves(size, at)] & 0xFF;
            if (moves < 2 || moves > PuzzleFormat.MOST_MOVES) {
                return new Failed(Damage.WRONG_PUZZLE, PuzzleTable.moves(size, at));
            }
            firstValues[at + 1] = firstValues[at] + moves;
        }
        if (firstValues[size] != bytes.length) {
            return new Failed(Damage.WRONG_LENGTH, bytes.length);
        }
        return checked(new PuzzleTable(bytes, size, firstValues), firstValues);
    }

    private Read checked(PuzzleTable table, int[] firstValues) {
        Set<Integer> ids = new HashSet<>();
        for (int at = 0; at < table.size(); at++) {
            boolean rises = at == 0 || table.rating(at) >= table.rating(at - 1);
            if (!rises
                    || !ids.add(table.id(at))
                    || table.hasTwoDiscsOnASquare(at)
                    || !hasBest(firstValues[at], firstValues[at + 1])) {
                return new Failed(Damage.WRONG_PUZZLE, firstValues[at]);
            }
        }
        return new Ok(PuzzleCollection.of(table));
    }

    /** Whether one of the values in these bytes is the highest, and all are in their range. */
    private boolean hasBest(int from, int to) {
        int best = -1;
        int count = 0;
        for (int i = from; i < to; i++) {
            int value = bytes[i] & 0xFF;
            count = value > best ? 1 : count + (value == best ? 1 : 0);
            best = Math.max(best, value);
        }
        return count == 1 && best <= HIGHEST;
    }

    private int word(int from) {
        return (bytes[from] & 0xFF) << 24
                | (bytes[from + 1] & 0xFF) << 16
                | (bytes[from + 2] & 0xFF) << 8
                | (bytes[from + 3] & 0xFF);
    }
}
