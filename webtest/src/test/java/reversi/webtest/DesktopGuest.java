package reversi.webtest;

import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import reversi.online.AccountRequest;
import reversi.online.Invitation;
import reversi.online.LobbyRequest;
import reversi.online.TableEvent;
import reversi.platform.Store;
import reversi.players.HumanPlayer;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.players.online.ServerAddress;
import reversi.players.online.TableGame;
import reversi.players.online.Topic;
import reversi.rules.Square;
import reversi.sockets.JdkLinks;

/** The desktop's own client without its window: a guest who accepts every invitation and plays the first legal move. */
final class DesktopGuest implements AutoCloseable, OnlineListener {
    private static final long PATIENCE_SECONDS = 120;

    private final ExecutorService renderThread = Executors.newSingleThreadExecutor();
    private final CompletableFuture<String> name = new CompletableFuture<>();
    private final CompletableFuture<OnlineTable> finished = new CompletableFuture<>();
    private final OnlineClient client;
    private Optional<TableGame> game = Optional.empty();
    private HumanPlayer hand = new HumanPlayer();

    DesktopGuest(String server) {
        client = new OnlineClient(
                new JdkLinks(renderThread),
                new OnlineMemory(new Forgetful()),
                System::currentTimeMillis,
                new Random()::nextDouble,
                "desktop");
        renderThread.execute(() -> {
            client.addListener(this);
            client.connect(ServerAddress.read(server).orElseThrow());
        });
    }

    /** Keeps nothing. */
    private static final class Forgetful implements Store {
        @Override
        public Optional<String> read(String key) {
            return Optional.empty();
        }

        @Override
        public boolean write(String key, String text) {
            return false;
        }

        @Override
        public void remove(String key) {}
    }

    /** The name that the server gave; waits until there is one. */
    String name() throws Exception {
        return name.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** The table once its game is over; waits for that. */
    OnlineTable finished() throws Exception {
        return finished.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** Answers a question on the thread on which everything happens. */
    <T> T ask(Function<OnlineClient, T> question) throws Exception {
        return renderThread.submit(() -> question.apply(client)).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void changed(Topic topic) {
        if (topic == Topic.CONNECTION && client.you().isPresent()) {
            name.complete(client.you().get().name());
        } else if (topic == Topic.CONNECTION && client.you().isEmpty()) {
            client.ask(new AccountRequest.Guest());
        }
    }

    @Override
    public void invited(Invitation invitation) {
        client.ask(new LobbyRequest.AnswerInvitation(invitation.id(), true));
    }

    @Override
    public void seated(OnlineTable table) {
        hand = new HumanPlayer();
        TableGame made = new TableGame(client, table, hand);
        game = Optional.of(made);
        made.start();
        move(made);
    }

    @Override
    public void tableRenewed(OnlineTable table) {
        follow(table);
    }

    @Override
    public void happened(OnlineTable table, TableEvent event) {
        follow(table);
        if (table.finish().isPresent()) {
            finished.complete(table);
        }
    }

    private void follow(OnlineTable table) {
        game.filter(shown -> shown.table() == table).ifPresent(shown -> {
            shown.follow();
            move(shown);
        });
    }

    private void move(TableGame shown) {
        if (hand.isAsked() && shown.session().isRunning()) {
            Square first = shown.session().position().placements().get(0);
            hand.choose(first);
        }
    }

    @Override
    public void close() {
        renderThread.execute(client::disconnect);
        renderThread.shutdown();
    }
}
