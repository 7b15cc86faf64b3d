package reversi.screens.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.MistakePuzzles;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.Reasons;

/** Why the best move of a puzzle is better than the move that was tried, or else than the second best. */
final class PuzzleReason {
    private static final int HUNDREDTHS = 100;

    private PuzzleReason() {}

    /** The weightiest reason besides the values, which are told anyway; empty where there is none. */
    static Optional<Reason> of(PuzzleAttempt attempt) {
        return of(attempt, Optional.empty());
    }

    /** The same for a puzzle that may be the player's own mistake: then the move of the game is what the best one is compared with. */
    static Optional<Reason> of(PuzzleAttempt attempt, Optional<Mistake> mistake) {
        Puzzle puzzle = attempt.puzzle();
        boolean isExact = mistake.map(Mistake::isExact).orElse(true);
        List<MoveValue> known = new ArrayList<>();
        for (Square square : puzzle.position().placements()) {
            known.add(valued(puzzle, square, isExact));
        }
        MoveValue best = valued(puzzle, puzzle.solution(), isExact);
        Square tried =
                attempt.lastWrong().orElseGet(() -> mistake.map(Mistake::played).orElseGet(() -> second(puzzle)));
        MoveValue other = valued(puzzle, tried, isExact);
        Comparison comparison = new Comparison(puzzle.position(), best, other, known);
        for (Reason reason : Reasons.explain(comparison, Reasons.MOST).better()) {
            if (!(reason instanceof Reason.Result)) {
                return Optional.of(reason);
            }
        }
        return Optional.empty();
    }

    private static MoveValue valued(Puzzle puzzle, Square square, boolean isExact) {
        Move move = Move.at(square);
        int value = HUNDREDTHS * puzzle.value(square).orElse(0);
        int depth = isExact ? puzzle.position().empties() : MistakePuzzles.LEAST_DEPTH;
        return new MoveValue(move, value, depth, isExact, List.of(move));
    }

    private static Square second(Puzzle puzzle) {
        return puzzle.position().placements().get(puzzle.values().indexOf(puzzle.nextValue()));
    }
}
