package reversi.screens.history;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import reversi.archive.ArchivedGame;
import reversi.archive.GameImport;
import reversi.archive.GameLibrary;
import reversi.archive.GameOrigin;
import reversi.archive.GameQuery;
import reversi.archive.GameRemoval;
import reversi.archive.GameReturn;
import reversi.archive.GameStatistics;
import reversi.archive.GameSummary;
import reversi.archive.Outcome;
import reversi.archive.StoredGame;
import reversi.game.Game;
import reversi.platform.Clipboard;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.HeadedPage;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Route;
import reversi.screens.game.ReplayController;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;

/** All finished games of this device, to be found, counted and opened. */
public final class HistoryPage extends HeadedPage {
    private static final float SEARCH = 280;
    private static final float STATISTICS = 384;
    /** From this width on, statistics stand beside the list. */
    private static final float SIDE_BY_SIDE = 1000;
    /** Below this width a row has no room for columns. */
    private static final float BRIEF = 620;

    private static final float STRIP = 72;
    /** What can be touched around a star reaches this far beyond it, in points. */
    private static final float STAR_EDGE = 10;
    /** In a lower window the whole page scrolls, in points. */
    private static final float LOWEST = 300;

    private static final float LEAST_LIST = 180;
    private static final int LONGEST_SEARCH = 40;
    /** The time of each picture that goes to what somebody may search for. */
    private static final long PREPARING_NANOS = 1_000_000;
    /** What a filter asks for. */
    private record Filter(String key, UnaryOperator<GameQuery> query) {}

    private static final List<Filter> FILTERS = List.of(
            new Filter("games.all", all -> all),
            new Filter("games.filter.won", all -> all.withOutcome(Optional.of(Outcome.WON))),
            new Filter("games.filter.lost", all -> all.withOutcome(Optional.of(Outcome.LOST))),
            new Filter("games.filter.drawn", all -> all.withOutcome(Optional.of(Outcome.DRAWN))),
            new Filter("games.filter.starred", all -> all.withStarredOnly(true)),
            new Filter("games.online", all -> all.withSources(EnumSet.of(GameOrigin.ONLINE))),
            new Filter(
                    "games.device",
                    all -> all.withSources(
                            EnumSet.of(GameOrigin.COMPUTER, GameOrigin.TWO_PLAYERS, GameOrigin.WATCHED))),
            new Filter("games.filter.variants", GameQuery::withoutStandard));

    private final GameLibrary library;
    private final OpeningNames openings;
    private final LongSupplier now;
    private final Ways ways;
    private int filter;
    private GameQuery.Order order = GameQuery.Order.NEWEST;
    private String search = "";
    /** By id what is searched for each game, in the language of the moment; made when somebody first searches. */
    private final Map<String, String> searched = new HashMap<>();
    /** For how many games of the index that has been made ahead. */
    private int prepared;

    private final GameSelection selection = new GameSelection();

    /** The games that were removed last and can be brought back. */
    private List<StoredGame> removed = List.of();

    private final TaskRunner tasks = new TaskRunner();
    private final Runnable changed = this::changed;
    private @Nullable Built built;
    /** Whether the device tells what is pasted, so that the shortcut is not ours. */
    private boolean hasPasteEvents;
    /** Whether something changed since the list was last made. */
    private boolean isStale;

    /** What the page leads to. */
    @FunctionalInterface
    public interface Ways {
        /** Opens a game whose players have these names, Black's first. */
        void open(ReplayController.Actions actions, ArchivedGame game, List<String> names);
    }

    /** What was built for one look, size and language. */
    private record Built(
            Context context, HistoryWords words, GameRows rows, Table filters, Table list, Table side, Table strip) {}

    /** {@code now} gives milliseconds since 1970. */
    public HistoryPage(GameLibrary library, OpeningNames openings, LongSupplier now, Ways ways) {
        this.library = library;
        this.openings = openings;
        this.now = now;
        this.ways = ways;
        library.addListener(changed);
    }

    private void changed() {
        isStale = true;
        Gdx.graphics.requestRendering();
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
            beside.add(context.ui().iconButton(Icon.CHART, this::openStatistics))
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
        List<GameSummary> games = chosen.isEmpty() ? found(shown) : chosen;
        shown.context
                .router()
                .open(new ExchangeSheet(
                        games.size(),
                        () -> exchange.copy(games),
                        format -> exchange.export(games, format),
                        exchange::backUp,
                        () -> exchange.choose(this::take),
                        this::paste,
                        () -> choose(selection::begin)));
    }

