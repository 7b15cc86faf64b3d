package reversi.teach;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import reversi.teach.OpeningExplorer.Damage;
import reversi.teach.OpeningExplorer.Failed;
import reversi.teach.OpeningExplorer.Ok;
import reversi.teach.OpeningExplorer.Read;

/** Reads the file of an {@link OpeningExplorer}. Whatever it holds, the work and memory are bounded by its length. */
public final class ExplorerReader {
    /** More than a file of such a table ever has. */
    private static final int MOST_BYTES = 1 << 20;

    /** More than there ever were games of a part, so that sums fit. */
    private static final int MOST = 1 << 24;

    private static final int HALF = 16;
    private static final int HALVES = 1 << HALF;

    private final byte[] bytes;
    private int at = ExplorerFormat.HEADER;

    private ExplorerReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Reads a table: {@code REX2}; the Adler-32 checksum of all that follows, both big-endian; then numbers of seven bits a byte, the lowest
     * first, a byte's highest bit set where more follow: the fewest games of a move, the number of positions {@code n}, the number of moves.
     * Then for each position, in the order of their keys: what the upper half of its key has more than that of the one before; for all of them
     * the lower halves, two bytes each; for all their results; then the number of moves; a
     * byte for each move, the place of its square in the canonical position, plus 64 where it has results of its own, otherwise they
     * are those of the position that it leads to; at last those results. Results are, for all, bits that say of which parts
     * ({@link ExplorerFilter#cell}) there are games; then a byte for each of these: how up to nine games ended, in the order of
     * {@link ExplorerFormat#ofFewGames}, or 255; then for each 255 the number of games, then of those that Black won, then of those drawn.
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
        ExplorerCounts results = results(positions);
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
        ExplorerCounts ownResults = results(own);
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

    private ExplorerCounts results(int count) throws DamageException {
        int[] which = new int[count];
        int played = 0;
        for (int i = 0; i < count; i++) {
            which[i] = number((1 << ExplorerFilter.CELLS) - 1);
            played += Integer.bitCount(which[i]);
        }
        Iterator<GameResults> parts = parts(played).iterator();
        ExplorerCounts counts = ExplorerCounts.none(count);
        for (int i = 0; i < count; i++) {
            for (int cell = 0; cell < ExplorerFilter.CELLS; cell++) {
                if ((which[i] >> cell & 1) != 0) {
                    counts.set(i, cell, parts.next());
                }
            }
        }
        return counts;
    }

    private List<GameResults> parts(int count) throws DamageException {
        check(count <= bytes.length - at, Damage.WRONG_LENGTH);
        int from = at;
        int many = 0;
        for (int i = 0; i < count; i++) {
            many += (bytes[at++] & 0xFF) == ExplorerFormat.LONG ? 1 : 0;
        }
        int[] games = numbers(many, part -> MOST);
        int[] black = numbers(many, part -> games[part]);
        int[] drawn = numbers(many, part -> games[part] - black[part]);
        List<GameResults> few = ExplorerFormat.ofFewGames();
        List<GameResults> parts = new ArrayList<>(count);
        int part = 0;
        for (int i = 0; i < count; i++) {
            int code = bytes[from + i] & 0xFF;
            check(code < few.size() || code == ExplorerFormat.LONG, Damage.WRONG_NUMBER);
            if (code == ExplorerFormat.LONG) {
                parts.add(new GameResults(black[part], drawn[part], games[part] - black[part] - drawn[part]));
                part++;
            } else {
                parts.add(few.get(code));
            }
        }
        return parts;
    }

    private int[] numbers(int count, IntUnaryOperator most) throws DamageException {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = number(most.applyAsInt(i));
        }
        return numbers;
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
