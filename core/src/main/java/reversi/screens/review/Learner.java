package reversi.screens.review;

import reversi.rules.Disc;
import reversi.teach.review.GameReview;

/** The person who reads a review. */
public interface Learner {
    /** Whether a few words say more to the person than many numbers. */
    boolean prefersWords();

    /**
     * Makes puzzles of a side's worst moves and opens them; {@code none} runs where none of them is one. Answers whether that takes a while.
     */
    boolean practise(GameReview review, Disc side, Runnable none);

    /** Gives up making puzzles. */
    void stop();

    /** Somebody of whom nothing is known, and for whom no puzzles are made. */
    static Learner unknown() {
        return new Learner() {
            @Override
            public boolean prefersWords() {
                return false;
            }

            @Override
            public boolean practise(GameReview review, Disc side, Runnable none) {
                none.run();
                return false;
            }

            @Override
            public void stop() {}
        };
    }
}
