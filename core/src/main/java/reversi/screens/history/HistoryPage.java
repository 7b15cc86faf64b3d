package reversi.screens.history;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.GameQuery;
import reversi.archive.GameRemoval;
import reversi.archive.GameReturn;
import reversi.archive.GameStatistics;
import reversi.archive.GameSummary;
import reversi.archive.StatisticsBuilder;
import reversi.archive.StoredGame;
import reversi.game.Game;
import reversi.platform.ArchiveCondition;
import reversi.platform.OpenedFile;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.HeadedPage;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.game.ReplayController;
import reversi.screens.ui.Icon;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;

/** All finished games of this device, to be found, counted and opened. */
public final class HistoryPage extends HeadedPage {
    private static final float SEARCH = 280;
    private static final float STATISTICS = 384;
    /** From this width on, statistics stand beside the list. */
    private static final float SIDE_BY_SIDE = 1000;

    /** In a lower window the whole page scrolls, in points. */
    private static final float LOWEST = 300;

    private static final float LEAST_LIST = 180;
    private static final int LONGEST_SEARCH = 40;
    private final GameLibrary library;
    private final OpeningNames openings;
    private final LongSupplier now;
    private final Ways ways;
    private final HistoryFilters filters = new HistoryFilters(this::find, this::change);
    private final GameSelection selection = new GameSelection();

    /** The games that were removed last and can be brought back. */
    private List<StoredGame> removed = List.of();

    private final TaskRunner tasks = new TaskRunner();
    private final Runnable changed = this::changed;
    private final IncomingGames incoming;
    private @Nullable Built built;
    /** Whether something changed since the list was last made. */
    private boolean isStale;
    /** The game that an address asks for, until it is open. */
    private Optional<String> wanted = Optional.empty();

    /** What the page leads to. */
    @FunctionalInterface
    public interface Ways {
        /** Opens a game whose players have these names, Black's first. */
        void open(ReplayController.Actions actions, ArchivedGame game, List<String> names);
    }

    /** What was built for one look, size and language. */
    private record Built(
            Context context,
            HistoryWords words,
            GameSearch search,
            Table bar,
            GameListPanel list,
            StatisticsPanels statistics) {}

