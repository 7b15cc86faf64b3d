package reversi.tools.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Protocol;
import reversi.online.RatingChange;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.platform.Link;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Variant;

/** A server in memory that speaks the protocol over links without sockets, and can be told to fail. */
final class FakeServer implements Link.Opener {
    private static final ClockTimes CLOCKS = new ClockTimes(1, 1);
    private static final RatingChange NONE = new RatingChange(0, 0, 0);

    private final Codec codec = new Codec();
    private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    private final Map<Long, Table> tables = new HashMap<>();
    private final Map<String, Client> links = new HashMap<>();
    final List<Client> clients = new CopyOnWriteArrayList<>();
    final List<String> addresses = new CopyOnWriteArrayList<>();
    private final GameTerms terms;
    private long nextTable = 1;
    private Optional<ErrorCode> refuseGuests = Optional.empty();
    private Optional<ErrorCode> refuseMoves = Optional.empty();
    private boolean greets = true;

    FakeServer(GameTerms terms) {
        this.terms = terms;
    }

    /** From now on everybody who asks to play as a guest is refused; nobody where empty. */
    void refuseGuests(Optional<ErrorCode> why) {
        refuseGuests = why;
    }

    /** The next move is refused. */
    void refuseNextMove(ErrorCode why) {
        refuseMoves = Optional.of(why);
    }

    /** From now on nobody is greeted any more. */
    void fallSilent() {
        greets = false;
    }

    /** Forgets the last move of every table, as a server does that lost what it had acknowledged. */
    int forgetLastMoves() {
        int forgotten = 0;
        for (Table table : tables.values()) {
            if (!table.moves.isEmpty()) {
                table.moves.remove(table.moves.size() - 1);
                forgotten++;
            }
        }
        return forgotten;
    }

    int finishedGames() {
        return (int) tables.values().stream()
                .filter(table -> table.finish.isPresent())
                .count();
    }

    /** A game between two links. */
    private static final class Table {
        private final long id;
        private final Client black;
        private final Client white;
        private final List<Move> moves = new ArrayList<>();
        private final List<Client> watchers = new ArrayList<>();
        private Position position = Position.start(Variant.OTHELLO);
        private Optional<Finish> finish = Optional.empty();

        Table(long id, Client black, Client white) {
            this.id = id;
            this.black = black;
            this.white = white;
        }
    }

    /** One link, seen from the server. */
    final class Client implements Link {
        private final Listener listener;
        private boolean isOpen = true;
        private String token = "";

        Client(Listener listener) {
            this.listener = listener;
        }

        @Override
        public boolean send(String text) {
            return work.add(() -> {
                if (isOpen && codec.readClient(text) instanceof Decoded.Ok<ClientFrame> frame) {
                    answer(this, frame.value());
                }
            });
        }

        @Override
        public void close() {
            isOpen = false;
        }

        /** Breaks the link, with the reason that the client's platform gives. */
        void cut(String reason) {
            isOpen = false;
            listener.closed(reason);
        }

        void tell(ServerMessage message) {
            if (isOpen) {
                listener.text(codec.write(message));
            }
        }
    }

    @Override
    public Link open(String address, Link.Listener listener) {
        addresses.add(address);
        Client client = new Client(listener);
        clients.add(client);
        work.add(listener::opened);
        return client;
    }

    /** Serves on this thread until something is so; fails where nobody asks for anything for a quarter of a minute. */
    void serveUntil(BooleanSupplier isSo) throws InterruptedException {
        while (!isSo.getAsBoolean()) {
            Runnable next = work.poll(15, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("nothing to do");
            }
            next.run();
        }
    }

    /** As {@link #serveUntil(BooleanSupplier)}, where what is awaited may happen without a request; looks every so many milliseconds. */
    void serveUntil(BooleanSupplier isSo, long millis) throws InterruptedException {
        while (!isSo.getAsBoolean()) {
            Runnable next = work.poll(millis, TimeUnit.MILLISECONDS);
            if (next != null) {
                next.run();
            }
        }
    }

    boolean isIdle() {
        return work.isEmpty();
    }

