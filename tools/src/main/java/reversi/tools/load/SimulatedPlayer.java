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
import reversi.online.TableNews;
import reversi.online.TableState;

/** One client, which connects again whenever it is cut off. */
final class SimulatedPlayer {
    /** The waits of the game itself, each twice as long as the one before. */
    private static final int FIRST_PAUSE_MILLIS = 200;

    private static final long BUSY_MILLIS = 500;
    private static final int MOST_DOUBLINGS = 6;

    private final ClientCrowd crowd;
    private final Listener listener;
    private int attempt;
    private int failures;
    private boolean signedIn;
    /** When this player began to wait for being signed in, by the system's nanoseconds. */
    private long waitsSince = System.nanoTime();

    private @Nullable ClientLink link;
    private @Nullable String token;

    /** Hears what comes to a player. */
    interface Listener {
        /** It is signed in for the first time. */
        void signedIn();

        /** The link to a game that it asked for. */
        void linkMade(String code);

        /** The whole table at which it sits. */
        void seated(TableState state);

        /** A move at a table. */
        void played(long table, GameEvent.Played event);

        /** The game at a table has ended. */
        void finished(long table);

        /** Its connection was lost. */
        void disconnected();

        /** It has reconnected and is in no game. */
        void backWithoutGame();

        /** A request of its was refused. */
        void refused(SimulatedPlayer player);
    }

    SimulatedPlayer(ClientCrowd crowd, Listener listener, int attempt) {
        this.crowd = crowd;
        this.listener = listener;
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
        listener.disconnected();
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
            happened.event()
                    .visit(
                            event -> onEvent(happened.table(), event),
                            said -> {},
                            finish -> listener.finished(happened.table()));
        } else if (message instanceof TableNews.Seated seated) {
            listener.seated(seated.state());
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
                listener.signedIn();
            } else if (in.you().table().isEmpty()) {
                listener.backWithoutGame();
            }
        } else if (message instanceof LobbyNews.LinkMade link) {
            listener.linkMade(link.code());
        } else if (message instanceof ServerMessage.SignedOut out) {
            crowd.turnedAway(out.why().map(ErrorCode::name).orElse("signed out"));
        } else if (message instanceof ServerMessage.Failed failed) {
            refused(failed.fault());
        }
    }

    private void onEvent(long table, GameEvent event) {
        if (event instanceof GameEvent.Played played) {
            listener.played(table, played);
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
            listener.refused(this);
        } else if (fault == ErrorCode.UNAVAILABLE) {
            crowd.tally().refused(fault.name());
            crowd.later(BUSY_MILLIS, () -> send(new AccountRequest.Guest()));
        } else {
            crowd.turnedAway(fault.name());
        }
    }
}
