package reversi.screens.share;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.rules.Transcript;
import reversi.screens.game.TurningPoint;
import reversi.teach.review.GameReview;

/**
 * What the device knows of a game besides its moves and players.
 *
 * @param at when it ended, in milliseconds since 1970; empty for one that is not kept
 * @param review its whole review; empty where there is none
 * @param decided the move that decided it, by that review or a quick one; empty where there was none, or no review
 */
public record GameFacts(Optional<Long> at, Optional<GameReview> review, Optional<TurningPoint> decided) {
    /** Where they are looked up. */
    public interface Source {
        /** Finds the facts of a game, at once or later. */
        void find(Transcript game, Consumer<GameFacts> then);
    }
}
