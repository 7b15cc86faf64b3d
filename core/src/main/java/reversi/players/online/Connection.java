package reversi.players.online;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.CloseCode;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.online.ServerMessageVisitor;
import reversi.platform.Link;

/**
 * The way to one server: it opens the link, says hello, numbers requests, notices silence, and opens the link again after
 * every loss until it is closed. Time is looked at only in {@link #pass}.
 */
final class Connection {
    private static final int SILENCE_MILLIS = 8_000;
    private static final int DEAD_MILLIS = 16_000;
    private static final int MOST_OPEN_REQUESTS = 200;

    private final Link.Opener opener;
    /** Made for the first link: it knows hundreds of kinds of messages, and most starts say none. */
    private @Nullable Codec codec;

    private final Listener listener;
    private final LongSupplier clock;
    private final Supplier<Double> random;
    private final Backoff backoff = new Backoff();
    private final Map<Long, ReplyListener> replies = new LinkedHashMap<>();
    private final ServerMessageVisitor incoming = new Incoming();
    private ConnectionState state = ConnectionState.CLOSED;
    private String address = "";
    private @Nullable Link link;
    /** Counts links: what an older one still says is not heard. */
    private int generation;

    private boolean isLinkOpen;
    private boolean hasFailed;
    /** Whether this server is known to be one. */
    private boolean keepsTrying;

    private boolean isResting;
    private long lastRequest;
    private long heardAt;
    private long pingedAt;
    private long retryAt;
    /** The wish to play as a guest. */
    private @Nullable PatientRequest guest;

    /** A server that could not sign this client in is asked again on another link, later. */
    private final ReplyListener comeBackLater = new ReplyListener() {
        @Override
        public void failed(ServerMessage.Failed failure) {
            if (failure.fault() == ErrorCode.UNAVAILABLE || failure.fault() == ErrorCode.TOO_FAST) {
                backoff.lengthen();
                Connection.this.lost();
            }
        }
    };

    /** Hears the server; called on the render thread. */
    interface Listener {
        /** The link is open: what to say first. */
        ClientMessage hello();

        /** The server said this. */
        void heard(ServerMessage.News news);

        /** The state has changed. */
        void changed();
    }

    /** {@code clock} tells milliseconds since 1970, {@code random} a number from 0 to 1. */
    Connection(Link.Opener opener, Listener listener, LongSupplier clock, Supplier<Double> random) {
        this.opener = opener;
        this.listener = listener;
        this.clock = clock;
        this.random = random;
    }

    /** Reads and writes by another codec from now on. */
    void speak(Codec whole) {
        codec = whole;
    }

    private Codec codec() {
        Codec known = codec;
        if (known == null) {
            known = Codec.withoutStudies();
            codec = known;
        }
        return known;
    }

    ConnectionState state() {
        return state;
    }

    /** Whether the last attempt to reach the server failed. */
    boolean hasFailed() {
        return hasFailed && state != ConnectionState.READY;
    }

    /** Another number for each link. */
    int generation() {
        return generation;
    }

    /** Whether requests can be sent. */
    boolean isReady() {
        return state == ConnectionState.READY;
    }

    /**
     * Opens the way to a server and keeps it open; another one is closed first. Where no server has ever answered there may be none, as on
     * a site of files: it is tried once, and again only when somebody asks.
     */
    void open(String server, boolean isKnown) {
        close();
        address = server;
        keepsTrying = isKnown;
        backoff.reset();
        hasFailed = false;
        state = ConnectionState.OPENING;
        openLink();
        listener.changed();
    }

    /** Closes the way; harmless when it is closed. */
    void close() {
        PatientRequest wish = guest;
        guest = null;
        if (wish != null) {
            wish.giveUp();
        }
        dropLink();
        isResting = false;
        if (state != ConnectionState.CLOSED) {
            state = ConnectionState.CLOSED;
            listener.changed();
        }
    }

    private void openLink() {
        int mine = ++generation;
        isLinkOpen = false;
        isResting = false;
        retryAt = 0;
        lastRequest = 0;
        heardAt = clock.getAsLong();
        pingedAt = heardAt;
        Link made = opener.open(address, new Link.Listener() {
            @Override
            public void opened() {
                if (mine == generation) {
                    isLinkOpen = true;
                    heardAt = clock.getAsLong();
                    write(listener.hello(), comeBackLater);
                }
            }

            @Override
            public void text(String text) {
                if (mine == generation) {
                    heardAt = clock.getAsLong();
                    pingedAt = heardAt;
                    read(text);
                }
            }

            @Override
            public void closed(String reason) {
                if (mine == generation) {
                    if (CloseCode.POLICY.isReason(reason)) {
                        backoff.lengthen();
                    }
                    lost();
                }
            }
        });
        if (mine == generation) {
            link = made;
        }
    }

