package reversi.screens.review;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.teach.PeopleChoice;
import reversi.teach.review.GameReview;

/** The person who reads a review. */
public interface Learner {
    /** Whether a few words say more to the person than many numbers. */
    boolean prefersWords();

    /** How strong the person is, in points; those of the usual player where nothing is known. */
    int rating();

    /**
     * Makes puzzles of a side's worst moves and opens them; {@code none} runs where none of them is one. Answers whether that takes a while.
     */
    boolean practise(GameReview review, Disc side, Runnable none);

    /** Where a side of a game did not play as the person has prepared; empty where nothing was prepared, or nothing else was played. */
    Optional<KnownOpening.Left> left(Transcript game, Disc side);

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
            public int rating() {
                return PeopleChoice.USUAL_RATING;
            }

            @Override
            public boolean practise(GameReview review, Disc side, Runnable none) {
                none.run();
                return false;
            }

            @Override
            public Optional<KnownOpening.Left> left(Transcript game, Disc side) {
                return Optional.empty();
            }

            @Override
            public void stop() {}
        };
    }
}
