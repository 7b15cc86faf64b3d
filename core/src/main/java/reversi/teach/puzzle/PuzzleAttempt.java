package reversi.teach.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Square;

/**
 * A puzzle and what a player has tried at it so far.
 *
 * @param puzzle the puzzle
 * @param wrong the wrong moves, in order, without doubles
 * @param isSolved whether the best move was found
 * @param isShown whether the best move was shown instead
 */
public record PuzzleAttempt(Puzzle puzzle, List<Square> wrong, boolean isSolved, boolean isShown) {
    public PuzzleAttempt {
        wrong = List.copyOf(wrong);
    }

    /** A puzzle of which nothing was tried. */
    public static PuzzleAttempt of(Puzzle puzzle) {
        return new PuzzleAttempt(puzzle, List.of(), false, false);
    }

    /** After a legal move; nothing changes once it is over. */
    public PuzzleAttempt tried(Square square) {
        if (isOver() || puzzle.value(square).isEmpty()) {
            return this;
        }
        if (square.equals(puzzle.solution())) {
            return new PuzzleAttempt(puzzle, wrong, true, false);
        }
        List<Square> more = new ArrayList<>(wrong);
        more.remove(square);
        more.add(square);
        return new PuzzleAttempt(puzzle, more, false, false);
    }

    /** After the player asked for the best move; nothing changes once it is over. */
    public PuzzleAttempt shown() {
        return isOver() ? this : new PuzzleAttempt(puzzle, wrong, false, true);
    }

    /** Whether there is nothing to find any more. */
    public boolean isOver() {
        return isSolved || isShown;
    }

    /** Whether it was solved without a wrong move. */
    public boolean isFirstTry() {
        return isSolved && wrong.isEmpty();
    }

    /** Whether it is decided what it counts as: the first move decides. */
    public boolean isDecided() {
        return isOver() || !wrong.isEmpty();
    }

    /** The wrong move tried last. */
    public Optional<Square> lastWrong() {
        return wrong.isEmpty() ? Optional.empty() : Optional.of(wrong.get(wrong.size() - 1));
    }
}