    private GameExchange exchange(Built shown) {
        return new GameExchange(shown.context, library, shown.words, tasks, this::openingOf, now.getAsLong());
    }

    private String openingOf(Game game) {
        return openings.of(game.transcript()).map(OpeningName::english).orElse("");
    }

    /** Hears of files that are dropped and of what is pasted while the page is in front. */
    private void listen(Context context) {
        context.device().files().ifPresent(files -> files.listen(this::take));
        context.device().clipboard().ifPresent(clipboard -> hasPasteEvents = clipboard.listen(this::take));
    }

    @Override
    public void shown() {
        Built now = built;
        if (now != null) {
            listen(now.context);
        }
    }

    @Override
    public void hidden() {
        Built now = built;
        if (now != null) {
            now.context.device().files().ifPresent(FileExchange::unlisten);
            now.context.device().clipboard().ifPresent(Clipboard::unlisten);
        }
    }

    @Override
    public boolean keyDown(int key) {
        Built now = built;
        if (now == null) {
            return false;
        }
        boolean isCommand = Modifiers.isCommand(now.context.device());
        if (key == Input.Keys.V && isCommand && !hasPasteEvents) {
            paste();
            return true;
        }
        if (key == Input.Keys.A && isCommand) {
            chooseAll();
            return true;
        }
        List<GameSummary> chosen = selection.of(library.index().games());
        if (key == Input.Keys.FORWARD_DEL && !chosen.isEmpty()) {
            delete(now.context, chosen);
            return true;
        }
        return false;
    }

