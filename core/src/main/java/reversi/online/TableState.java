package reversi.online;

import java.util.List;
import java.util.Optional;
import reversi.game.ClockTimes;
import reversi.rules.Disc;
import reversi.rules.Move;

/**
 * Everything about a game at one moment; what follows are events with the next versions.
 *
 * @param id the table's number
 * @param terms what was agreed on; the colour no longer matters
 * @param black who plays Black
 * @param white who plays White
 * @param started when it began, in milliseconds since 1970
 * @param version the number of the last event that is part of this
 * @param at the server's time of this snapshot, in milliseconds since 1970
 * @param moves the turns played, passes included
 * @param clocks what the clocks showed at {@code at}, the running one included
 * @param drawOffer the side whose offer of a draw is open
 * @param takebackOffer the side whose wish to take back is open
 * @param openChat whether spectators hear what the players say
 * @param chat what the players said, the oldest first; nothing for spectators who do not hear it
 * @param away the sides whose player isn't connected; none once the game is over
 * @param watchers how many watch
 * @param finish how it ended; empty while it goes on
 */
public record TableState(
        long id,
        GameTerms terms,
        PlayerCard black,
        PlayerCard white,
        long started,
        int version,
        long at,
        List<Move> moves,
        ClockTimes clocks,
        Optional<Disc> drawOffer,
        Optional<Disc> takebackOffer,
        boolean openChat,
        List<Remark> chat,
        List<Disc> away,
        int watchers,
        Optional<Finish> finish) {
    public TableState {
        moves = List.copyOf(moves);
        chat = List.copyOf(chat);
        away = List.copyOf(away);
    }
}
