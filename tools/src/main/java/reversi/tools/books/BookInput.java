package reversi.tools.books;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Supplier;

/** The bytes of a book in pieces, the least significant byte of a number first, and how far they were read. */
final class BookInput {
    private final PushbackInputStream in;
    private long offset;

    BookInput(InputStream in) {
        this.in = new PushbackInputStream(in);
    }

    /** Bytes read so far. */
    long offset() {
        return offset;
    }

    boolean isAtEnd() throws IOException {
        int next = in.read();
        if (next >= 0) {
            in.unread(next);
        }
        return next < 0;
    }

    /** The next bytes; throws BookFault where the file ends before. */
    ByteBuffer take(int count, String what) throws IOException {
        byte[] bytes = in.readNBytes(count);
        if (bytes.length < count) {
            throw new BookFault(offset + bytes.length, "the file ends within " + what);
        }
        offset += count;
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Passes a position on, or why there can be none. */
    static void pass(long at, Supplier<BookPosition> position, BookVisitor to) throws IOException {
        BookPosition read;
        try {
            read = position.get().canonical();
        } catch (IllegalArgumentException impossible) {
            to.fault(new BookFault(at, String.valueOf(impossible.getMessage())));
            return;
        }
        to.position(at, read);
    }
}
