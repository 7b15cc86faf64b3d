package reversi.tools.load;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.Verdict;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.LobbyNews;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.online.TournamentNews;
import reversi.rules.Disc;
import reversi.tools.history.TableHistory;

/** One client, which connects again whenever it is cut off, and puts down what it asks and sees of its tables. */
final class SimulatedPlayer {
    /** The waits of the game itself, each twice as long as the one before. */
    private static final int FIRST_PAUSE_MILLIS = 200;

    private static final long BUSY_MILLIS = 500;
    private static final int MOST_DOUBLINGS = 6;

    private final ClientCrowd crowd;
    private final Listener listener;
    private final Heard heard = new Heard();
    private final Map<Long, Asking> asking = new HashMap<>();
    private int attempt;
    private int failures;
    private boolean signedIn;
    private long account;
    /** When this player began to wait for being signed in, by the system's nanoseconds. */
    private long waitsSince = System.nanoTime();

    /** From when on the next snapshot of a table can be, by the system's nanoseconds. */
    private long askedAt;

    private @Nullable ClientLink link;
    private @Nullable String token;

    /** A request at a table that is put down in its history under a number; play goes on whatever comes of a whim. */
    private record Asking(TableHistory history, long number, boolean isWhim) {}

    /** Hears what comes to a player. */
    interface Listener {
        /** It is signed in for the first time. */
        void signedIn();

        /** The link to a game that it asked for. */
        void linkMade(String code);

        /** A whole table. */
        void seated(TableState state);

        /** Something happened at a table. */
        void happened(TableNews.Happened news);

        /** Its connection was lost. */
        void disconnected();

        /** It has reconnected and is in no game. */
        void backWithoutGame();

        /** A request of its was refused. */
        void refused();

        /** A tournament that it watches. */
        default void tournament(TournamentNews.TournamentInfo info) {}
    }

    SimulatedPlayer(ClientCrowd crowd, Listener listener, int attempt) {
        this.crowd = crowd;
        this.listener = listener;
        this.attempt = attempt;
    }

    synchronized void connect() {
        ClientMessage hello = new ClientMessage.Hello(Protocol.VERSION, "load", Optional.ofNullable(token));
        List<ClientMessage> first = token == null ? List.of(hello, crowd.newcomer()) : List.of(hello);
        askedAt = System.nanoTime();
        link = crowd.open(attempt, first, heard::visit, this::onClosed);
    }

    /** The number of its account; 0 before it was signed in. */
    synchronized long account() {
        return account;
    }

    synchronized void send(ClientMessage message) {
        if (link != null) {
            if (message instanceof TableRequest.Watch) {
                askedAt = System.nanoTime();
            }
            link.send(message);
        }
    }

    /** Sends a request at a table where it plays this colour, and puts it down. */
    synchronized void ask(Disc own, TableRequest request) {
        if (link == null) {
            return;
        }
        TableHistory history = crowd.history(request.table());
        long now = System.nanoTime();
        long number = request instanceof TableRequest.InGame inGame
                ? history.asked(own, inGame.inGame(), now)
                : history.wantedRematch(own, now);
        asking.put(link.send(request), new Asking(history, number, !(request instanceof TableRequest.Play)));
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
            asking.clear();
            if (signedIn) {
                signedIn = false;
                waitsSince = System.nanoTime();
            }
            pause = crowd.spread(FIRST_PAUSE_MILLIS << Math.min(MOST_DOUBLINGS, failures));
            failures++;
        }
        crowd.later(pause, this::connect);
    }

    /** What a player goes by of all that the server says. */
    private final class Heard extends ServerMessageAdapter {
        @Override
        public void happened(TableNews.Happened news) {
            onEvent(news);
        }

        @Override
        public void seated(TableNews.Seated news) {
            onSeated(news.state());
        }

        @Override
        public void signedIn(ServerMessage.SignedIn news) {
            onSignedIn(news);
        }

        @Override
        public void signedOut(ServerMessage.SignedOut news) {
            crowd.turnedAway(news.why().map(ErrorCode::name).orElse("signed out"));
        }

        @Override
        public void lobbyNews(LobbyNews news) {
            if (news instanceof LobbyNews.LinkMade made) {
                listener.linkMade(made.code());
            }
        }

        @Override
        public void tournamentNews(TournamentNews news) {
            if (news instanceof TournamentNews.TournamentInfo info) {
                listener.tournament(info);
            }
        }

        @Override
        public void done(ServerMessage.Done message) {
            forget(message.request()).ifPresent(one -> one.history.confirmed(one.number, System.nanoTime()));
        }

        @Override
        public void failed(ServerMessage.Failed message) {
            Optional<Asking> asked = forget(message.request());
            asked.ifPresent(one -> undo(one, message.fault()));
            refused(message.fault(), asked.filter(Asking::isWhim).isPresent());
        }
    }

    private synchronized Optional<Asking> forget(long request) {
        return Optional.ofNullable(asking.remove(request));
    }

    /** After {@link ErrorCode#UNAVAILABLE} a request may nevertheless have been done. */
    private static void undo(Asking one, ErrorCode why) {
        Optional<Verdict.Refusal> refusal =
                switch (why) {
                    case GAME_OVER -> Optional.of(Verdict.Refusal.GAME_OVER);
                    case STALE -> Optional.of(Verdict.Refusal.STALE);
                    case ILLEGAL_MOVE -> Optional.of(Verdict.Refusal.ILLEGAL_MOVE);
                    case NO_OFFER -> Optional.of(Verdict.Refusal.NO_OFFER);
                    case NOT_NOW -> Optional.of(Verdict.Refusal.NOT_NOW);
                    default -> Optional.empty();
                };
        if (refusal.isPresent()) {
            one.history.refused(one.number, refusal.get(), System.nanoTime());
        } else if (why != ErrorCode.UNAVAILABLE) {
            one.history.undone(one.number);
        }
    }

    private void onEvent(TableNews.Happened news) {
        if (!(news.event() instanceof TableEvent.Said)) {
            crowd.history(news.table()).happened(news.version(), news.event(), System.nanoTime());
        }
        listener.happened(news);
    }

    /** Another node may know more than the one that tells a table. */
    private void onSeated(TableState state) {
        TableHistory history = crowd.history(state.id());
        long from;
        synchronized (this) {
            from = askedAt;
        }
        if (crowd.isOneNode()) {
            history.newest(state, from, System.nanoTime());
        } else {
            history.seated(state, System.nanoTime());
        }
        listener.seated(state);
    }

    private void onSignedIn(ServerMessage.SignedIn in) {
        boolean again;
        synchronized (this) {
            again = token != null;
            tellWait(System.nanoTime() - waitsSince, again);
            failures = 0;
            token = in.token();
            account = in.you().id();
            signedIn = true;
        }
        if (!again) {
            listener.signedIn();
        } else if (in.you().table().isEmpty()) {
            listener.backWithoutGame();
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
    private void refused(ErrorCode fault, boolean isWhim) {
        boolean in;
        synchronized (this) {
            in = signedIn;
        }
        if (in) {
            crowd.tally().refused(fault.name());
            if (!isWhim) {
                listener.refused();
            }
        } else if (fault == ErrorCode.UNAVAILABLE) {
            crowd.tally().refused(fault.name());
            crowd.later(BUSY_MILLIS, () -> send(crowd.newcomer()));
        } else {
            crowd.turnedAway(fault.name());
        }
    }
}
