package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;

/** Answers from the opening book where it can: with a good move that people play, so that no two games are alike. */
final class BookChoice {
    /** Moves that are further behind the best, in hundredths of a disc, are not played. */
    private static final int MARGIN = 100;

    /** A move so much behind the best, in hundredths of a disc, is chosen e times less often. */
    private static final double STEP = 40;

    /** So many of the strongest levels have read the book; so has a level that is tried out, whose number is 0. */
    private static final int READERS = 4;

    private final OpeningBook book;

    BookChoice(OpeningBook book) {
        this.book = book;
    }

    /** The book's answer to a question for a move; empty where the book is at its end or the level does not know it. */
    Optional<Answer> answer(Question question, Random64 random) {
        Position position = question.position();
        boolean knows = question.purpose() == Purpose.MOVE && isRead(question.level());
        boolean fits = position.variant().fitsBitboard() && !position.variant().fewestWins();
        if (!knows || !fits || book.size() == 0) {
            return Optional.empty();
        }
        Board board = Board.of(position);
        List<OpeningBook.Choice> playable = book.playable(board, MARGIN);
        if (playable.isEmpty()) {
            return Optional.empty();
        }
        OpeningBook.Choice chosen = choose(playable, random);
        List<Valued> values = new ArrayList<>();
        for (OpeningBook.Choice choice : book.options(board)) {
            values.add(new Valued(choice.move(), choice.value()));
        }
        return Optional.of(new Answer(
                chosen.move(), chosen.value(), chosen.depth(), 100, false, line(board, chosen.move()), values, 0));
    }

    private static boolean isRead(Level level) {
        return level.number() == 0 || level.number() > Levels.ALL.size() - READERS;
    }

    /** One of the moves, which are not empty and the best first. */
    private static OpeningBook.Choice choose(List<OpeningBook.Choice> moves, Random64 random) {
        double[] weights = new double[moves.size()];
        double total = 0;
        for (int i = 0; i < weights.length; i++) {
            OpeningBook.Choice move = moves.get(i);
            weights[i] =
                    (move.games() + 2) * Math.exp((move.value() - moves.get(0).value()) / STEP);
            total += weights[i];
        }
        double at = random.fraction() * total;
        for (int i = 0; i < weights.length; i++) {
            at -= weights[i];
            if (at < 0) {
                return moves.get(i);
            }
        }
        return moves.get(0);
    }

    /** A move and the best moves of the book after it. */
    private List<Move> line(Board board, Move first) {
        List<Move> line = new ArrayList<>();
        Board at = board;
        Move move = first;
        while (true) {
            line.add(move);
            int square = Board.index(move.square().orElseThrow());
            at = at.play(square, at.flips(square));
            List<OpeningBook.Choice> next = book.playable(at, 0);
            if (next.isEmpty()) {
                return line;
            }
            move = next.get(0).move();
        }
    }
}
