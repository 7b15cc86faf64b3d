package reversi.teach.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.teach.PositionKey;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/**
 * Makes puzzles of one's own mistakes. A review knows what the move that was made and the best one are worth; whether the best one is the
 * only good one takes a search of every move.
 */
public final class MistakePuzzles {
    /** By so many hundredths of a disc the best move is better than the next best one, where the values are exact and where not. */
    private static final int EXACT_MARGIN = 200;

    private static final int MARGIN = 300;

    /** So many plies every move is searched, or to the end of the game; fewer say too little. */
    public static final int LEAST_DEPTH = 8;

    private static final int DEPTH = 16;
    private static final int SOLVED_EMPTIES = 16;
    private static final int MILLIS = 3_000;
    private static final int HUNDREDTHS = 100;

    private MistakePuzzles() {}

    /**
     * A position that may be a puzzle.
     *
     * @param position what was on the board
     * @param played the move that was made
     */
    public record Candidate(Position position, Square played) {
        /** The id of the mistake that it would be. */
        public int id() {
            return PositionKey.of(position).value();
        }

        /** What the engine is to say about it: the value of each move. */
        public Question question() {
            Level level = Level.flawless(DEPTH, SOLVED_EMPTIES, MILLIS);
            return new Question(position, level, Purpose.ANALYSIS, 0, MILLIS);
        }
    }

    /** The moves of a side in a game of Othello that were mistakes or worse, the worst first. */
    public static List<Candidate> candidates(GameReview review, Disc side) {
        List<MoveReview> bad = new ArrayList<>();
        if (!review.game().current().variant().equals(Variant.OTHELLO)) {
            return List.of();
        }
        for (Optional<MoveReview> move : review.moves()) {
            move.filter(known -> known.mover() == side && isBad(known)).ifPresent(bad::add);
        }
        bad.sort(Comparator.comparingDouble(MoveReview::lostChances).reversed());
        List<Candidate> candidates = new ArrayList<>();
        for (MoveReview move : bad) {
            move.turn()
                    .move()
                    .square()
                    .ifPresent(
                            square -> candidates.add(new Candidate(move.turn().before(), square)));
        }
        return candidates;
    }

    private static boolean isBad(MoveReview move) {
        boolean isMistake = move.judgement().compareTo(Judgement.MISTAKE) >= 0;
        return isMistake && move.loss() >= (move.exact() ? EXACT_MARGIN : MARGIN);
    }

    /** The mistake that waits from a day on; empty where the values leave a doubt about which move is the best, or that it was missed. */
    public static Optional<Mistake> of(Candidate candidate, Answer answer, long today) {
        List<Square> moves = candidate.position().placements();
        List<Integer> hundredths = new ArrayList<>();
        boolean isExact = true;
        for (Square square : moves) {
            Optional<MoveValue> value = value(answer, square);
            if (value.isEmpty() || (!value.get().exact() && value.get().depth() < LEAST_DEPTH)) {
                return Optional.empty();
            }
            hundredths.add(value.get().value());
            isExact &= value.get().exact();
        }
        int margin = isExact ? EXACT_MARGIN : MARGIN;
        List<Integer> falling = new ArrayList<>(hundredths);
        falling.sort(Comparator.reverseOrder());
        int made = moves.indexOf(candidate.played());
        if (falling.size() < 2
                || falling.get(0) - falling.get(1) < margin
                || hundredths.get(made) > falling.get(0) - margin) {
            return Optional.empty();
        }
        List<Integer> discs = hundredths.stream()
                .map(value -> Math.round(value / (float) HUNDREDTHS))
                .toList();
        Puzzle puzzle = new Puzzle(candidate.id(), candidate.position(), discs, List.of(), 0);
        Repetition first = new Repetition(candidate.id(), 0, today);
        return Optional.of(new Mistake(puzzle, candidate.played(), isExact, Optional.of(first)));
    }

    private static Optional<MoveValue> value(Answer answer, Square square) {
        Move move = Move.at(square);
        return answer.values().stream()
                .filter(value -> value.move().equals(move))
                .findFirst();
    }
}
