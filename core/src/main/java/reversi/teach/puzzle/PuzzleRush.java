package reversi.teach.puzzle;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * As many puzzles as possible in three minutes, each more difficult than the one before; the third mistake ends it.
 *
 * @param millis the milliseconds that remain
 * @param solved how many were solved
 * @param mistakes how many were failed, 0 to {@value #MOST_MISTAKES}
 * @param given the places of those that came so far
 */
public record PuzzleRush(long millis, int solved, int mistakes, Set<Integer> given) {
    /** How long it lasts, in milliseconds. */
    public static final long MILLIS = 180_000;

    /** The mistake that ends it. */
    public static final int MOST_MISTAKES = 3;

    private static final int FIRST_RATING = 400;
    private static final int RISE = 45;

    public PuzzleRush {
        given = Set.copyOf(given);
    }

    /** A rush that begins. */
    public static PuzzleRush start() {
        return new PuzzleRush(MILLIS, 0, 0, Set.of());
    }

    /** After time passed, in milliseconds. */
    public PuzzleRush after(long passed) {
        return new PuzzleRush(Math.max(0, millis - Math.max(0, passed)), solved, mistakes, given);
    }

    /** After the puzzle was solved, or failed. */
    public PuzzleRush answered(boolean isSolved) {
        return new PuzzleRush(millis, solved + (isSolved ? 1 : 0), mistakes + (isSolved ? 0 : 1), given);
    }

    /** Whether the time is up or too much went wrong. */
    public boolean isOver() {
        return millis == 0 || mistakes >= MOST_MISTAKES;
    }

    /** The rating that the next puzzle has, about. */
    int wanted() {
        return FIRST_RATING + RISE * (solved + mistakes);
    }

    /** The place of the next puzzle, which none before had; empty where all came. */
    public Optional<Integer> next(PuzzleChooser chooser) {
        return chooser.near(wanted(), place -> !given.contains(place));
    }

    /** With another puzzle given. */
    public PuzzleRush giving(int place) {
        Set<Integer> next = new LinkedHashSet<>(given);
        next.add(place);
        return new PuzzleRush(millis, solved, mistakes, next);
    }
}
