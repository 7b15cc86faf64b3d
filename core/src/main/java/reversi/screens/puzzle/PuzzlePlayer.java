package reversi.screens.puzzle;

import java.util.Optional;
import reversi.screens.CalendarDay;
import reversi.teach.puzzle.PuzzleProgress;

/**
 * What is known of who solves puzzles.
 *
 * @param progress what is remembered
 * @param mistakesDue how many of the player's own mistakes wait
 * @param ratingBefore the rating before this puzzle; empty as long as it has not changed
 * @param today today by the player's clock, counted from 1970
 * @param date the same as a date
 */
record PuzzlePlayer(
        PuzzleProgress progress, int mistakesDue, Optional<Integer> ratingBefore, long today, CalendarDay date) {
    /** What is known now, with the rating before this puzzle where it has changed since. */
    static PuzzlePlayer of(PuzzleServices services, Optional<Integer> ratingBefore) {
        PuzzleRepository known = services.repository();
        long today = services.clock().today();
        return new PuzzlePlayer(
                known.progress(),
                known.mistakes().due(today).size(),
                ratingBefore,
                today,
                services.clock().date());
    }
}
