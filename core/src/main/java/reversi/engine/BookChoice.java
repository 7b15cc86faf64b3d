package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;

/** Answers from the opening book, choosing at random among good moves that people play, so that games differ. */
final class BookChoice {
    /** Moves worse than the best by more than this, in hundredths of a disc, are never chosen. */
    private static final int MARGIN = 100;

    /** A move worse than the best by this much, in hundredths of a disc, is e times less likely. */
    private static final double TEMPERATURE = 40;

    /** Number of the strongest levels that use the book; so does level number 0, which is used for experiments. */
    private static final int LEVELS_WITH_BOOK = 4;

    private final OpeningBook book;

    BookChoice(OpeningBook book) {
        this.book = book;
    }

    /** The book's answer; empty if the position is not in the book, or the level or purpose does not use it. */
    Optional<Answer> answer(Question question, Random64 random) {
        Position position = question.position();
        boolean mayUseBook = question.purpose() == Purpose.MOVE && hasBook(question.level());
        boolean fits = position.variant().fitsBitboard() && !position.variant().fewestWins();
        if (!mayUseBook || !fits || book.size() == 0) {
            return Optional.empty();
        }
        Board board = Board.of(position);
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
                chosen.move(), chosen.value(), chosen.depth(), 100, false, line(board, chosen.move()), values, 0));
    }

    private static boolean hasBook(Level level) {
        return level.number() == 0 || level.number() > Levels.ALL.size() - LEVELS_WITH_BOOK;
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
    private List<Move> line(Board board, Move first) {
        List<Move> line = new ArrayList<>();
        Board remaining = board;
        Move move = first;
        while (true) {
            line.add(move);
            int square = Board.index(move.square().orElseThrow());
            remaining = remaining.play(square, remaining.flips(square));
            List<OpeningBook.Choice> next = book.playable(remaining, 0);
            if (next.isEmpty()) {
                return line;
            }
            move = next.get(0).move();
        }
    }
}