    private void answer(Client client, ClientFrame frame) {
        ClientMessage message = frame.message();
        if (message instanceof ClientMessage.Hello hello) {
            if (greets) {
                client.tell(
                        new ServerMessage.Welcome(Protocol.VERSION, "fake", 0, 30, List.of(), false, Optional.empty()));
            }
            hello.token().ifPresent(token -> signIn(client, token));
        } else if (message instanceof AccountRequest.Guest) {
            if (refuseGuests.isPresent()) {
                client.tell(new ServerMessage.Failed(frame.request(), refuseGuests.get(), Optional.empty()));
            } else {
                signIn(client, "token-" + links.size());
            }
        } else if (message instanceof LobbyRequest.MakeLink) {
            client.tell(new LobbyNews.LinkMade(client.token, terms));
        } else if (message instanceof LobbyRequest.UseLink link) {
            begin(links.get(link.code()), client);
        } else if (message instanceof TableRequest.Play play) {
            play(client, frame.request(), play);
        } else if (message instanceof TableRequest.Watch watch) {
            Table table = tables.get(watch.table());
            table.watchers.add(client);
            client.tell(new TableNews.Seated(state(table)));
        } else if (message instanceof TableRequest.Unwatch unwatch) {
            tables.get(unwatch.table()).watchers.remove(client);
        }
    }

    private void signIn(Client client, String token) {
        client.token = token;
        links.put(token, client);
        Optional<Long> at = tables.values().stream()
                .filter(table -> table.finish.isEmpty())
                .filter(table -> table.black.token.equals(token) || table.white.token.equals(token))
                .map(table -> table.id)
                .findFirst();
        client.tell(new ServerMessage.SignedIn(token, card(token, at), 0));
        at.ifPresent(id -> client.tell(new TableNews.Seated(state(tables.get(id)))));
    }

    private static PlayerCard card(String token, Optional<Long> table) {
        return new PlayerCard(1 + token.hashCode() % 1_000L, token, PlayerKind.GUEST, 0, 0, Presence.IDLE, table, 0, 0);
    }

    private void begin(Client black, Client white) {
        Table table = new Table(nextTable++, black, white);
        tables.put(table.id, table);
        everybody(table, new TableNews.Seated(state(table)));
    }

    private TableState state(Table table) {
        return new TableState(
                table.id,
                terms,
                card(table.black.token, Optional.of(table.id)),
                card(table.white.token, Optional.of(table.id)),
                0,
                table.moves.size(),
                0,
                table.moves,
                CLOCKS,
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                List.of(),
                table.watchers.size(),
                table.finish);
    }

    private void everybody(Table table, ServerMessage message) {
        links.getOrDefault(table.black.token, table.black).tell(message);
        links.getOrDefault(table.white.token, table.white).tell(message);
        List.copyOf(table.watchers).forEach(watcher -> watcher.tell(message));
    }

    private void play(Client client, long request, TableRequest.Play play) {
        if (refuseMoves.isPresent()) {
            ErrorCode why = refuseMoves.get();
            refuseMoves = Optional.empty();
            client.tell(new ServerMessage.Failed(request, why, Optional.empty()));
            return;
        }
        Table table = tables.get(play.table());
        if (play.ply() != table.moves.size() + 1 || !(table.position.play(play.move()) instanceof Played.Legal legal)) {
            throw new AssertionError("a move that the rules refuse: " + play);
        }
        List<TableNews> news = new ArrayList<>();
        news.add(apply(table, play.move(), legal.turn().after()));
        if (table.position.mustPass()) {
            news.add(apply(
                    table, Move.PASS, table.position.play(Move.PASS).orThrow().after()));
        }
        if (table.position.isOver()) {
            table.finish = Optional.of(new Finish(
                    Ending.DISCS,
                    Optional.empty(),
                    table.position.count(Disc.BLACK),
                    table.position.count(Disc.WHITE),
                    NONE,
                    NONE));
            TableEvent finished = new TableEvent.Finished(table.finish.get());
            news.add(new TableNews.Happened(table.id, table.moves.size() + 1, 0, finished));
        }
        news.forEach(one -> everybody(table, one));
    }

    private static TableNews apply(Table table, Move move, Position after) {
        table.moves.add(move);
        table.position = after;
        int ply = table.moves.size();
        return new TableNews.Happened(table.id, ply, 0, new TableEvent.InGame(new GameEvent.Played(ply, move, CLOCKS)));
    }
}
