package reversi.tools.books;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.engine.Board;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.rules.Position;
import reversi.rules.Variant;

/** This engine's book of Othello, seen as the positions of other programs' books. */
final class OwnBookReader {
    private static final int EXACT_LEVEL = 60;
    private static final Board START = Board.of(Position.start(Variant.OTHELLO));

    private OwnBookReader() {}

    /** The depth of a value stands for its level; the start, which such a file leaves out, is worth its best move. */
    static void read(Path file, BookVisitor to) throws IOException {
        OpeningBook book = open(file);
        Map<Board, OpeningBook.Entry> entries = new HashMap<>(book.entries());
        book.options(START).stream()
                .findFirst()
                .ifPresent(best -> entries.put(START, new OpeningBook.Entry(best.value(), best.depth(), best.games())));
        long number = 0;
        for (Map.Entry<Board, OpeningBook.Entry> entry : entries.entrySet()) {
            to.position(number++, position(entry.getKey(), entry.getValue()).canonical());
        }
    }

    private static OpeningBook open(Path file) throws IOException {
        try {
            return OpeningBook.read(Files.readAllBytes(file)).stream()
                    .filter(book -> book.family() == Family.OTHELLO)
                    .findFirst()
                    .orElseThrow(() -> new BookFault(0, "no book of Othello"));
        } catch (IllegalArgumentException malformed) {
            throw new BookFault(0, String.valueOf(malformed.getMessage()));
        }
    }

    private static BookPosition position(Board board, OpeningBook.Entry entry) {
        int discs = BookValue.discs(entry.value());
        boolean isExact = entry.depth() >= Long.bitCount(board.empties());
        BookValue value = isExact
                ? new BookValue(discs, discs, discs, EXACT_LEVEL)
                : BookValue.of(discs, Math.min(EXACT_LEVEL, entry.depth()));
        return new BookPosition(board, value, LineCounts.NONE, List.of(), Optional.empty());
    }
}
