package reversi.tools.books;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.engine.Family;
import reversi.engine.OpeningBook;

/** This engine's book of Othello, made of the positions of any program's book. */
public final class OwnBook {
    private static final int PER_DISC = 100;

    private OwnBook() {}

    /**
     * The book of a file for this engine to play by. What a leaf leads to and what must be passed belong to it, too. Throws BookFault where
     * the file is no book, or a position of it cannot be.
     */
    public static List<OpeningBook> read(Path file) throws IOException {
        BookSource source = BookSource.of(file);
        return source.format() == BookFormat.OWN
                ? OpeningBook.read(Files.readAllBytes(file))
                : List.of(of(source, source.index(false)));
    }

    /** The positions of an index, with what their leaves lead to. */
    static OpeningBook of(BookSource source, BookIndex index) throws IOException {
        Map<Board, OpeningBook.Entry> entries = new HashMap<>();
        Map<Board, OpeningBook.Entry> more = new HashMap<>();
        source.visit(index, (offset, position) -> {
            Board board = position.board();
            entries.put(BookWriter.canonical(board), entry(board, position.value()));
            if (board.pass().moves() == 0) {
                put(more, board.pass(), position.value().negated());
            }
            position.leaf()
                    .ifPresent(leaf -> put(
                            more,
                            leaf.move().after(board),
                            BookValue.of(-leaf.move().value(), leaf.level())));
        });
        more.forEach(entries::putIfAbsent);
        return OpeningBook.of(Family.OTHELLO, entries);
    }

    private static void put(Map<Board, OpeningBook.Entry> entries, Board board, BookValue value) {
        entries.put(BookWriter.canonical(board), entry(board, value));
    }

    /** Only bounds that meet prove a value; a level is at least a depth of as many plies, but for the last ones. */
    private static OpeningBook.Entry entry(Board board, BookValue value) {
        int empties = Long.bitCount(board.empties());
        int depth = value.isExact() ? empties : Math.max(0, Math.min(value.level(), empties - 1));
        return new OpeningBook.Entry(PER_DISC * value.discs(), depth, BookValue.NO_LEVEL);
    }
}
