package reversi.screens.history;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.GameOpponent;
import reversi.archive.GameQuery;
import reversi.archive.GameRemoval;
import reversi.archive.GameReturn;
import reversi.archive.GameSummary;
import reversi.archive.StatisticsBuilder;
import reversi.archive.StoredGame;
import reversi.game.Game;
import reversi.platform.OpenedFile;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.game.ReplayController;
import reversi.screens.transfer.Belongings;
import reversi.screens.ui.PartialStage;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;

/** All finished games of this device, to be found, counted and opened. */
public final class HistoryPage extends StatePage<HistoryState, HistoryView> implements HistoryView.Actions {
    private final GameLibrary library;
    private final Belongings belongings;
    private final OpeningNames openings;
    private final LongSupplier now;
    private final Ways ways;
    private final TaskRunner tasks = new TaskRunner();
    private final Runnable changed = this::changed;
    private final IncomingGames incoming;
    /** What finds games in the language of the moment; empty before the page was shown. */
    private Optional<GameSearch> search = Optional.empty();
    /** Whether something changed since the list was last made. */
    private boolean isStale;
    /** The game that an address asks for, until it is open. */
    private Optional<String> wanted = Optional.empty();
    /** Whether that game is being read. */
    private boolean isReading;

    /** What the page leads to. */
    public interface Ways {
        /** Opens a game whose players have these names, Black's first. */
        void open(ReplayController.Actions actions, ArchivedGame game, List<String> names);

        /** Shows what somebody plays in openings, by the games with them. */
        void prepare(GameOpponent who);
    }

    /** {@code now} gives milliseconds since 1970. */
    public HistoryPage(Belongings belongings, OpeningNames openings, LongSupplier now, Ways ways) {
        super(HistoryState.begun());
        this.library = belongings.library();
        this.belongings = belongings;
        this.openings = openings;
        this.now = now;
        this.ways = ways;
        this.incoming = new IncomingGames(library, tasks, this::exchange, this::open);
        library.addListener(changed);
        library.retry();
    }

    private void changed() {
        isStale = true;
        Gdx.graphics.requestRendering();
    }

    /** Opens the game of this id once it has been read; where there is none, a notice says so. */
    public void openOnceRead(String id) {
        wanted = Optional.of(id);
    }

    /** Lists only the games of these ids, until others are wanted. */
    public void listOnly(Set<String> ids) {
        list(GameQuery.all().withAmong(ids));
    }

    private void openWanted() {
        Optional<GameSummary> found = wanted.flatMap(library.index()::find);
        if (found.isPresent()) {
            isReading = true;
            open(found.get());
        } else if (library.isLoaded()) {
            wanted = Optional.empty();
            notice("achievements.gone");
        }
    }

    @Override
    public void dispose() {
        library.removeListener(changed);
    }

    /** While it waits for the game of an address it keeps that, so that going to the list is going elsewhere. */
    @Override
    public Optional<Route> route() {
        return Optional.of(wanted.map(Route::toGame).orElseGet(() -> Route.to(Route.Kind.GAMES)));
    }

    private HistoryWords words(Context context) {
        return new HistoryWords(context.texts(), openings, context.device(), now.getAsLong());
    }

    @Override
    protected HistoryView view(Context context, Layout layout) {
        HistoryWords words = words(context);
        search = Optional.of(new GameSearch(words));
        becomeUnseen(listed(state().query()));
        incoming.listen(context);
        return new HistoryView(context, layout, words, state().query().text(), this);
    }

    @Override
    public List<GameSummary> find(GameQuery query) {
        return search.map(known -> known.find(library.index(), query)).orElse(List.of());
    }

    private GameExchange exchange(Context context) {
        return new GameExchange(context, belongings, words(context), tasks, this::openingOf, now.getAsLong());
    }

    private String openingOf(Game game) {
        return openings.of(game.transcript()).map(OpeningName::english).orElse("");
    }

    @Override
    public void openExchange() {
        context().ifPresent(this::openExchange);
    }

    private void openExchange(Context context) {
        GameExchange exchange = exchange(context);
        List<GameSummary> games = state().meant();
        context.router()
                .open(new ExchangeSheet(
                        games.size(),
                        () -> exchange.copy(games),
                        format -> exchange.export(games, format),
                        exchange::backUp,
                        () -> exchange.choose(this::take),
                        () -> incoming.paste(context),
                        () -> choose(GameSelection::begun)));
    }

    @Override
    public void shown() {
        context().ifPresent(incoming::listen);
    }

    @Override
    public void hidden() {
        context().ifPresent(incoming::unlisten);
    }

    @Override
    public List<Shortcut> shortcuts(Context context) {
        return List.of(
                new Shortcut("shortcuts.all", List.of(Shortcut.command(context), "A")),
                new Shortcut("games.paste", List.of(Shortcut.command(context), "V")),
                Shortcut.named(context, "replay.delete", "delete"));
    }