    /** Chooses all games of the list, or none where all are chosen. */
    public void chooseAll() {
        Built shown = built;
        if (shown != null) {
            choose(() -> selection.all(found(shown)));
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

    private void paste() {
        Built shown = built;
        if (shown != null) {
            shown.context
                    .device()
                    .clipboard()
                    .ifPresent(clipboard -> clipboard.read(text -> text.ifPresentOrElse(
                            this::take, () -> shown.context.router().notice(shown.context.say("games.paste.none")))));
        }
    }

    private void take(String pasted) {
        take(List.of(new OpenedFile.Text("", pasted)));
    }

    /** Takes the games of files of any format, or of a backup; without effect while others are taken. */
    public void take(List<OpenedFile> files) {
        Built shown = built;
        if (shown != null && !tasks.isRunning()) {
            exchange(shown).take(files, report -> tell(shown, report));
        }
    }

    /** A single game is opened at once; of several the list says enough, unless something is wrong. */
    private void tell(Built shown, GameImport.Report report) {
        boolean isRight = report.unreadable() == 0 && report.positions() == 0 && !report.hasMore();
        if (!isRight || report.games() == 0) {
            shown.context.router().open(new ImportReportSheet(report));
            return;
        }
        shown.context.router().notice(new ImportWords(shown.context.texts()).all(report));
        if (report.games() == 1) {
            report.first().flatMap(library.index()::find).ifPresent(this::open);
        }
    }

    private float widthOf(Layout layout) {
        return Math.min(widest(), layout.width() - layout.insetLeft() - layout.insetRight() - 2 * layout.margin());
    }

    private Actor search(Context context) {
        return context.ui().writing(search, context.say("games.search"), LONGEST_SEARCH, text -> {
            search = text;
            refresh();
        });
    }

    private void openStatistics() {
        Built shown = built;
        if (shown != null) {
            shown.context.router().open(new StatisticsSheet(shown.words, statistics(shown, found(shown))));
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
        searched.clear();
        prepared = 0;
        HistoryWords words = new HistoryWords(context.texts(), openings, context.device(), now.getAsLong());
        boolean isSideBySide = width >= SIDE_BY_SIDE;
        float listWidth = isSideBySide ? width - STATISTICS - 16 : width;
        GameRows rows = new GameRows(context, words, listWidth < BRIEF, selection, this::press, this::hold, this::star);
        Table page = new Table();
        page.top();
        Table filters = new Table();
        ScrollPane sideways = context.ui().scroll(filters);
        sideways.setScrollingDisabled(false, true);
        page.add(sideways).width(width).height(Theme.TOUCH).padBottom(8).row();
        if (layout.isNarrow()) {
            page.add(search(context)).width(width).padBottom(10).row();
        }
        Table strip = new Table();
        if (!isSideBySide && !layout.isLow()) {
            page.add(strip).width(width).height(STRIP).padBottom(12).row();
        }
        Table columns = new Table();
        Table list = new Table();
        columns.add(list).width(listWidth).minHeight(LEAST_LIST).growY();
        Table side = new Table();
        side.top();
        if (isSideBySide) {
            columns.add(context.ui().scroll(side)).width(STATISTICS).growY().padLeft(16);
        }
        page.add(columns).width(width).grow().padBottom(layout.isLow() ? 8 : layout.margin());
        built = new Built(context, words, rows, filters, list, side, strip);
        listen(context);
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
        showFilters(shown);
        List<GameSummary> games = found(shown);
        showList(shown, games);
        GameStatistics statistics = statistics(shown, games);
        shown.side.clearChildren();
        shown.side
                .add(new StatisticsView(shown.context, shown.words, statistics).panels())
                .width(STATISTICS);
        shown.strip.clearChildren();
        shown.strip.add(strip(shown.context, statistics)).grow();
        Gdx.graphics.requestRendering();
    }

    private List<GameSummary> found(Built shown) {
        GameQuery query =
                FILTERS.get(filter).query.apply(GameQuery.ALL).withText(search).withOrder(order);
        return query.of(library.index(), game -> searched.computeIfAbsent(game.id(), id -> shown.words.searched(game)));
    }

    /** Makes what is searched before anybody searches, a little for each picture. */
    private void prepareSearch() {
        Built shown = built;
        List<GameSummary> games = library.index().games();
        if (shown == null || !library.isLoaded() || prepared >= games.size()) {
            return;
        }
        long until = TimeUtils.nanoTime() + PREPARING_NANOS;
        while (prepared < games.size() && TimeUtils.nanoTime() < until) {
            GameSummary game = games.get(prepared++);
            searched.computeIfAbsent(game.id(), id -> shown.words.searched(game));
        }
        PartialStage.wake(shown.list);
    }

    private static GameStatistics statistics(Built shown, List<GameSummary> games) {
        return GameStatistics.of(games, shown.words::monthOf);
    }

    private void showFilters(Built shown) {
        Context context = shown.context;
        shown.filters.clearChildren();
        shown.filters.left();
        shown.filters.defaults().height(Theme.TOUCH).padRight(8);
        if (selection.isActive()) {
            showSelection(shown);
            return;
        }
        if (!removed.isEmpty()) {
            List<StoredGame> gone = removed;
            shown.filters.add(context.ui().text(context.texts().count("games.deleted", gone.size()), Type.BODY));
            shown.filters.add(
                    new FilterButton(context.ui(), context.say("play.undo"), true, () -> bringBack(shown, gone)));
            shown.filters.add().growX();
            return;
        }
        for (int i = 0; i < FILTERS.size(); i++) {
            int chosen = i;
            shown.filters.add(new FilterButton(context.ui(), context.say(FILTERS.get(i).key), i == filter, () -> {
                filter = chosen;
                change();
            }));
        }
        shown.filters.add().growX();
        shown.filters
                .add(new FilterButton(context.ui(), context.say("games.order." + order.name()), false, () -> {
                    GameQuery.Order[] all = GameQuery.Order.values();
                    order = all[(order.ordinal() + 1) % all.length];
                    change();
                }))
                .padRight(0);
    }

    /** What can be done with the chosen games, in place of the filters. */
    private void showSelection(Built shown) {
        Context context = shown.context;
        List<GameSummary> chosen = selection.of(library.index().games());
        shown.filters.add(context.ui().text(context.texts().count("games.selected", chosen.size()), Type.BODY_STRONG));
        if (!chosen.isEmpty()) {
            shown.filters.add(new FilterButton(context.ui(), context.say("games.save"), true, this::openExchange));
            shown.filters.add(
                    new FilterButton(context.ui(), context.say("games.delete"), false, () -> delete(context, chosen)));
        }
        shown.filters.add(new FilterButton(context.ui(), context.say("games.all"), false, this::chooseAll));
        shown.filters.add(
                new FilterButton(context.ui(), context.say("dialog.cancel"), false, () -> choose(selection::end)));
        shown.filters.add().growX();
    }

    /** Chooses other games. */
    private void choose(Runnable change) {
        Built shown = built;
        if (shown != null) {
            change.run();
            shown.context.router().updateInPlace(() -> {
                showFilters(shown);
                shown.rows.setGames(shown.rows.games());
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

    private void showList(Built shown, List<GameSummary> games) {
        Ui ui = shown.context.ui();
        Panel panel = ui.panel();
        panel.pad(4, Theme.PAD, 4, Theme.PAD - STAR_EDGE);
        if (games.isEmpty()) {
            String key = library.index().games().isEmpty()
                    ? library.isLoaded() ? "games.none" : "games.loading"
                    : "games.not-found";
            Text words = ui.muted(shown.context.say(key), Type.BODY).align(Align.center);
            panel.add(words.wrap()).growX().minWidth(0).pad(24, 8, 24, 8);
            shown.list.clearChildren();
            shown.list.add(panel).growX().expandY().top();
            shown.rows.setGames(List.of());
            return;
        }
        shown.rows.setGames(games);
        if (!shown.rows.hasParent() || !shown.rows.isDescendantOf(shown.list)) {
            shown.list.clearChildren();
            panel.add(ui.scroll(shown.rows)).grow();
            shown.list.add(panel).grow();
        }
    }

    /** Three figures in a row. */
    private static Actor strip(Context context, GameStatistics statistics) {
        Ui ui = context.ui();
        Panel panel = ui.panel();
        panel.defaults().growX().uniformX();
        List<GameStatistics.Rating> ratings = statistics.ratings();
        List<String[]> figures = new ArrayList<>();
        if (!ratings.isEmpty()) {
            figures.add(new String[] {
                Integer.toString(ratings.get(ratings.size() - 1).rating()), context.say("games.figure.rating")
            });
        }
        figures.add(new String[] {
            context.texts().get("games.percent", statistics.all().percent()), context.say("games.figure.won")
        });
        figures.add(new String[] {Integer.toString(statistics.all().games()), context.say("games.figure.games")});
        figures.add(new String[] {Integer.toString(statistics.longestStreak()), context.say("games.figure.streak")});
        for (String[] figure : figures) {
            Table cell = new Table();
            cell.add(ui.text(figure[0], Type.HEADING).align(Align.center))
                    .growX()
                    .row();
            cell.add(ui.muted(figure[1], Type.SMALL).align(Align.center))
                    .growX()
                    .minWidth(0);
            panel.add(cell);
        }
        return panel;
    }

    private void open(GameSummary game) {
        Built shown = built;
        if (shown == null) {
            return;
        }
        List<String> names = List.of(shown.words.name(game, Disc.BLACK), shown.words.name(game, Disc.WHITE));
        library.open(game.id(), found -> {
            if (found.isPresent()) {
                ways.open(new GameActions(shown.context, found.get()), found.get(), names);
            } else {
                shown.context.router().notice(shown.context.say("games.damaged"));
            }
        });
    }

    /** What can be done with a game that was opened here. */
    private final class GameActions implements ReplayController.Actions {
        private final Context context;
        private final ArchivedGame game;

        GameActions(Context context, ArchivedGame game) {
            this.context = context;
            this.game = game;
        }

        @Override
        public boolean isStarred() {
            return library.index().find(game.id()).filter(GameSummary::starred).isPresent();
        }

        @Override
        public void star() {
            library.star(game.id(), !isStarred());
        }

        @Override
        public void delete() {
            library.index().find(game.id()).ifPresent(known -> HistoryPage.this.delete(context, List.of(known)));
            leave();
        }

        @Override
        public void leave() {
            context.router().back();
        }
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
            choose(() -> selection.extend(found(shown), game));
        } else if (selection.isActive() || Modifiers.isCommand(shown.context.device())) {
            choose(() -> selection.toggle(game));
        } else {
            open(game);
        }
    }

    private void hold(GameSummary game) {
        choose(() -> selection.toggle(game));
    }

    private void star(GameSummary game) {
        library.star(game.id(), !game.starred());
    }

    /** Games that come while the archive is read are shown at once, but not more often than a picture is drawn. */
    @Override
    public void tick(float seconds) {
        tasks.tick();
        prepareSearch();
        if (isStale && !tasks.isRunning()) {
            refresh();
        }
    }
}
