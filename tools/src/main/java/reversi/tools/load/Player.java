package reversi.tools.load;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.Fault;
import reversi.online.LobbyNews;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;

/** One client of a duel, which connects again whenever it is cut off. */
final class Player {
    private static final long PAUSE_MILLIS = 125;
    private static final long BUSY_MILLIS = 500;
    private static final int MOST_DOUBLINGS = 5;

    private final Crowd crowd;
    private final Duel duel;
    private int attempt;
    private int failures;
    private boolean signedIn;
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

    private void closed(String why) {
        if (crowd.isEnded()) {
            return;
        }
        if (!why.isEmpty()) {
            crowd.turnedAway(why);
        }
        crowd.tally().reconnected();
        duel.disconnected();
        long pause;
        synchronized (this) {
            attempt++;
            signedIn = false;
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
                signedIn = true;
            }
            if (!again) {
                duel.signedIn();
            } else if (in.you().table().isEmpty()) {
                duel.backWithoutGame();
            }
        } else if (message instanceof LobbyNews.LinkMade link) {
            duel.linkMade(link.code());
        } else if (message instanceof ServerMessage.SignedOut out) {
            crowd.turnedAway(out.why().map(Fault::name).orElse("signed out"));
        } else if (message instanceof ServerMessage.Failed failed) {
            refused(failed.fault());
        }
    }

    /** A request was not done: who is signed in plays on, and who isn't comes in only where the server was busy. */
    private void refused(Fault fault) {
        boolean in;
        synchronized (this) {
            in = signedIn;
        }
        if (in) {
            crowd.tally().refused(fault.name());
            duel.refused(this);
        } else if (fault == Fault.UNAVAILABLE) {
            crowd.tally().refused(fault.name());
            crowd.later(BUSY_MILLIS, () -> send(new AccountRequest.Guest()));
        } else {
            crowd.turnedAway(fault.name());
        }
    }
}
