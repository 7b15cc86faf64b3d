package reversi.teach;

import reversi.teach.OpeningExplorer.Damage;
import reversi.teach.OpeningExplorer.Failed;
import reversi.teach.OpeningExplorer.Ok;
import reversi.teach.OpeningExplorer.Read;

/** Reads the file of an {@link OpeningExplorer}. Whatever it holds, the work and memory are bounded by its length. */
public final class ExplorerReader {
    /** More than a file of such a table ever has. */
    private static final int MOST_BYTES = 8 << 20;

    /** More than there ever were games, so that sums fit. */
    private static final int MOST = 1 << 28;

    private static final int HALF = 16;
    private static final int HALVES = 1 << HALF;

    private final byte[] bytes;
    private int at = ExplorerFormat.HEADER;

    private ExplorerReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Reads a table: {@code REX1}; the Adler-32 checksum of all that follows, both big-endian; then numbers of seven bits a byte, the lowest
     * first, a byte's highest bit set where more follow: the fewest games of a move, the number of positions {@code n}, the number of moves.
     * Then for each position, in the order of their keys: what the upper half of its key has more than that of the one before; for all of them
     * the lower halves, two bytes each; for all the number of games, then of those that Black won, then of those drawn, then of the moves; a
     * byte for each move, the place of its square in the canonical position, plus 64 where it has results of its own, otherwise they
     * are those of the position that it leads to; at last those results in the same three columns.
     */
    public static Read read(byte[] bytes) {
        return new ExplorerReader(bytes).read();
    }

    /** What was found wrong, on its way out. */
    private static final class DamageException extends Exception {
        private final transient Failed failed;

        DamageException(Damage damage, int offset) {
            super(damage + " at " + offset);
            failed = new Failed(damage, offset);
        }
    }

    private Read read() {
        if (bytes.length < ExplorerFormat.HEADER || word(0) != ExplorerFormat.MAGIC) {
            return new Failed(Damage.NOT_A_TABLE, 0);
        }
        if (bytes.length > MOST_BYTES) {
            return new Failed(Damage.WRONG_LENGTH, MOST_BYTES);
        }
        if (word(ExplorerFormat.HEADER / 2) != ExplorerFormat.checksum(bytes)) {
            return new Failed(Damage.WRONG_CHECKSUM, ExplorerFormat.HEADER / 2);
        }
        try {
            return new Ok(OpeningExplorer.of(table()));
        } catch (DamageException damaged) {
            return damaged.failed;
        }
    }

    private ExplorerTable table() throws DamageException {
        int fewest = number(MOST);
        int positions = number(bytes.length);
        int moves = number(bytes.length);
        int[] keys = keys(positions);
        int[] results = results(positions);
        int[] firstMoves = new int[positions + 1];
        for (int i = 0; i < positions; i++) {
            firstMoves[i + 1] = firstMoves[i] + number(moves - firstMoves[i]);
        }
        check(firstMoves[positions] == moves, Damage.WRONG_NUMBER);
        byte[] squares = new byte[moves];
        int[] ownMoves = new int[moves];
        int own = 0;
        for (int i = 0; i < moves; i++) {
            int move = number(ExplorerFormat.OWN_RESULTS | ExplorerFormat.SQUARE);
            squares[i] = (byte) (move & ExplorerFormat.SQUARE);
            if ((move & ExplorerFormat.OWN_RESULTS) != 0) {
                ownMoves[own++] = i;
            }
        }
        int[] ownResults = results(own);
        check(at == bytes.length, Damage.WRONG_LENGTH);
        int[] owned = new int[own];
        System.arraycopy(ownMoves, 0, owned, 0, own);
        return new ExplorerTable(fewest, keys, results, firstMoves, squares, owned, ownResults);
    }

    private int[] keys(int positions) throws DamageException {
        int[] keys = new int[positions];
        int upper = 0;
        for (int i = 0; i < positions; i++) {
            upper += number(HALVES - 1 - upper);
            keys[i] = upper << HALF;
        }
        check(bytes.length - at >= 2 * positions, Damage.WRONG_LENGTH);
        for (int i = 0; i < positions; i++) {
            keys[i] |= (bytes[at] & 0xFF) << 8 | (bytes[at + 1] & 0xFF);
            at += 2;
            boolean isNext = i == 0 || (keys[i - 1] ^ Integer.MIN_VALUE) < (keys[i] ^ Integer.MIN_VALUE);
            check(isNext, Damage.WRONG_NUMBER);
        }
        return keys;
    }

    private int[] results(int count) throws DamageException {
        int[] results = new int[3 * count];
        for (int i = 0; i < count; i++) {
            results[3 * i + 2] = number(MOST);
        }
        for (int i = 0; i < count; i++) {
            results[3 * i] = number(results[3 * i + 2]);
            results[3 * i + 2] -= results[3 * i];
        }
        for (int i = 0; i < count; i++) {
            results[3 * i + 1] = number(results[3 * i + 2]);
            results[3 * i + 2] -= results[3 * i + 1];
        }
        return results;
    }

    /** The next number, 0 to {@code most}. */
    private int number(int most) throws DamageException {
        int number = 0;
        for (int bits = 0; bits <= 3 * ExplorerFormat.NUMBER_BITS; bits += ExplorerFormat.NUMBER_BITS) {
            check(at < bytes.length, Damage.WRONG_LENGTH);
            int next = bytes[at++];
            number |= (next & 0x7F) << bits;
            if (next >= 0) {
                check(number <= most, Damage.WRONG_NUMBER);
                return number;
            }
        }
        throw new DamageException(Damage.WRONG_NUMBER, at);
    }

    private void check(boolean holds, Damage damage) throws DamageException {
        if (!holds) {
            throw new DamageException(damage, at);
        }
    }

    private int word(int from) {
        return (bytes[from] & 0xFF) << 24
                | (bytes[from + 1] & 0xFF) << 16
                | (bytes[from + 2] & 0xFF) << 8
                | (bytes[from + 3] & 0xFF);
    }
}
