package reversi.screens.study;

import reversi.rules.Disc;
import reversi.screens.ladder.EvenLevel;
import reversi.screens.puzzle.GamePractice;
import reversi.screens.review.Learner;
import reversi.teach.review.GameReview;

/**
 * The person on this device, known by the finished games.
 *
 * @param even how strong the person is
 * @param practice makes puzzles of mistakes
 */
record StudyLearner(EvenLevel even, GamePractice practice) implements Learner {
    /** Below this rating a review says more in words: about that of the sixth level. */
    private static final int WORDS_BELOW = 1_000;

    @Override
    public boolean prefersWords() {
        return even.points().filter(points -> points < WORDS_BELOW).isPresent();
    }

    @Override
    public boolean practise(GameReview review, Disc side, Runnable none) {
        return practice.begin(review, side, none);
    }

    @Override
    public void stop() {
        practice.stop();
    }
}
