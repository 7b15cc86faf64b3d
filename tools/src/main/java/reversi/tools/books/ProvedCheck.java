package reversi.tools.books;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.engine.Board;
import reversi.engine.BookWriter;

/**
 * Whether the proofs of a book of openings agree with each other: a published value is that of its source, a proved result is that of the
 * best move, and every search but the last of a line goes on with a move.
 */
public final class ProvedCheck {
    private final ProvedBook book;
    private final Map<Board, ProvedPosition> published = new HashMap<>();
    private final Map<Board, String> lines = new HashMap<>();
    private final List<String> wrong = new ArrayList<>();
    private final int mostDiscs;

    private ProvedCheck(ProvedBook book) {
        this.book = book;
        book.sources().forEach(source -> published.putAll(source.positions()));
        this.mostDiscs = book.positions().stream()
                .filter(position -> !position.proof().isResult())
                .mapToInt(ProvedPosition::discs)
                .max()
                .orElse(0);
    }

    /** What is wrong with a book in words, a line for each; nothing where all agrees. */
    public static List<String> of(ProvedBook book) {
        ProvedCheck check = new ProvedCheck(book);
        check.name(ProvedBook.START, ProvedBook.FIRST, "");
        book.positions().forEach(check::position);
        return check.wrong;
    }

    private void position(ProvedPosition position) {
        if (position.proof() instanceof Proof.Published && !position.equals(published.get(position.board()))) {
            tell(position, "is not what its source says");
        }
        if (position.proof().isResult()) {
            result(position);
        } else if (position.discs() < mostDiscs && book.after(position.board()).isEmpty()) {
            tell(position, "has no move in the book");
        }
    }

    /** A result that is proved is that of the best move, as far as those are proved, too. */
    private void result(ProvedPosition position) {
        List<ProvedPosition> proved = book.after(position.board()).stream()
                .filter(next -> next.proof().isResult())
                .toList();
        int best = proved.stream().mapToInt(next -> -next.value()).max().orElse(Integer.MIN_VALUE);
        long known = BookMove.all(position.board()).stream()
                .filter(move -> proved.stream()
                        .anyMatch(next -> next.board().equals(BookWriter.canonical(move.after(position.board())))))
                .count();
        boolean isComplete = known == Long.bitCount(position.board().moves());
        if (best > position.value() || (isComplete && best < position.value())) {
            tell(position, "has a best move that is proved to be worth " + best);
        }
    }

    private void tell(ProvedPosition position, String what) {
        wrong.add(lines.getOrDefault(position.board(), "?") + ", worth " + position.value() + ", " + what);
    }

    /** Names the position after a move by the moves so far, and what follows. */
    private void name(Board board, BookMove move, String before) {
        Board after = move.after(board);
        String line = before + move.name();
        if (book.find(after).isPresent() && lines.putIfAbsent(BookWriter.canonical(after), line) == null) {
            BookMove.all(after).forEach(next -> name(after, next, line));
        }
    }
}
