package reversi.server.game;

import java.util.Optional;
import reversi.online.Ending;
import reversi.rules.Disc;
import reversi.rules.Position;

/**
 * How a game ends, before it is known what that does to the players.
 *
 * @param ending what ends it
 * @param winner who wins; empty for a draw and for a game that counts for nobody
 * @param blackDiscs black discs on the board
 * @param whiteDiscs white discs on the board
 */
public record End(Ending ending, Optional<Disc> winner, int blackDiscs, int whiteDiscs) {
    static End of(Ending ending, Optional<Disc> winner, Position last) {
        return new End(ending, winner, last.count(Disc.BLACK), last.count(Disc.WHITE));
    }
}
