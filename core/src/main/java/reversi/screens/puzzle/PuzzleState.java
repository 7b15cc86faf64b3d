package reversi.screens.puzzle;

import java.util.Optional;
import reversi.screens.board.BoardContent;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleRush;

/**
 * Everything that is seen on a page with puzzles.
 *
 * @param series where the puzzles come from
 * @param solving the puzzle; empty while there is none
 * @param player who solves it
 * @param isLoading whether the puzzles are being loaded
 */
record PuzzleState(PuzzleSeries series, Optional<Solving> solving, PuzzlePlayer player, boolean isLoading) {
    /** What was tried so far; empty while there is no puzzle. */
    Optional<PuzzleAttempt> attempt() {
        return solving.map(Solving::attempt);
    }

    Optional<PuzzleRush> rush() {
        return series.rush();
    }

    boolean isRushOver() {
        return rush().filter(PuzzleRush::isOver).isPresent();
    }

    /** Whether the player may move. */
    boolean isOpen() {
        return !isRushOver()
                && solving.filter(now -> now.phase() == Solving.Phase.OPEN).isPresent();
    }

    boolean isOver() {
        return solving.filter(Solving::isOver).isPresent();
    }

    /** What the board shows; empty while there is no puzzle. */
    Optional<BoardContent> board() {
        return solving.map(now -> now.board(isRushOver(), rush().isPresent()));
    }

    PuzzleState with(PuzzleSeries next) {
        return new PuzzleState(next, solving, player, isLoading);
    }

    PuzzleState with(Solving next) {
        return new PuzzleState(series, Optional.of(next), player, isLoading);
    }

    PuzzleState with(PuzzlePlayer next) {
        return new PuzzleState(series, solving, next, isLoading);
    }

    PuzzleState loading(boolean isNow) {
        return new PuzzleState(series, solving, player, isNow);
    }
}
