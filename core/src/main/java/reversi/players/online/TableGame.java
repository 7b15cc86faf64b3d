package reversi.players.online;

import java.util.Optional;
import reversi.players.RemotePlayer;
import reversi.rules.Disc;
import reversi.rules.Turn;
import reversi.session.GameSession;
import reversi.session.Player;
import reversi.session.SessionListener;

/** Shows a table on a server as a game on this device: the session follows the table, and one's own moves go there. */
public final class TableGame {
    private final OnlineClient client;
    private final OnlineTable table;
    private final Optional<Disc> mine;
    private final GameSession session;

    /** A game that shows a table as it is now and follows it from {@link #start} on. */
    public TableGame(OnlineClient client, OnlineTable table, Player human) {
        this.client = client;
        this.table = table;
        this.mine = client.you().flatMap(you -> table.side(you.id()));
        Player remote = new RemotePlayer();
        this.session = new GameSession(
                table.ahead(),
                mine.equals(Optional.of(Disc.BLACK)) ? human : remote,
                mine.equals(Optional.of(Disc.WHITE)) ? human : remote);
        session.addListener(new SessionListener() {
            @Override
            public void played(Turn turn) {
                boolean isMine = mine.equals(Optional.of(turn.mover()));
                boolean isNews = turn.before().equals(table.position());
                if (isMine && isNews && !turn.move().isPass() && table.pending().isEmpty()) {
                    client.play(table, turn.move());
                }
            }
        });
    }

    /** The game on this device. */
    public GameSession session() {
        return session;
    }

    /** The table. */
    public OnlineTable table() {
        return table;
    }

    /** One's own side; empty for somebody who watches. */
    public Optional<Disc> mine() {
        return mine;
    }

    /** Lets the game go on. */
    public void start() {
        session.start();
        follow();
    }

    /** Goes where the table is, and its clocks: to be called whenever something happened there, and whenever time passes. */
    public void follow() {
        session.follow(table.ahead(), table.clockTime(client.serverNow()));
    }
}
