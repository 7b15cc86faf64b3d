package reversi.tools.books;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.engine.Board;
import reversi.engine.BookWriter;

/** Writes books. A file appears under its name only when it is whole. */
public final class BookExport {
    private final BookSource source;
    private final BookIndex index;

    /** Writes the positions of an index of this book. */
    public BookExport(BookSource source, BookIndex index) {
        this.source = source;
        this.index = index;
    }

    /**
     * Writes a file in this format, made at this time; how many positions it has. Throws IOException where it cannot be written.
     */
    public int write(Path file, BookFormat format, LocalDateTime made) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".next");
        int written =
                switch (format) {
                    case EDAX -> {
                        int count = stream(next, EdaxBook.header(index, made), this::edax);
                        yield count(next, EdaxBook.COUNT_AT, count);
                    }
                    case EGAROUCID -> {
                        int count = stream(next, EgaroucidBook.header(), this::egaroucid);
                        yield count(next, EgaroucidBook.COUNT_AT, count);
                    }
                    case OWN -> own(next);
                    case PROVED -> throw new IllegalArgumentException("no other book has proofs");
                };
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        return written;
    }

    /** Who writes the positions of a book and says how many. */
    private interface Positions {
        int write(OutputStream out) throws IOException;
    }

    private static int stream(Path file, byte[] header, Positions positions) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            out.write(header);
            return positions.write(out);
        }
    }

    private static int count(Path file, int at, int count) throws IOException {
        try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer number = ByteBuffer.allocate(Integer.BYTES)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(0, count);
            out.write(number, at);
        }
        return count;
    }

    /** Edax follows each link to its position, also to one that must be passed, which other books leave out. */
    private int edax(OutputStream out) throws IOException {
        Set<Board> passes = new HashSet<>();
        int[] count = {0};
        source.visit(index, (offset, position) -> {
            out.write(EdaxBook.bytes(position));
            count[0]++;
            for (BookMove link : position.links()) {
                Board after = link.after(position.board());
                Board canonical = BookPosition.canonical(after);
                boolean isLeftOut = after.moves() == 0 && index.find(after).isEmpty();
                Optional<BookValue> value = index.findAfter(after);
                if (isLeftOut && value.isPresent() && passes.add(canonical)) {
                    out.write(EdaxBook.bytes(passed(canonical, value.get().negated())));
                    count[0]++;
                }
            }
        });
        return count[0];
    }

    private static BookPosition passed(Board board, BookValue value) {
        return new BookPosition(
                board, value, LineCounts.NONE, List.of(new BookMove(BookMove.PASS, value.discs())), Optional.empty());
    }

    private int egaroucid(OutputStream out) throws IOException {
        int[] count = {0};
        source.visit(index, (offset, position) -> {
            if (position.board().moves() != 0) {
                out.write(EgaroucidBook.bytes(position));
                count[0]++;
            }
        });
        return count[0];
    }

    private int own(Path file) throws IOException {
        byte[] bytes = BookWriter.write(List.of(OwnBook.of(source, index)));
        Files.write(file, bytes);
        return ByteBuffer.wrap(bytes).getInt(Integer.BYTES);
    }
}
