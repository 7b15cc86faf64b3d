package reversi.screens.together;

import java.util.Optional;
import reversi.online.Finish;
import reversi.players.online.OnlineTable;
import reversi.rules.Transcript;

/**
 * The game that a chapter follows, as its table tells it.
 *
 * @param table its number
 * @param line the turns played
 * @param finish how it ended; empty while it goes on
 */
record FollowedGame(long table, Transcript line, Optional<Finish> finish) {
    static FollowedGame of(OnlineTable table) {
        return new FollowedGame(table.id(), table.transcript(), table.finish());
    }
}
