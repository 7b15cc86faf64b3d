package reversi.webtest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.GameTerms;
import reversi.online.Invitation;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
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

/**
 * The desktop's own client without its window: a guest who accepts every invitation, plays the first legal move, and asks
 * for whatever a test wants.
 */
final class DesktopGuest implements AutoCloseable, OnlineListener {
    private static final long PATIENCE_SECONDS = 120;
    private static final long BEAT_MILLIS = 200;

    private final ScheduledExecutorService renderThread = Executors.newSingleThreadScheduledExecutor();
    private final CompletableFuture<PlayerCard> you = new CompletableFuture<>();
    private volatile CompletableFuture<String> link = new CompletableFuture<>();
    private final List<Wish> wishes = new ArrayList<>();
    private final AccountRequest signIn;
    private final OnlineClient client;
    private Optional<OnlineTable> table = Optional.empty();
    private Optional<TableGame> game = Optional.empty();
    private HumanPlayer hand = new HumanPlayer();

    /** What a test waits for. */
    private record Wish(Predicate<OnlineTable> seen, CompletableFuture<Void> granted) {}

    DesktopGuest(String server) {
        this(server, new AccountRequest.Guest());
    }

    /** A client that signs in like this, as where it is no guest but a member. */
    DesktopGuest(String server, AccountRequest signIn) {
        this.signIn = signIn;
        client = new OnlineClient(
                new JdkLinks(renderThread),
                new OnlineMemory(new Forgetful(), result -> {}),
                System::currentTimeMillis,
                new Random()::nextDouble,
                "desktop");
        renderThread.execute(() -> {
            client.addListener(this);
            client.connect(ServerAddress.read(server).orElseThrow());
        });
        Future<?> unused =
                renderThread.scheduleWithFixedDelay(client::pass, BEAT_MILLIS, BEAT_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Keeps nothing. */
    private static final class Forgetful implements Store {
        @Override
        public Entry read(String name) {
            return new Absent();
        }

        @Override
        public void write(String name, String text, Consumer<Result> then) {
            then.accept(Result.FAILED);
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

    /** What the server made of this guest; waits until there is one. */
    PlayerCard card() throws Exception {
        return you.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** The name that the server gave; waits until there is one. */
    String name() throws Exception {
        return card().name();
    }

    /** Waits until the newest table is as wanted. */
    void waitUntil(String what, Predicate<OnlineTable> seen) throws Exception {
        CompletableFuture<Void> granted = new CompletableFuture<>();
        renderThread.execute(() -> {
            wishes.add(new Wish(seen, granted));
            look();
        });
        try {
            granted.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (java.util.concurrent.TimeoutException late) {
            throw new AssertionError("the guest never saw " + what, late);
        }
    }

    private void look() {
        table.ifPresent(now -> wishes.removeIf(wish -> wish.seen.test(now) && wish.granted.complete(null)));
    }

    /** The newest table once its game is over; waits for that. */
    OnlineTable finished() throws Exception {
        waitUntil("the end", now -> now.finish().isPresent());
        return table();
    }

    /** The newest table. */
    OnlineTable table() throws Exception {
        return ask(unused -> table.orElseThrow());
    }

    /** Asks the server for something at the newest table. */
    void request(LongFunction<ClientMessage> request) throws Exception {
        request(request.apply(table().id()));
    }

    /** Makes a link, and answers its code once the server gave it. */
    String link(GameTerms terms) throws Exception {
        CompletableFuture<String> made = new CompletableFuture<>();
        link = made;
        ask(now -> {
            now.makeLink(terms);
            return true;
        });
        return made.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** Asks the server for something. */
    void request(ClientMessage request) throws Exception {
        if (!ask(now -> now.ask(request))) {
            throw new AssertionError("the server is not reached: " + request);
        }
    }

    /** Answers a question on the thread on which everything happens. */
    <T> T ask(Function<OnlineClient, T> question) throws Exception {
        return renderThread.submit(() -> question.apply(client)).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void changed(Topic topic) {
        client.lobby().link().ifPresent(made -> link.complete(made.code()));
        if (topic == Topic.CONNECTION && client.you().isPresent()) {
            you.complete(client.you().get());
        } else if (topic == Topic.CONNECTION && client.you().isEmpty()) {
            client.ask(signIn);
        }
    }

    @Override
    public void invited(Invitation invitation) {
        client.ask(new LobbyRequest.AnswerInvitation(invitation.id(), true));
    }

    @Override
    public void seated(OnlineTable seat) {
        table = Optional.of(seat);
        hand = new HumanPlayer();
        TableGame made = new TableGame(client, seat, hand);
        game = Optional.of(made);
        made.start();
        move(made);
        look();
    }

    @Override
    public void tableRenewed(OnlineTable renewed) {
        follow(renewed, TableGame::follow);
    }

    @Override
    public void happened(OnlineTable at, TableEvent event) {
        follow(at, TableGame::follow);
    }

    @Override
    public void attendance(OnlineTable at) {
        look();
    }

    private void follow(OnlineTable at, Consumer<TableGame> news) {
        game.filter(shown -> shown.table() == at).ifPresent(shown -> {
            news.accept(shown);
            move(shown);
        });
        look();
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
