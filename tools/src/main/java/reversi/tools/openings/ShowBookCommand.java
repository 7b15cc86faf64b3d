package reversi.tools.openings;

import java.io.IOException;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.engine.Board;
import reversi.notation.TranscriptText;
import reversi.rules.Variant;
import reversi.tools.books.BookIndex;
import reversi.tools.books.BookMove;
import reversi.tools.books.BookPosition;
import reversi.tools.books.BookSource;
import reversi.tools.books.BookValue;

/** Shows what a book says of a position. */
@Command(
        name = "show",
        description =
                "Shows what a book says of the position after some moves: its value to who is to move, in discs, the level "
                        + "of the search behind it, and each move. The last line is positions=N links=M leaves=L plies=A..B level=H.")
final class ShowBookCommand extends BookTool {
    private static final int PLIES = 60;

    @Option(names = "--after", paramLabel = "MOVES", description = "The moves so far, as in f5d6c3 (default: none).")
    private String after = "";

    @Override
    int run(BookSource source) throws IOException {
        Board board = board();
        BookIndex index = source.index(false);
        String value = index.find(board).map(ShowBookCommand::words).orElse("not in the book");
        out().println((after.isEmpty() ? "start" : after) + ": " + value);
        source.find(index, board).ifPresent(position -> position.moves().stream()
                .sorted(Comparator.comparingInt(BookMove::value).reversed())
                .forEach(move -> out().println(line(index, position, move))));
        out().println(String.format(
                Locale.ROOT,
                "positions=%d links=%d leaves=%d plies=%d..%d level=%d",
                index.size(),
                index.links(),
                index.leaves(),
                PLIES - index.mostEmpties(),
                PLIES - index.fewestEmpties(),
                index.highestLevel()));
        return 0;
    }

    private Board board() {
        if (TranscriptText.read(after, Variant.OTHELLO) instanceof TranscriptText.Ok ok) {
            return Board.of(ok.transcript().current());
        }
        throw misuse("not the moves of a game: '" + after + "'");
    }

    private static String line(BookIndex index, BookPosition position, BookMove move) {
        Optional<BookValue> next =
                position.links().contains(move) ? index.findAfter(move.after(position.board())) : Optional.empty();
        String worth = String.format(Locale.ROOT, "  %s %+d", move.name(), move.value());
        return worth + next.map(value -> ", level " + value.level()).orElse(", not followed");
    }

    private static String words(BookValue value) {
        return String.format(Locale.ROOT, "%+d, level %d", value.discs(), value.level());
    }
}
