package reversi.tools.books;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Board;

/**
 * Egaroucid's {@code .egbk3} and, to read only, {@code .egbk2}, as its {@code src/engine/book.hpp} reads and writes them
 * (Nyanyan/Egaroucid, 8a98e5a) and its page "Egaroucid Book Detailed Explanation" describes them. Numbers begin with the least significant
 * byte.
 *
 * <p>The header has 14 bytes: {@code DICUORAGE}, a byte of version (3 or 2) and four of the number of positions. A position begins with the
 * discs of mover and opponent (eight bytes each), a signed byte of value and one of level. In version 3 four bytes of lines follow, then
 * value, move and level of the leaf (one each; a move beyond 63 or a level of -1 is none): 25 bytes. In version 2 a byte with the number of
 * links follows (the page says four, the program reads one), and for each a byte of value and one of the move. The greatest bit is a1: that
 * turns the board by 180°, which leaves the same position, so that numbers mean here what they mean in {@link EdaxBook}. A position that
 * must pass is not kept; the one after the pass is.
 */
final class EgaroucidBook {
    static final String MAGIC = "DICUORAGE";

    /** Where the header has the number of positions. */
    static final int COUNT_AT = 10;

    private static final int HEADER = 14;
    private static final int VERSION_AT = 9;
    private static final int VERSION = 3;
    private static final int OLD_VERSION = 2;
    private static final int RECORD = 25;
    private static final int OLD_RECORD = 19;
    private static final int NO_MOVE = 125;
    private static final int NO_VALUE = -126;
    private static final long COUNT_MASK = 0xFFFFFFFFL;

    private EgaroucidBook() {}

    static void read(BookInput in, BookVisitor to) throws IOException {
        ByteBuffer head = in.take(HEADER, "the header");
        int version = head.get(VERSION_AT);
        if (version != VERSION && version != OLD_VERSION) {
            throw new BookFault(VERSION_AT, "a book of version " + version + ", not " + OLD_VERSION + " or " + VERSION);
        }
        int count = head.getInt(COUNT_AT);
        if (count < 0) {
            throw new BookFault(COUNT_AT, "the header says " + count + " positions");
        }
        for (int read = 0; read < count; read++) {
            long at = in.offset();
            if (in.isAtEnd()) {
                throw new BookFault(at, "the file ends after " + read + " positions of " + count);
            }
            if (version == VERSION) {
                ByteBuffer record = in.take(RECORD, "a position");
                BookInput.pass(at, () -> position(record), to);
            } else {
                ByteBuffer record = in.take(OLD_RECORD, "a position");
                ByteBuffer moves = in.take(2 * (record.get(OLD_RECORD - 1) & 0xFF), "the moves of a position");
                BookInput.pass(at, () -> oldPosition(record, moves), to);
            }
        }
        if (!in.isAtEnd()) {
            throw new BookFault(in.offset(), "the file goes on after the " + count + " positions of the header");
        }
    }

    private static BookPosition position(ByteBuffer record) {
        Board board = new Board(record.getLong(), record.getLong());
        BookValue value = BookValue.of(record.get(), record.get());
        long lines = record.getInt() & COUNT_MASK;
        int worth = record.get();
        int square = record.get();
        int level = record.get();
        boolean isLeaf = square >= 0 && square < BookMove.PASS && level > BookValue.NO_LEVEL && worth != NO_VALUE;
        return new BookPosition(
                board,
                value,
                new LineCounts(0, 0, 0, lines),
                List.of(),
                isLeaf ? Optional.of(new BookLeaf(new BookMove(square, worth), level)) : Optional.empty());
    }

    private static BookPosition oldPosition(ByteBuffer record, ByteBuffer moves) {
        Board board = new Board(record.getLong(), record.getLong());
        BookValue value = BookValue.of(record.get(), record.get());
        List<BookMove> links = new ArrayList<>();
        while (moves.hasRemaining()) {
            int worth = moves.get();
            links.add(new BookMove(moves.get(), worth));
        }
        return new BookPosition(board, value, LineCounts.NONE, links, Optional.empty());
    }

    /** A header that leaves the number of positions open. */
    static byte[] header() {
        ByteBuffer head = ByteBuffer.allocate(HEADER);
        return head.put(MAGIC.getBytes(StandardCharsets.US_ASCII))
                .put((byte) VERSION)
                .array();
    }

    static byte[] bytes(BookPosition position) {
        ByteBuffer record = ByteBuffer.allocate(RECORD).order(ByteOrder.LITTLE_ENDIAN);
        record.putLong(position.board().player()).putLong(position.board().opponent());
        record.put((byte) position.value().discs()).put((byte) position.value().level());
        record.putInt((int) position.lines().all());
        Optional<BookLeaf> leaf = position.leaf();
        record.put((byte) (int) leaf.map(other -> other.move().value()).orElse(NO_VALUE));
        record.put((byte) (int) leaf.map(other -> other.move().square()).orElse(NO_MOVE));
        record.put((byte) (int) leaf.map(BookLeaf::level).orElse(BookValue.NO_LEVEL));
        return record.array();
    }
}
