package reversi.teach.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
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
        List<Integer> fitting = new ArrayList<>();
        for (int place = 0; place < puzzles.size(); place++) {
            if (fits.test(place)) {
                fitting.add(place);
            }
        }
        fitting.sort(Comparator.comparingInt(place -> Math.abs(puzzles.rating(place) - wanted)));
        return fitting.isEmpty()
                ? Optional.empty()
                : Optional.of(fitting.get(random.nextInt(Math.min(NEAREST, fitting.size()))));
    }
}
