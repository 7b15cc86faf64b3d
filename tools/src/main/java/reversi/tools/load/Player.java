package reversi.tools.load;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.LobbyNews;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;

/** One client of a duel, which connects again whenever it is cut off. */
final class Player {
    private static final long PAUSE_MILLIS = 125;
    private static final int MOST_DOUBLINGS = 5;

    private final Crowd crowd;
    private final Duel duel;
    private int attempt;
    private int failures;
    private @Nullable Socket socket;
    private @Nullable String token;

    Player(Crowd crowd, Duel duel, int attempt) {
        this.crowd = crowd;
        this.duel = duel;
        this.attempt = attempt;
    }

    synchronized void connect() {
        Socket opened = Socket.open(crowd.client(), crowd.port(attempt), crowd.codec(), this::hear, this::closed);
        socket = opened;
        opened.send(new ClientMessage.Hello(Protocol.VERSION, "load", Optional.ofNullable(token)));
        if (token == null) {
            opened.send(new AccountRequest.Guest());
        }
    }

    synchronized void send(ClientMessage message) {
        Socket open = socket;
        if (open != null) {
            open.send(message);
        }
    }

    private void closed() {
        if (crowd.isEnded()) {
            return;
        }
        crowd.tally().reconnected();
        duel.disconnected();
        long pause;
        synchronized (this) {
            attempt++;
            failures++;
            pause = PAUSE_MILLIS << Math.min(MOST_DOUBLINGS, failures);
        }
        crowd.later(pause, this::connect);
    }

    private void hear(ServerMessage message) {
        if (message instanceof TableNews.Happened happened) {
            if (happened.event() instanceof TableEvent.Played played) {
                duel.played(happened.table(), played);
            } else if (happened.event() instanceof TableEvent.Finished) {
                duel.finished(happened.table());
            }
        } else if (message instanceof TableNews.Seated seated) {
            duel.seated(seated.state());
        } else if (message instanceof ServerMessage.SignedIn in) {
            boolean again;
            synchronized (this) {
                again = token != null;
                failures = 0;
                token = in.token();
            }
            if (!again) {
                duel.signedIn();
            } else if (in.you().table().isEmpty()) {
                duel.backWithoutGame();
            }
        } else if (message instanceof LobbyNews.LinkMade link) {
            duel.linkMade(link.code());
        } else if (message instanceof ServerMessage.Failed) {
            crowd.tally().refused();
            duel.refused(this);
        }
    }
}
