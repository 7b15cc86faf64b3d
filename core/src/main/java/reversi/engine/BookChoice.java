package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Answers from the opening book, choosing at random among good moves that people play, so that games differ. */
final class BookChoice {
    /** Moves worse than the best by more than this, in hundredths of a disc, are never chosen. */
    private static final int MARGIN = 100;

    /** A move worse than the best by this much, in hundredths of a disc, is e times less likely. */
    private static final double TEMPERATURE = 40;

    /** Number of the strongest levels that use the book; so does level number 0, which is used for experiments. */
    private static final int LEVELS_WITH_BOOK = 4;

    private final OpeningBook[] books = new OpeningBook[Family.values().length];

    /** Plays by this book from now on, in place of any other of its family. */
    void load(OpeningBook book) {
        books[book.family().ordinal()] = book;
    }

    /** The book's answer; empty if the position is not in the book, or the level or purpose does not use it. */
    Optional<Answer> answer(Question question, Random64 random) {
        Position position = question.position();
        boolean mayUseBook = question.purpose() == Purpose.MOVE && hasBook(question.level());
        OpeningBook book = mayUseBook ? book(position) : null;
        if (book == null) {
            return Optional.empty();
        }
        Board board = Board.inside(position);
        List<OpeningBook.Choice> playable = book.playable(board, MARGIN);
        if (playable.isEmpty()) {
            return Optional.empty();
        }
        OpeningBook.Choice chosen = choose(playable, random);
        List<MoveValue> values = new ArrayList<>();
        for (OpeningBook.Choice choice : book.options(board)) {
            values.add(new MoveValue(choice.move(), choice.value()));
        }
        return Optional.of(new Answer(
                chosen.move(),
                chosen.value(),
                chosen.depth(),
                100,
                book.isExact(board, chosen),
                line(book, board, chosen.move()),
                values,
                0));
    }

    private @Nullable OpeningBook book(Position position) {
        Variant variant = position.variant();
        if (variant.fitsBitboard()) {
            return variant.fewestWins() ? null : books[Family.OTHELLO.ordinal()];
        }
        boolean isSmall = Family.of(variant).equals(Optional.of(Family.SMALL));
        return isSmall && variant.stock() == 0 && !position.isCentreOpen() ? books[Family.SMALL.ordinal()] : null;
    }

    private static boolean hasBook(Level level) {
        return level.number() == 0 || level.number() > Level.all().size() - LEVELS_WITH_BOOK;
    }

    /** A weighted random choice; {@code moves} is not empty and sorted, best first. */
    private static OpeningBook.Choice choose(List<OpeningBook.Choice> moves, Random64 random) {
        double[] weights = new double[moves.size()];
        double total = 0;
        for (int i = 0; i < weights.length; i++) {
            OpeningBook.Choice move = moves.get(i);
            weights[i] =
                    (move.games() + 2) * Math.exp((move.value() - moves.get(0).value()) / TEMPERATURE);
            total += weights[i];
        }
        double remaining = random.nextDouble() * total;
        for (int i = 0; i < weights.length; i++) {
            remaining -= weights[i];
            if (remaining < 0) {
                return moves.get(i);
            }
        }
        return moves.get(0);
    }

    /** A move followed by the book's best moves. */
    private static List<Move> line(OpeningBook book, Board board, Move first) {
        List<Move> line = new ArrayList<>();
        Board remaining = board;
        Move move = first;
        while (true) {
            line.add(move);
            remaining = book.after(remaining, move);
            List<OpeningBook.Choice> next = book.playable(remaining, 0);
            if (next.isEmpty()) {
                return line;
            }
            move = next.get(0).move();
        }
    }
}
