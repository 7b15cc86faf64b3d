package reversi.tools.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.LobbyRequest;
import reversi.online.TableRequest;

/** Many sockets of several addresses that ask a server for one kind of thing again and again. Ends with {@link #close}. */
final class Storm implements AutoCloseable {
    private static final int TICK_MILLIS = 10;
    private static final int SECOND = 1_000;
    private static final int ADDRESSES_IN_A_ROW = 250;

    private final Plan plan;
    private final Selector selector = Selector.open();
    private final List<StormSocket> sockets = new ArrayList<>();
    private final AtomicLong sent = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong reconnected = new AtomicLong();
    private final AtomicLong received = new AtomicLong();
    private volatile long countedFrom = System.nanoTime();
    private volatile boolean ended;
    private volatile boolean isComplete;

    /** What the sockets of a storm ask for. */
    enum Kind {
        /** Players, members and the lobby, without being signed in. */
        READ,
        /** The first games that a server ever had, without being signed in. */
        WATCH,
        /** To be told of the lobby once, then only signs of life. */
        LOBBY,
        /** To stop what was never begun, all as one guest. */
        ECHO,
        /** The settings, all as one guest. */
        SETTINGS;

        private static final int FIRST_GAMES = 6;

        /** Whether one guest asks, over all sockets. */
        boolean isSignedIn() {
            return this == ECHO || this == SETTINGS;
        }

        /** The request of a number, counted from 0. */
        private ClientMessage request(int i, boolean isFirst) {
            return switch (this) {
                case READ ->
                    switch (i % 3) {
                        case 0 -> new LobbyRequest.AskPlayer(1 + i % 40);
                        case 1 -> new LobbyRequest.FindPlayer("Nobody" + i);
                        default -> LobbyRequest.EnterLobby.first();
                    };
                case WATCH -> {
                    long game = 1L + i / 2 % FIRST_GAMES;
                    yield i % 2 == 0 ? new TableRequest.Watch(game) : new TableRequest.Unwatch(game);
                }
                case LOBBY -> isFirst ? LobbyRequest.EnterLobby.first() : new ClientMessage.Ping(i);
                case ECHO -> new LobbyRequest.StopSeeking();
                case SETTINGS -> new AccountRequest.AskSettings();
            };
        }
    }

    /**
     * A storm.
     *
     * @param kind what is asked for
     * @param port the port of the server
     * @param sockets how many sockets there are
     * @param addresses from how many addresses of this computer they come, 127.0.1.1 and so on
     * @param rate how many requests each of them sends a second
     * @param token the token that all sockets say hello with; empty for none
     */
    record Plan(Kind kind, int port, int sockets, int addresses, double rate, Optional<String> token) {}

    Storm(Plan plan) throws IOException {
        this.plan = plan;
    }

    /** Blows until it is closed; not on the calling thread. */
    void start() {
        Thread thread = new Thread(this::blow, "storm");
        thread.setDaemon(true);
        thread.start();
    }

    private void blow() {
        long began = countedFrom;
        try {
            while (!ended) {
                long now = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
                connectSome();
                for (int i = 0; i < sockets.size(); i++) {
                    ask(i, now);
                }
                selector.select(TICK_MILLIS);
                for (SelectionKey key : selector.selectedKeys()) {
                    ((StormSocket) key.attachment()).ready();
                }
                selector.selectedKeys().clear();
            }
            selector.close();
        } catch (IOException broken) {
            throw new IllegalStateException("the storm can't go on", broken);
        } finally {
            isComplete = true;
            sockets.forEach(StormSocket::close);
        }
    }

    /** A few new sockets at a time, so that the server's backlog holds them. */
    private void connectSome() throws IOException {
        for (int i = 0; i < 20 && sockets.size() < plan.sockets; i++) {
            sockets.add(connect(sockets.size()));
        }
        isComplete = sockets.size() == plan.sockets;
    }

    /** Whether all sockets have begun to connect, or none will any more. */
    boolean isComplete() {
        return isComplete;
    }

    private StormSocket connect(int number) throws IOException {
        int address = number % plan.addresses;
        byte[] source = {127, 0, (byte) (1 + address / ADDRESSES_IN_A_ROW), (byte) (1 + address % ADDRESSES_IN_A_ROW)};
        return new StormSocket(
                selector,
                new InetSocketAddress(InetAddress.getByAddress(source), 0),
                new InetSocketAddress(InetAddress.getLoopbackAddress(), plan.port),
                plan.token,
                new StormSocket.Counts(refused, received));
    }

    private void ask(int number, long now) throws IOException {
        StormSocket socket = sockets.get(number);
        if (socket.isClosed()) {
            reconnected.incrementAndGet();
            sockets.set(number, connect(number));
            return;
        }
        // Each socket has its own moments, so that they don't ask in step.
        long due = (long) (now * plan.rate / SECOND + (double) number / plan.sockets);
        if (socket.isOpen()
                && socket.isDue(due)
                && socket.send(plan.kind.request(number + (int) due, socket.isFresh()))) {
            sent.incrementAndGet();
        }
    }

    @Override
    public String toString() {
        return "storm=" + plan.kind + " sockets=" + plan.sockets + " addresses=" + plan.addresses + " sent=" + sent
                + " refused=" + refused + " reconnected=" + reconnected + " received=" + received + "B in "
                + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - countedFrom) + "s";
    }

    /** Forgets what was counted, so that a warm-up doesn't count. */
    void forget() {
        countedFrom = System.nanoTime();
        List.of(sent, refused, reconnected, received).forEach(count -> count.set(0));
    }

    /** Its own thread closes the sockets. */
    @Override
    public void close() {
        ended = true;
    }
}
