package reversi.tools.books;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Board;

/** A file with a book in any of the formats, read from its beginning as often as needed. */
public final class BookSource {
    private final Path file;
    private final BookFormat format;

    private BookSource(Path file, BookFormat format) {
        this.file = file;
        this.format = format;
    }

    /** A book by what its file begins with; throws BookFault where that is no book. */
    public static BookSource of(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            String start = new String(in.readNBytes(BookFormat.LONGEST_MAGIC), StandardCharsets.ISO_8859_1);
            return new BookSource(
                    file,
                    BookFormat.beginning(start)
                            .orElseThrow(() -> new BookFault(0, "no book of Edax, Egaroucid or this engine")));
        }
    }

    /** What it is. */
    public BookFormat format() {
        return format;
    }

    /** The proofs of a {@link BookFormat#PROVED} book; throws BookFault where the file is not what it says. */
    public ProvedBook proved() throws IOException {
        return ProvedReader.read(file);
    }

    /** Tells all positions in the file's order; throws BookFault where the file is not what it says. */
    public void visit(BookVisitor visitor) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            switch (format) {
                case EDAX -> EdaxBook.read(new BookInput(in), visitor);
                case EGAROUCID -> EgaroucidBook.read(new BookInput(in), visitor);
                case OWN -> OwnBookReader.read(file, visitor);
                case PROVED -> ProvedBookReader.read(file, visitor);
            }
        }
    }

    /** Reads the book once for its index; {@code isForgiving} keeps faults of positions, which end the reading otherwise. */
    public BookIndex index(boolean isForgiving) throws IOException {
        BookIndex index = new BookIndex(isForgiving);
        visit(index);
        return index;
    }

    /** What the book says of a board, as it lies there, with links as {@link #visit(BookIndex, BookVisitor)} tells them. */
    public Optional<BookPosition> find(BookIndex index, Board board) throws IOException {
        Board wanted = BookPosition.canonical(board);
        List<BookPosition> found = new ArrayList<>();
        visit((offset, position) -> {
            if (position.board().equals(wanted)) {
                found.add(linked(index, position));
            }
        });
        return found.stream().findFirst().flatMap(position -> position.seenAs(board));
    }

    private BookPosition linked(BookIndex index, BookPosition position) {
        return format == BookFormat.EDAX ? position : index.linked(position);
    }

    /** Tells the positions of an index of this book, with links, those of a format that keeps none being found in the index. */
    public void visit(BookIndex index, BookVisitor visitor) throws IOException {
        visit(new BookVisitor() {
            @Override
            public void position(long offset, BookPosition position) throws IOException {
                if (index.isFrom(offset, position)) {
                    visitor.position(offset, linked(index, position));
                }
            }

            @Override
            public void fault(BookFault fault) {
                // The index has it, or has refused the book.
            }
        });
    }
}
