package reversi.teach.puzzle;

import java.util.Optional;
import reversi.rules.Square;

/**
 * A puzzle from one of the player's own games: there a move gave much away, and one move is clearly the best.
 *
 * @param puzzle the position; its values are rounded to whole discs where they are not exact, and its rating is 0
 * @param played the move that was made in the game; never the best one
 * @param isExact whether every value is the result with best play, and not an estimate
 * @param repetition when it comes next; empty once it was solved often enough
 */
public record Mistake(Puzzle puzzle, Square played, boolean isExact, Optional<Repetition> repetition) {
    /** Throws IllegalArgumentException where the move is the best one or none of the position's. */
    public Mistake {
        if (puzzle.value(played).isEmpty() || played.equals(puzzle.solution())) {
            throw new IllegalArgumentException("no mistake: " + played.name());
        }
    }

    /** Tells it from other mistakes; the same for positions that are alike but for a turn or a reflection of the board. */
    public int id() {
        return puzzle.id();
    }

    /** Whether it waits to be solved on a day, counted from 1970. */
    public boolean isDue(long today) {
        return repetition.filter(next -> next.due() <= today).isPresent();
    }

    /** After it was solved at once on a day. */
    Mistake solved(long today) {
        return with(repetition.filter(last -> !last.isLast()).map(last -> last.solved(today)));
    }

    /** After it was failed on a day. */
    Mistake failed(long today) {
        return with(Optional.of(Repetition.failed(id(), today)));
    }

    private Mistake with(Optional<Repetition> next) {
        return new Mistake(puzzle, played, isExact, next);
    }
}
