package reversi.screens.online;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import reversi.online.PlayerCard;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;
import reversi.rules.Position;

/**
 * One's own game in which a move has days, as a list shows it.
 *
 * @param table the table, where it is opened
 * @param position what is on the board
 * @param opponent against whom
 * @param isYours whether it is one's own turn
 * @param leftMillis how long the side to move still has, in milliseconds: whole minutes in the last hour, before that whole hours, rounded up
 */
record GameByDays(OnlineTable table, Position position, String opponent, boolean isYours, long leftMillis) {
    private static final long MINUTE = 60_000;
    private static final long HOUR = 60 * MINUTE;

    /** All of a client's games: those that wait for one first, then by the time that is left. */
    static List<GameByDays> of(OnlineClient client) {
        Optional<PlayerCard> you = client.you();
        return client.gamesByDays().stream()
                .flatMap(
                        table -> you
                                .flatMap(card -> table.side(card.id()))
                                .map(side -> of(table, side, client.serverNow()))
                                .stream())
                .sorted(Comparator.comparing((GameByDays game) -> !game.isYours).thenComparing(GameByDays::leftMillis))
                .toList();
    }

    private static GameByDays of(OnlineTable table, Disc side, long now) {
        Disc mover = table.position().toMove();
        long left = Math.max(0, table.clocksAt(now).of(mover));
        return new GameByDays(
                table,
                table.position(),
                table.player(side.other()).name(),
                mover == side && table.pending().isEmpty(),
                left < HOUR ? left / MINUTE * MINUTE : (left + HOUR - 1) / HOUR * HOUR);
    }
}
