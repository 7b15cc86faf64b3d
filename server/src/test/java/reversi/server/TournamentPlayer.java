package reversi.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;
import reversi.game.GameEvent;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.platform.Link;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.sockets.JdkLinks;

/** Somebody who plays a tournament: joins it, follows it, and plays each game that it is called to, on the thread that works the queue off. */
final class TournamentPlayer implements Link.Listener, AutoCloseable {
    /** How somebody plays. */
    enum Style {
        /** Every game to its end, by the first move that the rules allow. */
        WHOLE,
        /** The first game to its end, and the others as SHORT. */
        FIRST_WHOLE,
        /** A few moves, and then the higher account gives up. */
        SHORT,
        /** As SHORT, but the first game is a draw by agreement. */
        DRAW_FIRST,
        /** Never makes a move. */
        ABSENT
    }

    private final Codec codec = new Codec();
    private final Map<Long, Position> positions = new HashMap<>();
    private final Map<Long, TableState> tables = new HashMap<>();
    private final Map<Long, Integer> plies = new HashMap<>();
    private final Optional<String> name;
    private final Style style;
    private final Link link;
    private long tournament;
    private long request;

    long id;
    String token = "";
    TournamentNews.@Nullable TournamentInfo info;
    int calls;
    int finished;
    final List<String> heard = new ArrayList<>();
    final List<ServerMessage.Failed> failures = new ArrayList<>();

    /** A member with a name, a guest without, or who has a token whoever that is. */
    TournamentPlayer(
            int port, Optional<String> name, Optional<String> token, Style style, BlockingQueue<Runnable> queue) {
        this.name = name;
        this.style = style;
        this.link = new JdkLinks(queue::add).open("ws://127.0.0.1:" + port + Protocol.SOCKET_PATH, this);
        this.token = token.orElse("");
    }

    /** Joins a tournament and follows it. */
    void join(long id) {
        tournament = id;
        send(new TournamentRequest.WatchTournament(id));
        send(new TournamentRequest.JoinTournament(id));
    }

    boolean hasJoined() {
        TournamentNews.TournamentInfo news = info;
        return news != null && news.own().isPresent();
    }

    void watch(long id) {
        tournament = id;
        send(new TournamentRequest.WatchTournament(id));
    }

    void send(ClientMessage message) {
        link.send(codec.write(new ClientFrame(++request, message)));
    }

    @Override
    public void opened() {
        send(new ClientMessage.Hello(
                Protocol.VERSION, "test", token.isEmpty() ? Optional.empty() : Optional.of(token)));
        if (token.isEmpty()) {
            send(name.isPresent() ? new AccountRequest.Register(name.get(), "secret") : new AccountRequest.Guest());
        }
    }

    @Override
    public void closed(String reason) {}

    @Override
    public void text(String text) {
        if (!(codec.readServer(text) instanceof Decoded.Ok<ServerMessage> ok)) {
            throw new AssertionError("garbled: " + text);
        }
        ServerMessage message = ok.value();
        if (message instanceof ServerMessage.SignedIn in) {
            id = in.you().id();
            token = in.token();
        } else if (message instanceof TableNews.Seated seated) {
            seated(seated.state());
        } else if (message instanceof TableNews.Happened happened) {
            happened(happened);
        } else if (message instanceof TournamentNews.TournamentInfo news) {
            if (news.card().id() == tournament) {
                info = news;
            }
        } else if (message instanceof TournamentNews.TournamentCalls) {
            calls++;
        } else if (message instanceof TournamentNews.TournamentRemarks said) {
            said.remarks().forEach(remark -> heard.add(remark.text()));
        } else if (message instanceof ServerMessage.Failed failed) {
            failures.add(failed);
        }
    }

    private void seated(TableState state) {
        boolean isMine = state.black().id() == id || state.white().id() == id;
        if (isMine && state.finish().isEmpty()) {
            Position position = Position.start(state.terms().variant());
            for (Move move : state.moves()) {
                position = position.play(move).orThrow().after();
            }
            tables.put(state.id(), state);
            positions.put(state.id(), position);
            plies.put(state.id(), state.moves().size());
            act(state.id());
        }
    }

    private void happened(TableNews.Happened news) {
        Position position = positions.get(news.table());
        if (position == null) {
            return;
        }
        if (Events.is(GameEvent.Played.class, news.event())) {
            GameEvent.Played played = Events.as(GameEvent.Played.class, news.event());
            positions.put(news.table(), position.play(played.move()).orThrow().after());
            plies.put(news.table(), played.ply());
            act(news.table());
        } else if (Events.is(GameEvent.DrawOffered.class, news.event())) {
            Disc by = Events.as(GameEvent.DrawOffered.class, news.event()).by();
            if (by != own(tables.get(news.table()))) {
                send(new TableRequest.AnswerDraw(news.table(), true));
            }
        } else if (news.event() instanceof TableEvent.Finished) {
            finished++;
            positions.remove(news.table());
            plies.remove(news.table());
            tables.remove(news.table());
        }
    }

    private void act(long table) {
        TableState state = tables.get(table);
        Position position = positions.get(table);
        int ply = plies.getOrDefault(table, 0);
        if (state == null || position == null || style == Style.ABSENT || position.isOver()) {
            return;
        }
        Disc own = own(state);
        boolean isHigher =
                id > (own == Disc.BLACK ? state.white().id() : state.black().id());
        boolean isWhole = style == Style.WHOLE || (style == Style.FIRST_WHOLE && calls == 1);
        boolean isDraw = style == Style.DRAW_FIRST && calls == 1;
        if (isDraw && ply == 4) {
            if (isHigher) {
                send(new TableRequest.OfferDraw(table));
            }
        } else if (!isDraw && !isWhole && ply >= 4 && isHigher) {
            tables.remove(table);
            send(new TableRequest.Resign(table));
        } else if (position.toMove() == own && !position.placements().isEmpty()) {
            send(new TableRequest.Play(
                    table, ply + 1, Move.at(position.placements().get(0))));
        }
    }

    private Disc own(@Nullable TableState state) {
        return state != null && state.black().id() == id ? Disc.BLACK : Disc.WHITE;
    }

    /** The games that this one plays now. */
    List<Long> playing() {
        return List.copyOf(positions.keySet());
    }

    @Override
    public String toString() {
        return id + " " + style + ", called " + calls + ", plays " + plies + " of " + positions.keySet() + ", failed "
                + failures;
    }

    @Override
    public void close() {
        link.close();
    }
}
