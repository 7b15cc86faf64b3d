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
 * @param review its whole review, or the quick one that ran after its end; empty where there is none
 * @param isQuick whether the review is a quick one, whose figures are off by some percent
 * @param decided the move that decided it; empty where none did, or without a review
 */
public record SharedFacts(
        Optional<Long> at, Optional<GameReview> review, boolean isQuick, Optional<TurningPoint> decided) {
    /** Where they are looked up. */
    public interface Source {
        /** Finds the facts of a game, at once or later. */
        void find(Transcript game, Consumer<SharedFacts> then);
    }
}
