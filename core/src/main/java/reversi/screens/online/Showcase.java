package reversi.screens.online;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import reversi.online.GameCard;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.ServerMessage.Failed;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineTable;
import reversi.players.online.ReplyListener;
import reversi.players.online.Topic;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.Tempo;

/** Watches a game that a page shows while that is open, such as the lobby, and keeps a board in step with it. It draws nothing. */
public final class Showcase implements OnlineListener {
    /** The end of a game stays for so long. */
    static final long LINGER_MILLIS = 6_000;
    /** The list of games is asked for again no sooner than this. */
    static final long ASK_MILLIS = 8_000;
    /** So many games are a short list. */
    private static final int SHORT_LIST = 5;

    /** Hears what the page must show. */
    public interface Watcher {
        /** Another game is shown now, or none, or there is another reason why none is. */
        void replaced();

        /** Something happened in the game that is shown. */
        void moved();
    }

    /**
     * The game that is shown.
     *
     * @param table its table; empty where none is shown
     * @param board the board that shows it
     * @param isExpecting whether one has been chosen but isn't here yet
     * @param hasGames whether games go on, also where none of them can be shown
     */
    public record Show(
            Optional<OnlineTable> table, Optional<BoardModel> board, boolean isExpecting, boolean hasGames) {}

    private final OnlineClient client;
    private final Supplier<List<GameCard>> games;
    /** Whether the best of all games is shown, and these are asked for; otherwise the first one. */
    private final boolean isOfAll;

    private final Set<Long> refused = new HashSet<>();
    private Optional<Watcher> watcher = Optional.empty();
    private Optional<Shown> shown = Optional.empty();
    private Tempo tempo = Tempo.normal();
    private Optional<Long> wanted = Optional.empty();
    private Set<Long> busy = Set.of();
    private boolean hasGames;
    private long shownSince;
    private long overSince;
    private long askedAt;

    /** A table, and the board that shows it. */
    private record Shown(OnlineTable table, BoardDirector board) {
        boolean isOver() {
            return table.finish().isPresent();
        }
    }

    private Showcase(OnlineClient client, Supplier<List<GameCard>> games, boolean isOfAll) {
        this.client = client;
        this.games = games;
        this.isOfAll = isOfAll;
    }

    /** Shows the best-rated game of the server. */
    static Showcase ofAll(OnlineClient client) {
        return new Showcase(client, client.lobby()::games, true);
    }

    /** Shows the first of these games that goes on, to its end, and then the next one. */
    public static Showcase of(OnlineClient client, Supplier<List<GameCard>> games) {
        return new Showcase(client, games, false);
    }

    /** Begins to watch for somebody who looks. */
    public void open(Watcher looking) {
        if (watcher.isEmpty()) {
            client.addListener(this);
        }
        watcher = Optional.of(looking);
        refused.clear();
        askedAt = client.serverNow();
        busy = busy();
        choose();
    }

    /** Nobody looks any more: watches no longer. */
    public void close() {
        if (watcher.isPresent()) {
            client.removeListener(this);
            watcher = Optional.empty();
            letGo();
        }
    }

    /** Sets the tempo of the moves to come. */
    public void setTempo(Tempo next) {
        tempo = next;
        board().ifPresent(board -> board.animation().setTempo(next));
    }

    /** The table that is shown. */
    public Optional<OnlineTable> table() {
        return shown.map(Shown::table);
    }

    /** The board that shows it. */
    Optional<BoardModel> board() {
        return shown.map(now -> now.board().model());
    }

    /** What is shown now. */
    public Show now() {
        return new Show(table(), board(), wanted.isPresent(), hasGames);
    }

    /** Somebody else watches this table from now on: it is not left when it is no longer shown here, nor chosen again while the page is open. */
    public void handOver(long id) {
        refused.add(id);
        shown = shown.filter(now -> now.table().id() != id);
        if (wanted.equals(Optional.of(id))) {
            wanted = Optional.empty();
        }
    }

    /** Lets time pass; to be called about twice a second. */
    public void pass() {
        if (watcher.isEmpty() || client.state() != ConnectionState.READY) {
            return;
        }
        if (isOfAll) {
            askForGames(client.serverNow());
        }
        choose();
    }

    private void askForGames(long now) {
        Set<Long> others = busy();
        boolean isOver = shown.filter(Shown::isOver).isPresent();
        boolean isStale = isOver || !others.equals(busy);
        if (isStale && now - askedAt >= (isOver ? ASK_MILLIS : askMillis())) {
            askedAt = now;
            busy = others;
            client.ask(new LobbyRequest.AskTables());
        }
    }

    /** A long list is asked for less often, so that it costs no more than a short one. */
    private long askMillis() {
        return ASK_MILLIS * Math.max(1, client.lobby().games().size() / SHORT_LIST);
    }

