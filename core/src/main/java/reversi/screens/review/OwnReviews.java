package reversi.screens.review;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.rules.Disc;
import reversi.teach.review.GameReview;

/** The reviews of a person's own games. */
public interface OwnReviews {
    /**
     * A reviewed game.
     *
     * @param review the whole review
     * @param mine the person's colour
     */
    record Found(GameReview review, Disc mine) {}

    /** The ids of the person's games, the newest first, at most so many. */
    List<String> games(int most);

    /** Finds the review of a game; empty where there is none. */
    void find(String id, Consumer<Optional<Found>> then);
}
