package reversi.tools.load;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.GameEvent;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.LobbyNews;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;

/** One client of a duel, which connects again whenever it is cut off. */
final class SimulatedPlayer {
    /** The waits of the game itself, each twice as long as the one before. */
    private static final int FIRST_PAUSE_MILLIS = 200;

    private static final long BUSY_MILLIS = 500;
    private static final int MOST_DOUBLINGS = 6;

    private final Crowd crowd;
    private final Duel duel;
    private int attempt;
    private int failures;
    private boolean signedIn;
    /** When this player began to wait for being signed in, by the system's nanoseconds. */
    private long waitsSince = System.nanoTime();

    private @Nullable ClientLink link;
    private @Nullable String token;

    SimulatedPlayer(Crowd crowd, Duel duel, int attempt) {
        this.crowd = crowd;
        this.duel = duel;
        this.attempt = attempt;
    }

    synchronized void connect() {
        ClientMessage hello = new ClientMessage.Hello(Protocol.VERSION, "load", Optional.ofNullable(token));
        List<ClientMessage> first = token == null ? List.of(hello, new AccountRequest.Guest()) : List.of(hello);
        link = crowd.open(attempt, first, this::onMessage, this::onClosed);
    }

    synchronized void send(ClientMessage message) {
        ClientLink open = link;
        if (open != null) {
            open.send(message);
        }
    }

    private void onClosed(String why) {
        if (crowd.isEnded()) {
            return;
        }
        if (!why.isEmpty()) {
            crowd.turnedAway(why);
        }
        crowd.tally().reconnected.incrementAndGet();
        duel.disconnected();
        long pause;
        synchronized (this) {
            attempt++;
            if (signedIn) {
                signedIn = false;
                waitsSince = System.nanoTime();
            }
            pause = crowd.spread(FIRST_PAUSE_MILLIS << Math.min(MOST_DOUBLINGS, failures));
            failures++;
        }
        crowd.later(pause, this::connect);
    }

    private void onMessage(ServerMessage message) {
        if (message instanceof TableNews.Happened happened) {
            if (happened.event() instanceof TableEvent.InGame here && here.event() instanceof GameEvent.Played played) {
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
                tellWait(System.nanoTime() - waitsSince, again);
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
            crowd.turnedAway(out.why().map(ErrorCode::name).orElse("signed out"));
        } else if (message instanceof ServerMessage.Failed failed) {
            refused(failed.fault());
        }
    }

    private void tellWait(long nanos, boolean again) {
        if (again) {
            crowd.tally().returned(nanos);
        } else {
            crowd.tally().arrived(nanos);
        }
    }

    /** A request was not done: who is signed in plays on, and who isn't comes in only where the server was busy. */
    private void refused(ErrorCode fault) {
        boolean in;
        synchronized (this) {
            in = signedIn;
        }
        if (in) {
            crowd.tally().refused(fault.name());
            duel.refused(this);
        } else if (fault == ErrorCode.UNAVAILABLE) {
            crowd.tally().refused(fault.name());
            crowd.later(BUSY_MILLIS, () -> send(new AccountRequest.Guest()));
        } else {
            crowd.turnedAway(fault.name());
        }
    }
}