    /** The tables at which people of the lobby play. */
    private Set<Long> busy() {
        Set<Long> tables = new HashSet<>();
        for (PlayerCard player : client.lobby().people()) {
            player.table().ifPresent(tables::add);
        }
        return tables;
    }

    private void choose() {
        if (watcher.isEmpty() || client.state() != ConnectionState.READY || wanted.isPresent()) {
            return;
        }
        long now = client.serverNow();
        shown = shown.filter(seen -> client.table(seen.table().id()).isPresent());
        boolean isOver = shown.filter(Shown::isOver).isPresent();
        if (isOver && now - overSince < LINGER_MILLIS) {
            return;
        }
        Optional<GameCard> kept = isOver ? Optional.empty() : table().map(Showcase::card);
        List<GameCard> known = games.get();
        Optional<Long> next = isOfAll
                ? Attraction.choose(known, kept, now - shownSince, excluded(known))
                : Attraction.first(known, kept, excluded(known));
        boolean hadGames = hasGames;
        hasGames = !known.isEmpty();
        if (!next.equals(table().map(OnlineTable::id))) {
            letGo();
            next.ifPresent(this::watch);
            watcher.ifPresent(Watcher::replaced);
        } else if (shown.isEmpty() && hasGames != hadGames) {
            watcher.ifPresent(Watcher::replaced);
        }
    }

    private static GameCard card(OnlineTable shown) {
        return new GameCard(
                shown.id(),
                0,
                shown.terms().variant(),
                shown.terms().rated(),
                shown.player(Disc.BLACK),
                shown.player(Disc.WHITE),
                shown.transcript().placements(),
                Optional.empty(),
                false);
    }

    /** One's own games are played, not looked at; a game that has ended here may still be on the list. */
    private Set<Long> excluded(List<GameCard> known) {
        Set<Long> excluded = new HashSet<>(refused);
        for (GameCard game : known) {
            boolean isMine = client.you()
                    .filter(you -> you.id() == game.black().id()
                            || you.id() == game.white().id())
                    .isPresent();
            boolean isOver = client.table(game.table())
                    .filter(seen -> seen.finish().isPresent())
                    .isPresent();
            if (isMine || isOver) {
                excluded.add(game.table());
            }
        }
        return excluded;
    }

    private void watch(long id) {
        wanted = Optional.of(id);
        boolean isAsked = client.ask(new TableRequest.Watch(id), new ReplyListener() {
            @Override
            public void failed(Failed failure) {
                refuse(id);
            }

            @Override
            public void lost() {
                wanted = Optional.empty();
            }
        });
        if (!isAsked) {
            wanted = Optional.empty();
        }
    }

    private void refuse(long id) {
        refused.add(id);
        if (wanted.equals(Optional.of(id))) {
            wanted = Optional.empty();
            choose();
        }
    }

    private void letGo() {
        Optional<Shown> left = shown;
        shown = Optional.empty();
        left.filter(Shown::isOver).ifPresent(seen -> refused.add(seen.table().id()));
        left.ifPresent(seen -> client.leaveTable(seen.table().id()));
        if (wanted.isPresent()) {
            client.ask(new TableRequest.Unwatch(wanted.get()), new ReplyListener() {});
            wanted = Optional.empty();
        }
    }

    private Optional<Shown> shown(OnlineTable table) {
        return shown.filter(now -> now.table().id() == table.id());
    }

    @Override
    public void changed(Topic topic) {
        if (topic == Topic.GAMES || topic == Topic.TOURNAMENT || topic == Topic.CONNECTION) {
            choose();
        }
    }

    @Override
    public void seated(OnlineTable seated) {
        if (!wanted.equals(Optional.of(seated.id()))) {
            return;
        }
        wanted = Optional.empty();
        shownSince = client.serverNow();
        overSince = shownSince;
        BoardDirector made = new BoardDirector(new BoardModel(seated.position(), tempo));
        made.show(content(seated.transcript(), 0));
        shown = Optional.of(new Shown(seated, made));
        watcher.ifPresent(Watcher::replaced);
    }

    @Override
    public void happened(OnlineTable at, TableEvent event) {
        if (shown(at).isPresent()) {
            event.visit(here -> {}, said -> {}, finish -> overSince = client.serverNow());
            show(at, 0);
        }
    }

    @Override
    public void tableRenewed(OnlineTable at) {
        show(at, at.transcript().plies());
    }

    private void show(OnlineTable at, int playedFrom) {
        shown(at).ifPresent(now -> {
            now.board().show(content(at.transcript(), playedFrom));
            watcher.ifPresent(Watcher::moved);
        });
    }

    private static BoardContent content(Transcript line, int playedFrom) {
        return new BoardContent(line, playedFrom, Optional.empty(), BoardContent.Marks.none());
    }

    @Override
    public void attendance(OnlineTable at) {
        shown(at).flatMap(now -> watcher).ifPresent(Watcher::moved);
    }
}
