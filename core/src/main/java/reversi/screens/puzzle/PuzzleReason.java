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
import reversi.teach.reasons.ReasonSearch;
import reversi.teach.reasons.Reasons;

/** Looks in small steps for why the best move of a puzzle is better than another: than the one that was tried, made in the game, or second best. */
final class PuzzleReason {
    private static final int HUNDREDTHS = 100;

    private final ReasonSearch search;

    /** Begins a search; of the player's own mistake it is known which move was made in the game, and how far values can be trusted. */
    PuzzleReason(PuzzleAttempt attempt, Optional<Mistake> mistake) {
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
        search = new ReasonSearch(new Comparison(puzzle.position(), best, other, known), Reasons.MOST);
    }

    /** Does a little more; answers whether there is more to do. */
    boolean step() {
        return search.step();
    }

    /** The weightiest reason found, besides the values, which are told anyway; empty where there is none. */
    Optional<Reason> reason() {
        for (Reason reason : search.explanation().better()) {
            if (!reason.isResult()) {
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
