package reversi.teach.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;

/** Chooses puzzles of a wanted difficulty. */
public final class PuzzleChooser {
    /** One of so many that are nearest to the wanted rating is taken. */
    private static final int NEAREST = 12;

    /** So many points easier than the player's rating, so that about three of five are solved. */
    private static final int EASIER = 70;

    private final PuzzleCollection puzzles;
    private final Random random;

    /** A chooser among a collection. */
    public PuzzleChooser(PuzzleCollection puzzles, Random random) {
        this.puzzles = puzzles;
        this.random = random;
    }

    /** The place of a puzzle that fits a player, new to them as long as there are such; empty where none has the theme. */
    public Optional<Integer> next(PuzzleProgress progress, Optional<PuzzleTheme> theme) {
        int wanted = progress.rating().points() - EASIER;
        IntPredicate fits = place -> theme.isEmpty() || puzzles.has(place, theme.get());
        Optional<Integer> unseen = near(wanted, place -> fits.test(place) && !progress.hasSeen(puzzles.id(place)));
        return unseen.isPresent() ? unseen : near(wanted, fits);
    }

    /** The place of one of those that fit and have nearly the wanted rating; empty where none fits. */
    Optional<Integer> near(int wanted, IntPredicate fits) {
        int above = firstOf(wanted);
        int below = above - 1;
        List<Integer> nearest = new ArrayList<>();
        while (nearest.size() < NEAREST && (below >= 0 || above < puzzles.size())) {
            boolean isBelow = above == puzzles.size()
                    || (below >= 0 && wanted - puzzles.rating(below) <= puzzles.rating(above) - wanted);
            int place = isBelow ? below-- : above++;
            if (fits.test(place)) {
                nearest.add(place);
            }
        }
        return nearest.isEmpty() ? Optional.empty() : Optional.of(nearest.get(random.nextInt(nearest.size())));
    }

    /** The first place with at least a rating, as ratings rise from place to place. */
    private int firstOf(int rating) {
        int low = 0;
        int high = puzzles.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (puzzles.rating(middle) < rating) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