    private void dropLink() {
        generation++;
        isLinkOpen = false;
        Link open = link;
        link = null;
        if (open != null) {
            open.close();
        }
        List<ReplyListener> waiting = new ArrayList<>(replies.values());
        replies.clear();
        waiting.forEach(ReplyListener::lost);
    }

    /** Opens the link again after a while; the first time almost at once. */
    private void lost() {
        boolean wasReady = state == ConnectionState.READY;
        if (wasReady) {
            state = ConnectionState.AWAY;
        }
        dropLink();
        hasFailed = true;
        if (state == ConnectionState.OPENING && !keepsTrying) {
            isResting = true;
            listener.changed();
        } else if (state == ConnectionState.OPENING || state == ConnectionState.AWAY) {
            retryAt = clock.getAsLong() + backoff.next(random.get());
            listener.changed();
        }
    }

    private void read(String text) {
        if (!(codec().readServer(text) instanceof Decoded.Ok<ServerMessage> ok)) {
            // What is not a message comes from a server of another kind: another link may be a better one.
            lost();
            return;
        }
        incoming.visit(ok.value());
    }

    private void endWish() {
        PatientRequest wish = guest;
        if (wish != null) {
            wish.end();
        }
        guest = null;
    }

    private ReplyListener answered(long request) {
        ReplyListener reply = replies.remove(request);
        return reply == null ? ReplyListener.NONE : reply;
    }

    /** Sends a request; returns false, and sends nothing, while the server is not reached. */
    boolean send(ClientMessage message, ReplyListener reply) {
        if (!isReady() || !(message instanceof AccountRequest.Guest)) {
            return isReady() && write(message, reply);
        }
        // A newcomer waits as long as the server needs, and doesn't have to ask again.
        endWish();
        PatientRequest wish =
                new PatientRequest(message, reply, backoff -> clock.getAsLong() + backoff.next(random.get()));
        guest = wish;
        return write(message, wish);
    }

    private boolean write(ClientMessage message, ReplyListener reply) {
        Link open = link;
        if (open == null || !isLinkOpen) {
            return false;
        }
        lastRequest++;
        if (reply != ReplyListener.NONE) {
            replies.put(lastRequest, reply);
            forgetOldest();
        }
        return open.send(codec().write(new ClientFrame(lastRequest, message)));
    }

    /** Requests that are answered by a message of their own are never ticked off. */
    private void forgetOldest() {
        if (replies.size() > MOST_OPEN_REQUESTS) {
            Iterator<Long> oldest = replies.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
    }

    /** Looks at the time: opens the link again when it is due, and asks a silent server for a sign of life. */
    void pass() {
        long now = clock.getAsLong();
        if (retryAt != 0 && now >= retryAt) {
            openLink();
        } else if (link != null && now - heardAt >= DEAD_MILLIS) {
            lost();
        } else if (isReady() && now - pingedAt >= SILENCE_MILLIS) {
            pingedAt = now;
            write(new ClientMessage.Ping(now), ReplyListener.NONE);
        }
        PatientRequest wish = guest;
        if (wish != null && isReady() && wish.isDue(now)) {
            write(wish.message(), wish);
        }
    }

    /** The connection is needed now, as when the device woke up: a wait is cut short. */
    void reconnectNow() {
        if (isResting) {
            openLink();
        } else if (retryAt != 0) {
            retryAt = clock.getAsLong();
            pass();
        }
    }

    /** What each message means for the connection; news goes on to the listener. */
    private final class Incoming implements ServerMessageVisitor {
        @Override
        public void done(ServerMessage.Done message) {
            answered(message.request()).done();
        }

        @Override
        public void failed(ServerMessage.Failed message) {
            if (message.fault() == ErrorCode.VERSION) {
                dropLink();
                state = ConnectionState.OUTDATED;
                listener.changed();
                return;
            }
            answered(message.request()).failed(message);
        }

        @Override
        public void closing(ServerMessage.Closing message) {
            lost();
        }

        @Override
        public void news(ServerMessage.News message) {
            if (message instanceof ServerMessage.SignedIn) {
                endWish();
            }
            if (!(message instanceof ServerMessage.Welcome)) {
                listener.heard(message);
                return;
            }
            backoff.reset();
            state = ConnectionState.READY;
            keepsTrying = true;
            listener.heard(message);
            listener.changed();
        }
    }
}
