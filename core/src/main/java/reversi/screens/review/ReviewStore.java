package reversi.screens.review;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.rules.Transcript;
import reversi.teach.review.GameReview;

/** Where reviews are kept from one opening of a game to the next. */
public interface ReviewStore {
    /** Finds the whole review of a game; empty where there is none. */
    void find(Transcript game, Consumer<Optional<GameReview>> then);

    /** Keeps a whole review. */
    void keep(GameReview review);

    /** A store that keeps nothing. */
    static ReviewStore none() {
        return new ReviewStore() {
            @Override
            public void find(Transcript game, Consumer<Optional<GameReview>> then) {
                then.accept(Optional.empty());
            }

            @Override
            public void keep(GameReview review) {}
        };
    }
}
