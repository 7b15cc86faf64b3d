package reversi.screens.study;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.screens.ladder.EvenLevel;
import reversi.screens.openings.OpeningsRepository;
import reversi.screens.puzzle.GamePractice;
import reversi.screens.review.KnownOpening;
import reversi.screens.review.Learner;
import reversi.teach.PeopleChoice;
import reversi.teach.review.GameReview;
import reversi.training.repertoire.Repertoire;

/**
 * The person on this device, known by the finished games.
 *
 * @param even how strong the person is
 * @param practice makes puzzles of mistakes
 * @param openings what the person has prepared
 */
record StudyLearner(EvenLevel even, GamePractice practice, OpeningsRepository openings) implements Learner {
    /** Below this rating a review says more in words: about that of the sixth level. */
    private static final int WORDS_BELOW = 1_000;

    @Override
    public boolean prefersWords() {
        return even.points().filter(points -> points < WORDS_BELOW).isPresent();
    }

    @Override
    public int rating() {
        return even.points().orElse(PeopleChoice.USUAL_RATING);
    }

    @Override
    public boolean practise(GameReview review, Disc side, Runnable none) {
        return practice.begin(review, side, none);
    }

    @Override
    public Optional<KnownOpening.Left> left(Transcript game, Disc side) {
        Repertoire prepared = openings.of(side);
        return prepared.left(game).flatMap(number -> {
            int ply = number - 1;
            return prepared.find(game.turns().get(ply).before()).map(square -> new KnownOpening.Left(ply, square));
        });
    }

    @Override
    public void stop() {
        practice.stop();
    }
}