    @Override
    public boolean keyDown(int key) {
        return context().filter(now -> keyDown(key, now)).isPresent();
    }

    private boolean keyDown(int key, Context context) {
        boolean isCommand = Modifiers.isCommand(context.device());
        if (key == Input.Keys.V && isCommand && incoming.needsPasteKey()) {
            incoming.paste(context);
            return true;
        }
        if (key == Input.Keys.A && isCommand) {
            chooseAll();
            return true;
        }
        boolean isDelete = key == Input.Keys.FORWARD_DEL && !state().chosen().isEmpty();
        if (isDelete) {
            deleteChosen();
        }
        return isDelete;
    }

    /** Ends choosing games first. */
    @Override
    public boolean back() {
        boolean wasActive = state().selection().isActive();
        if (wasActive) {
            endChoosing();
        }
        return wasActive;
    }

    /** Takes the games of files of any format, or of a backup; without effect while others are taken. */
    public void take(List<OpenedFile> files) {
        context().ifPresent(now -> incoming.take(now, files));
    }

    /** The games that a query finds among those that the library has now. */
    private HistoryState listed(GameQuery query) {
        isStale = false;
        return state().with(library, query, find(query));
    }

    @Override
    public void list(GameQuery query) {
        become(listed(query));
    }

    @Override
    public void prepare(GameOpponent who) {
        ways.prepare(who);
    }

    @Override
    public void search(String text) {
        list(state().query().withText(text));
    }

    private void refresh() {
        list(state().query());
    }

    @Override
    public void openStatistics() {
        context().ifPresent(now -> {
            HistoryWords words = words(now);
            now.router().open(new StatisticsSheet(words, StatisticsBuilder.of(state().found(), words::monthOf)));
        });
    }

    private void choose(UnaryOperator<GameSelection> step) {
        become(state().with(step.apply(state().selection())));
    }

    @Override
    public void chooseAll() {
        choose(now -> now.all(state().found()));
    }

    @Override
    public void endChoosing() {
        choose(now -> GameSelection.none());
    }

    @Override
    public void deleteChosen() {
        delete(state().chosen());
    }

    private void delete(List<GameSummary> games) {
        GameRemoval removal = new GameRemoval(library, games);
        context()
                .ifPresent(now -> tasks.start(now.router(), "games.deleting", removal, () -> {
                    becomeUnseen(state().without(removal.removed()));
                    refresh();
                }));
    }

    @Override
    public void bringBack() {
        List<StoredGame> gone = state().removed();
        becomeUnseen(state().without(List.of()));
        context()
                .ifPresent(now ->
                        tasks.start(now.router(), "games.importing", new GameReturn(library, gone), this::refresh));
    }

    private void open(GameSummary game) {
        context()
                .ifPresent(now -> library.open(game.id(), found -> {
                    wanted = Optional.empty();
                    if (now.router().isInFront(this)) {
                        found.ifPresentOrElse(read -> open(now, read), () -> notice("games.damaged"));
                    }
                }));
    }

    private void open(Context context, ArchivedGame game) {
        Runnable back = context.router()::back;
        Runnable delete = () -> {
            library.index().find(game.id()).ifPresent(known -> delete(List.of(known)));
            back.run();
        };
        ways.open(
                new OpenedGame(library, game, delete, back),
                game,
                words(context).names(game.summary()));
    }

    /** Opens a game, or chooses it where games are being chosen. */
    @Override
    public void press(GameSummary game) {
        if (Modifiers.isShift()) {
            choose(now -> now.extended(state().found(), game));
        } else if (state().selection().isActive()
                || context().filter(now -> Modifiers.isCommand(now.device())).isPresent()) {
            hold(game);
        } else {
            wanted = Optional.empty();
            open(game);
        }
    }

    @Override
    public void hold(GameSummary game) {
        choose(now -> now.toggled(game));
    }

    @Override
    public void star(GameSummary game) {
        library.star(game.id(), !game.starred());
    }

    /** Games that come while the archive is read are shown at once, but not more often than a picture is drawn. */
    @Override
    public void tick(float seconds) {
        tasks.tick();
        if (isStale && !tasks.isRunning()) {
            refresh();
        }
        view().ifPresent(this::work);
        if (wanted.isPresent() && !isReading) {
            openWanted();
        }
    }

    /** Makes what is searched before anybody searches, and counts games, a little for each picture. */
    private void work(HistoryView seen) {
        boolean hasMore = library.isLoaded()
                && search.filter(known -> known.prepare(library.index().games()))
                        .isPresent();
        if (hasMore) {
            PartialStage.requestTick(seen.root());
        }
        seen.tick();
    }
}
