package reversi.screens.share;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.rules.Transcript;
import reversi.teach.review.GameReview;

/**
 * What the device knows of a game besides its moves and players.
 *
 * @param at when it ended, in milliseconds since 1970; empty for one that is not kept
 * @param review its whole review; empty where there is none
 */
public record GameFacts(Optional<Long> at, Optional<GameReview> review) {
    /** Where they are looked up. */
    public interface Source {
        /** Finds the facts of a game, at once or later. */
        void find(Transcript game, Consumer<GameFacts> then);
    }
}
