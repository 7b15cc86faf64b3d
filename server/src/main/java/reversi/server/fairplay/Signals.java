package reversi.server.fairplay;

import java.util.List;
import reversi.fairplay.Agreement;
import reversi.fairplay.GivenUpGames;
import reversi.fairplay.TimeProfile;
import reversi.server.store.SharedOrigin;

/**
 * What stands out in a player's latest rated games. None of it is a proof (docs/fair-play.md).
 *
 * @param agreement how far the moves agree with an engine
 * @param times how evenly the player thinks
 * @param givenUp games that were given up early
 * @param shared accounts of the same address or device, those with the most games of the two first
 */
public record Signals(Agreement agreement, TimeProfile times, GivenUpGames givenUp, List<SharedOrigin> shared) {
    public Signals {
        shared = List.copyOf(shared);
    }
}
