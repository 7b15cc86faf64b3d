package reversi.server.arbiter;

import java.util.Optional;
import reversi.online.PlayerCard;
import reversi.server.table.Outages;
import reversi.server.table.PlayerDirectory;
import reversi.server.tournament.Attendance;

/** Who is there, as far as this node knows. */
final class NodeAttendance implements Attendance {
    /** So long after nobody could be reached, players may take to connect again, in milliseconds. */
    private static final long RECONNECT_MILLIS = 20_000;

    private final PlayerDirectory players;
    private final Outages outages;

    NodeAttendance(PlayerDirectory players, Outages outages) {
        this.players = players;
        this.outages = outages;
    }

    @Override
    public boolean isHere(long player) {
        return players.isHere(player);
    }

    /** Of somebody who is not connected nothing is known, until their game is to begin. */
    @Override
    public boolean isPlaying(long player) {
        return players.isHere(player)
                && Optional.of(players.card(player)).flatMap(PlayerCard::table).isPresent();
    }

    /** The tables themselves end games whose first move does not come. */
    @Override
    public Optional<FirstMove> awaited(long game) {
        return Optional.empty();
    }

    @Override
    public long since() {
        long ended = outages.lastEnded();
        return ended == 0 ? 0 : ended + RECONNECT_MILLIS;
    }
}