    /** {@code now} gives milliseconds since 1970. */
    public HistoryPage(GameLibrary library, OpeningNames openings, LongSupplier now, Ways ways) {
        this.library = library;
        this.openings = openings;
        this.now = now;
        this.ways = ways;
        this.incoming = new IncomingGames(library, tasks, this::open);
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

    private void openWanted(Built shown) {
        Optional<GameSummary> found = wanted.flatMap(library.index()::find);
        if (wanted.isEmpty() || (found.isEmpty() && !library.isLoaded())) {
            return;
        }
        wanted = Optional.empty();
        found.ifPresentOrElse(this::open, () -> shown.context.router().notice(shown.context.say("achievements.gone")));
    }

    @Override
    public void dispose() {
        library.removeListener(changed);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.GAMES));
    }

    @Override
    protected String titleKey() {
        return "games.title";
    }

    @Override
    protected float widest() {
        return 1200;
    }

    @Override
    protected Actor beside(Context context, Layout layout) {
        Table beside = new Table();
        if (!layout.isNarrow()) {
            beside.add(search(context)).width(SEARCH);
        }
        if (widthOf(layout) < SIDE_BY_SIDE) {
            beside.add(context.ui().iconButton(Icon.STATISTICS, this::openStatistics))
                    .padLeft(8);
        }
        if (context.device().files().isPresent()) {
            beside.add(context.ui().iconButton(Icon.MORE, this::openExchange)).padLeft(8);
        }
        return beside;
    }

    private void openExchange() {
        Built shown = built;
        if (shown == null) {
            return;
        }
        GameExchange exchange = exchange(shown);
        List<GameSummary> chosen = selection.of(library.index().games());
        List<GameSummary> games = chosen.isEmpty() ? filters.found() : chosen;
        shown.context
                .router()
                .open(new ExchangeSheet(
                        games.size(),
                        () -> exchange.copy(games),
                        format -> exchange.export(games, format),
                        exchange::backUp,
                        () -> exchange.choose(this::take),
                        () -> incoming.paste(shown.context, () -> exchange(shown)),
                        () -> choose(selection::begin)));
    }

    private GameExchange exchange(Built shown) {
        return new GameExchange(shown.context, library, shown.words, tasks, this::openingOf, now.getAsLong());
    }

    private String openingOf(Game game) {
        return openings.of(game.transcript()).map(OpeningName::english).orElse("");
    }

    @Override
    public void shown() {
        Built shown = built;
        if (shown != null) {
            incoming.listen(shown.context, () -> exchange(shown));
        }
    }

    @Override
    public void hidden() {
        Built shown = built;
        if (shown != null) {
            incoming.unlisten(shown.context);
        }
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
        Built shown = built;
        if (shown == null) {
            return false;
        }
        boolean isCommand = Modifiers.isCommand(shown.context.device());
        if (key == Input.Keys.V && isCommand && incoming.needsPasteKey()) {
            incoming.paste(shown.context, () -> exchange(shown));
            return true;
        }
        if (key == Input.Keys.A && isCommand) {
            chooseAll();
            return true;
        }
        List<GameSummary> chosen = selection.of(library.index().games());
        if (key == Input.Keys.FORWARD_DEL && !chosen.isEmpty()) {
            delete(shown.context, chosen);
            return true;
        }
        return false;
    }

    /** Chooses all games of the list, or none where all are chosen. */
    public void chooseAll() {
        Built shown = built;
        if (shown != null) {
            choose(() -> selection.all(filters.found()));
        }
    }

    /** Ends choosing games first. */
    @Override
    public boolean back() {
        boolean wasActive = selection.isActive();
        if (wasActive) {
            choose(selection::end);
        }
        return wasActive;
    }

    /** Takes the games of files of any format, or of a backup; without effect while others are taken. */
    public void take(List<OpenedFile> files) {
        Built shown = built;
        if (shown != null) {
            incoming.take(shown.context, () -> exchange(shown), files);
        }
    }

    private float widthOf(Layout layout) {
        return Math.min(widest(), layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.margin());
    }

    private Actor search(Context context) {
        return context.ui()
                .writing(filters.query().text(), context.say("games.search"), LONGEST_SEARCH, text -> {
                    filters.setText(text);
                    refresh();
                })
                .signed(Icon.SEARCH);
    }

    private void openStatistics() {
        Built shown = built;
        if (shown != null) {
            shown.context.router().open(new StatisticsSheet(shown.words, statistics(shown, filters.found())));
        }
    }

    /** The list scrolls, and not the page. */
    @Override
    protected Actor content(Context context, Layout layout, float width) {
        Actor body = body(context, layout, width);
        return layout.safeHeight() < LOWEST ? scrolling(context, body, width) : body;
    }

    @Override
    protected Actor body(Context context, Layout layout, float width) {
        HistoryWords words = new HistoryWords(context.texts(), openings, context.device(), now.getAsLong());
        boolean isSideBySide = width >= SIDE_BY_SIDE;
        float listWidth = isSideBySide ? width - STATISTICS - 16 : width;
        GameRows rows = new GameRows(
                context,
                words,
                RowShape.of(listWidth),
                new GameColumns(listWidth),
                selection,
                this::press,
                game -> choose(() -> selection.toggle(game)),
                game -> library.star(game.id(), !game.starred()));
        Table page = new Table();
        page.top();
        Table bar = new Table();
        ScrollPane sideways = context.ui().scroll(bar);
        sideways.setScrollingDisabled(false, true);
        page.add(sideways).width(width).height(Theme.TOUCH).padBottom(8).row();
        if (layout.isNarrow()) {
            page.add(search(context)).width(width).padBottom(10).row();
        }
        StatisticsPanels statistics = new StatisticsPanels(context, words, width);
        if (!isSideBySide && !layout.isLow()) {
            page.add(statistics.strip()).width(width).row();
        }
        Table columns = new Table();
        GameListPanel list = new GameListPanel(context, rows);
        columns.add(list).width(listWidth).minHeight(LEAST_LIST).growY();
        if (isSideBySide) {
            columns.add(context.ui().scroll(statistics.side()))
                    .width(STATISTICS)
                    .growY()
                    .padLeft(16);
        }
        page.add(columns).width(width).grow().padBottom(layout.isLow() ? 8 : layout.margin());
        Built shown = new Built(context, words, new GameSearch(words), bar, list, statistics);
        built = shown;
        incoming.listen(context, () -> exchange(shown));
        refresh();
        return page;
    }

    /** Looks again at what is to be shown. */
    private void refresh() {
        Built shown = built;
        isStale = false;
        if (shown == null) {
            return;
        }
        showBar(shown);
        List<GameSummary> games = filters.found();
        shown.list.show(games, none(shown), library.condition());
        shown.statistics.show(games);
        Gdx.graphics.requestRendering();
    }

    private List<GameSummary> find(GameQuery query) {
        Built shown = built;
        return shown == null ? List.of() : shown.search.find(library.index(), query);
    }

    /** Makes what is searched before anybody searches, a little for each picture. */
    private void prepareSearch() {
        Built shown = built;
        if (shown != null
                && library.isLoaded()
                && shown.search.prepare(library.index().games())) {
            PartialStage.requestTick(shown.list);
        }
    }

    private static GameStatistics statistics(Built shown, List<GameSummary> games) {
        return StatisticsBuilder.of(games, shown.words::monthOf);
    }

    private void showBar(Built shown) {
        Context context = shown.context;
        shown.bar.clearChildren();
        shown.bar.left();
        shown.bar.defaults().height(Theme.TOUCH).padRight(8);
        if (selection.isActive()) {
            List<GameSummary> chosen = selection.of(library.index().games());
            new SelectionBar(
                            this::openExchange,
                            () -> delete(context, chosen),
                            this::chooseAll,
                            () -> choose(selection::end))
                    .show(shown.bar, context, chosen.size());
            return;
        }
        if (!removed.isEmpty()) {
            List<StoredGame> gone = removed;
            shown.bar.add(context.ui().text(context.texts().count("games.deleted", gone.size()), Type.BODY));
            shown.bar.add(new FilterButton(context.ui(), context.say("play.undo"), true, () -> bringBack(shown, gone)));
            shown.bar.add().growX();
            return;
        }
        filters.show(shown.bar, context, shown.words);
    }

    /** Chooses other games. */
    private void choose(Runnable change) {
        Built shown = built;
        if (shown != null) {
            change.run();
            shown.context.router().updateInPlace(() -> {
                showBar(shown);
                shown.list.mark();
            });
            Gdx.graphics.requestRendering();
        }
    }

    private void delete(Context context, List<GameSummary> games) {
        GameRemoval removal = new GameRemoval(library, games);
        tasks.start(context.router(), "games.deleting", removal, () -> {
            removed = removal.removed();
            selection.end();
            change();
        });
    }

    private void change() {
        Built shown = built;
        if (shown != null) {
            shown.context.router().updateInPlace(this::refresh);
        }
    }

    /** Why no game is listed; nothing where something is the matter with the archive, which is said anyway. */
    private String none(Built shown) {
        if (!library.index().games().isEmpty()) {
            return shown.context.say("games.not-found");
        }
        if (!library.isLoaded()) {
            return shown.context.say("games.loading");
        }
        ArchiveCondition condition = library.condition();
        boolean isFine = condition.isWhole() || condition.kind() == ArchiveCondition.Kind.MAY_GO;
        return isFine ? shown.context.say("games.none") : "";
    }

    private void open(GameSummary game) {
        Built shown = built;
        if (shown == null) {
            return;
        }
        List<String> names = List.of(shown.words.name(game, Disc.BLACK), shown.words.name(game, Disc.WHITE));
        library.open(game.id(), found -> {
            if (!shown.context.router().isInFront(this)) {
                return;
            }
            if (found.isPresent()) {
                Context context = shown.context;
                OpenedGame opened = new OpenedGame(
                        context.router(), library, found.get(), known -> delete(context, List.of(known)));
                ways.open(opened, found.get(), names);
            } else {
                shown.context.router().notice(shown.context.say("games.damaged"));
            }
        });
    }

    private void bringBack(Built shown, List<StoredGame> games) {
        removed = List.of();
        tasks.start(shown.context.router(), "games.importing", new GameReturn(library, games), this::change);
    }

    /** Opens a game, or chooses it where games are being chosen. */
    private void press(GameSummary game) {
        Built shown = built;
        if (shown == null) {
            return;
        }
        if (Modifiers.isShift()) {
            choose(() -> selection.extend(filters.found(), game));
        } else if (selection.isActive() || Modifiers.isCommand(shown.context.device())) {
            choose(() -> selection.toggle(game));
        } else {
            open(game);
        }
    }

    /** Games that come while the archive is read are shown at once, but not more often than a picture is drawn. */
    @Override
    public void tick(float seconds) {
        tasks.tick();
        prepareSearch();
        if (isStale && !tasks.isRunning()) {
            refresh();
        }
        Built shown = built;
        if (shown != null) {
            shown.statistics.tick();
            openWanted(shown);
        }
    }
}
