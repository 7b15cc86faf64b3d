package reversi.server;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import reversi.online.AccountRequest;
import reversi.online.GameTerms;
import reversi.online.LobbyRequest;
import reversi.online.TableEvent;
import reversi.platform.Store;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.players.online.ServerAddress;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.sockets.JdkLinks;

/** Somebody who plays with the game's own client, at random, and asks again when nothing happens. */
final class Duellist implements OnlineListener {
    /** So much faster the client's time goes, so that it finds a silent link dead within a third of a second. */
    private static final int HASTE = 50;

    /** The same while a link is being opened, which takes a busy machine longer than that. */
    private static final int OPENING_HASTE = 5;

    private final OnlineClient client;
    private boolean isOpening = true;
    private long lookedAt = System.nanoTime();
    private long passedNanos;
    private final Random random;
    private final SortedMap<Integer, TableEvent> heard = new TreeMap<>();
    private Optional<OnlineTable> table = Optional.empty();

    /** Somebody whose client lives on the thread that works the queue off. */
    Duellist(int port, long seed, BlockingQueue<Runnable> renderThread) {
        this.random = new Random(seed);
        this.client = new OnlineClient(
                new JdkLinks(renderThread::add),
                new OnlineMemory(new Forgetful(), kept -> {}),
                this::hastyMillis,
                () -> 0.5,
                "test");
        client.addListener(this);
        client.connect(ServerAddress.read("ws://127.0.0.1:" + port).orElseThrow());
    }

    private long hastyMillis() {
        long now = System.nanoTime();
        passedNanos += (now - lookedAt) * (isOpening ? OPENING_HASTE : HASTE);
        lookedAt = now;
        return passedNanos / 1_000_000;
    }

    /** Keeps nothing on any disk; what the client has in memory is enough to come back. */
    private static final class Forgetful implements Store {
        @Override
        public Entry read(String name) {
            return new Absent();
        }

        @Override
        public void write(String name, String text, Consumer<Result> then) {
            then.accept(Result.DONE);
        }

        @Override
        public void setAside(String name, String aside, Consumer<Result> then) {
            then.accept(Result.DONE);
        }

        @Override
        public void remove(String name, Consumer<Result> then) {
            then.accept(Result.DONE);
        }
    }

    @Override
    public void seated(OnlineTable seat) {
        table = Optional.of(seat);
        heard.clear();
    }

    @Override
    public void happened(OnlineTable at, TableEvent event) {
        heard.put(at.version(), event);
    }

    /** Whether the server is reached and knows who this is. */
    boolean isSignedIn() {
        return client.state() == ConnectionState.READY && client.you().isPresent();
    }

    /** The latest table. */
    Optional<OnlineTable> table() {
        return table;
    }

    /** The events that came as such since the table was first seen, by their versions. */
    SortedMap<Integer, TableEvent> heard() {
        return heard;
    }

    /** Leaves the finished game behind. */
    void stand() {
        table = Optional.empty();
    }

    /** Plays where it is this one's turn. */
    void act() {
        isOpening = client.state() == ConnectionState.OPENING;
        client.pass();
        table.filter(seat -> client.table(seat.id()).isPresent()).ifPresent(seat -> {
            boolean mine = client.you()
                    .flatMap(you -> seat.side(you.id()))
                    .equals(Optional.of(seat.position().toMove()));
            List<Square> places = seat.position().placements();
            if (mine && seat.finish().isEmpty() && seat.pending().isEmpty() && !places.isEmpty()) {
                client.play(seat, Move.at(places.get(random.nextInt(places.size()))));
            }
        });
    }

    /** Nothing has happened for a while. */
    void wonder(GameTerms wanted) {
        if (client.you().isEmpty()) {
            client.ask(new AccountRequest.Guest());
        } else if (table.isEmpty()) {
            client.ask(new LobbyRequest.Seek(wanted, 0));
        } else {
            client.watch(table.get().id());
        }
    }

    void leave() {
        client.disconnect();
    }
}
