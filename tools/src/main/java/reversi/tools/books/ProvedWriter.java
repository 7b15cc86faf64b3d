package reversi.tools.books;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import reversi.engine.Board;

/** Writes a book of proved openings as {@link ProvedReader} reads it. */
public final class ProvedWriter {
    private static final double PER_DISC = 100;

    private final ProvedBook book;
    private final Map<Board, Integer> worths;
    private final Set<Board> written = new HashSet<>();
    private final StringBuilder text = new StringBuilder(ProvedReader.HEAD);

    private ProvedWriter(ProvedBook book) {
        this.book = book;
        this.worths = book.worths();
    }

    /** Writes a file, which appears under its name only when it is whole. */
    public static void write(Path file, ProvedBook book) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.writeString(next, text(book));
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The text of a file. Throws IllegalArgumentException where a position is none that the start leads to by others. */
    static String text(ProvedBook book) {
        ProvedWriter writer = new ProvedWriter(book);
        writer.text.append("\n# PLY MOVE VALUE PROOF, made by: reversi-tools book prove\n");
        for (ProvedSource source : book.sources()) {
            writer.text.append(String.format("source %s %s %s\n", source.name(), source.game(), source.citation()));
        }
        writer.position(1, ProvedBook.FIRST, ProvedBook.START);
        if (writer.written.size() != book.positions().size()) {
            throw new IllegalArgumentException("the start leads to " + writer.written.size() + " of "
                    + book.positions().size() + " positions");
        }
        return writer.text.toString();
    }

    /** The position after a move and what follows, the best moves first, unless it is there already. */
    private void position(int ply, BookMove move, Board before) {
        Board board = move.after(before);
        ProvedPosition position = book.find(board).orElse(null);
        if (position == null || !written.add(position.board())) {
            return;
        }
        double value = -position.value() / PER_DISC;
        String proof = position.proof().words();
        text.append(String.format(Locale.ROOT, "%d %s %+.2f %s\n", ply, move.name(), value, proof));
        BookMove.all(board).stream()
                .filter(next -> book.find(next.after(board)).isPresent())
                .sorted(Comparator.comparing(next -> rank(next.after(board))))
                .forEach(next -> position(ply + 1, next, board));
    }

    /** The lower, the better for who moved there; of equals what is proved comes first. */
    private double rank(Board board) {
        ProvedPosition position = book.find(board).orElseThrow();
        return worths.getOrDefault(position.board(), position.value())
                - (position.proof().isResult() ? 0.5 : 0);
    }
}
