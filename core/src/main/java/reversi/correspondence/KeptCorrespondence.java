package reversi.correspondence;

import java.util.Optional;
import reversi.rules.Disc;

/**
 * A game by link as its player's device keeps it.
 *
 * @param game the game as far as it is known here
 * @param mine the side that is played here
 */
public record KeptCorrespondence(Correspondence game, Disc mine) {
    /** Whether the game waits for the player of this device. */
    public boolean isMyTurn() {
        return game.turn().equals(Optional.of(mine));
    }

    /** The player on the other device. */
    public Correspondent opponent() {
        return game.player(mine.other());
    }

    /** The same with what the game has become. */
    public KeptCorrespondence with(Correspondence next) {
        return new KeptCorrespondence(next, mine);
    }
}
