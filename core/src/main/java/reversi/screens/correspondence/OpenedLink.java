package reversi.screens.correspondence;

import java.util.Optional;
import reversi.correspondence.Correspondence;
import reversi.correspondence.KeptCorrespondence;
import reversi.rules.Disc;

/**
 * What a link led to.
 *
 * @param game the game to be shown; empty where there is none
 * @param mine the side that is played here; empty where two others play it
 * @param message the key of what is to be said of it; empty where there is nothing
 */
record OpenedLink(Optional<Correspondence> game, Optional<Disc> mine, Optional<String> message) {
    static OpenedLink nothing(String message) {
        return new OpenedLink(Optional.empty(), Optional.empty(), Optional.of(message));
    }

    static OpenedLink of(KeptCorrespondence kept, Optional<String> message) {
        return new OpenedLink(Optional.of(kept.game()), Optional.of(kept.mine()), message);
    }

    static OpenedLink ofOthers(Correspondence game, String message) {
        return new OpenedLink(Optional.of(game), Optional.empty(), Optional.of(message));
    }
}
