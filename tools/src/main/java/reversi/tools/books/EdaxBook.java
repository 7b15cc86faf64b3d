package reversi.tools.books;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Board;

/**
 * Edax' {@code book.dat}, as its {@code src/book.c} and {@code src/book.h} (abulmo/edax-reversi, 14f048c, version 4.6) read and write it.
 * Numbers begin with the least significant byte.
 *
 * <p>The header has 42 bytes: {@code XADE}, {@code KOOB}, a byte of version (4) and of release, the time of writing (two bytes of year,
 * then month, day, hour, minute, second and one of padding), then numbers of four bytes: level, fewest empties and one, error of the middle game,
 * error of the endcut, verbosity and the number of positions. A position has 40 bytes: mover's and opponent's discs (eight each, a1 the
 * least bit), lines won, drawn, lost and all (four each), value, lower and upper bound (two each, signed), number of links and level (one
 * each); after it come the links and the leaf, a signed byte of value and one of the move each: 0 to 63 for a1 to h8, 64 a pass, 65 no
 * leaf. The value is that of the best link or leaf. Each position is the smallest of its eight images.
 */
final class EdaxBook {
    static final String MAGIC = "XADEKOOB";

    /** Where the header has the number of positions. */
    static final int COUNT_AT = 38;

    private static final int HEADER = 42;
    private static final int VERSION_AT = 8;
    private static final int VERSION = 4;
    private static final int RELEASE = 6;
    private static final int RECORD = 40;
    private static final int HIGHEST_LEVEL = 60;
    private static final int NO_MOVE = 65;
    private static final int NO_VALUE = -127;
    private static final int MIDGAME_ERROR = 2;
    private static final int ENDCUT_ERROR = 1;
    private static final long COUNT_MASK = 0xFFFFFFFFL;

    private EdaxBook() {}

    static void read(BookInput in, BookVisitor to) throws IOException {
        ByteBuffer head = in.take(HEADER, "the header");
        if (head.get(VERSION_AT) != VERSION) {
            throw new BookFault(VERSION_AT, "a book of Edax " + head.get(VERSION_AT) + ", not " + VERSION);
        }
        int count = head.getInt(COUNT_AT);
        int read = 0;
        while (!in.isAtEnd()) {
            long at = in.offset();
            if (read == count || count < 0) {
                throw new BookFault(at, "there are more positions than the " + count + " of the header");
            }
            ByteBuffer record = in.take(RECORD, "a position");
            int links = record.get(RECORD - 2) & 0xFF;
            ByteBuffer moves = in.take(2 * links + 2, "the moves of a position");
            BookInput.pass(at, () -> position(record, moves), to);
            read++;
        }
        if (read < count) {
            throw new BookFault(in.offset(), "the file ends after " + read + " positions of " + count);
        }
    }

    private static BookPosition position(ByteBuffer record, ByteBuffer moves) {
        long player = record.getLong();
        long opponent = record.getLong();
        LineCounts lines = new LineCounts(count(record), count(record), count(record), count(record));
        int value = record.getShort();
        int lower = record.getShort();
        int upper = record.getShort();
        int links = record.get() & 0xFF;
        int level = record.get();
        if (level < 0 || level > HIGHEST_LEVEL) {
            throw new IllegalArgumentException("there is no level " + level);
        }
        List<BookMove> linked = new ArrayList<>();
        for (int i = 0; i < links; i++) {
            int worth = moves.get();
            linked.add(new BookMove(moves.get(), worth));
        }
        int worth = moves.get();
        int square = moves.get();
        return new BookPosition(
                new Board(player, opponent),
                new BookValue(value, lower, upper, level),
                lines,
                linked,
                square == NO_MOVE ? Optional.empty() : Optional.of(new BookLeaf(new BookMove(square, worth), level)));
    }

    private static long count(ByteBuffer record) {
        return record.getInt() & COUNT_MASK;
    }

    /** A header that leaves the number of positions open. Its level is that at which Edax goes on searching. */
    static byte[] header(BookIndex index, LocalDateTime made) {
        ByteBuffer head = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
        head.put(MAGIC.getBytes(StandardCharsets.US_ASCII)).put((byte) VERSION).put((byte) RELEASE);
        head.putShort((short) made.getYear());
        head.put((byte) made.getMonthValue()).put((byte) made.getDayOfMonth());
        head.put((byte) made.getHour()).put((byte) made.getMinute()).put((byte) made.getSecond());
        head.put((byte) 0);
        head.putInt(level(index.usualLevel())).putInt(index.fewestEmpties() + 1);
        head.putInt(MIDGAME_ERROR).putInt(ENDCUT_ERROR);
        return head.array();
    }

    static byte[] bytes(BookPosition position) {
        List<BookMove> links = position.links();
        ByteBuffer record = ByteBuffer.allocate(RECORD + 2 * links.size() + 2).order(ByteOrder.LITTLE_ENDIAN);
        record.putLong(position.board().player()).putLong(position.board().opponent());
        LineCounts lines = position.lines();
        record.putInt((int) lines.won()).putInt((int) lines.drawn());
        record.putInt((int) lines.lost()).putInt((int) lines.all());
        BookValue value = position.value();
        record.putShort((short) value.discs()).putShort((short) value.lower()).putShort((short) value.upper());
        record.put((byte) links.size()).put((byte) level(value.level()));
        links.forEach(link -> record.put((byte) link.value()).put((byte) link.square()));
        record.put((byte) (int) position.leaf().map(leaf -> leaf.move().value()).orElse(NO_VALUE));
        record.put(
                (byte) (int) position.leaf().map(leaf -> leaf.move().square()).orElse(NO_MOVE));
        return record.array();
    }

    private static int level(int level) {
        return Math.max(0, Math.min(HIGHEST_LEVEL, level));
    }
}
