package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ShowPanel;
import reversi.screens.online.Showcase;
import reversi.screens.tournament.TournamentPageState.Tab;
import reversi.screens.ui.Button;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of one tournament in one look, size and language: three columns, two, or one with tabs. */
final class TournamentView implements StateView<TournamentPageState> {
    private static final float WIDEST = 1400;
    private static final float THREE_COLUMNS = 1000;
    private static final float TWO_COLUMNS = 640;
    private static final float BETWEEN = ListPanels.BETWEEN;
    /** Which part of the room the standings take of two columns and of three, and the talk of three. */
    private static final float LEFT_OF_TWO = 0.54f;

    private static final float LEFT_OF_THREE = 0.46f;
    private static final float SIDE_OF_THREE = 0.21f;
    private static final float PRIMARY = 200;
    private static final float HIGH_PRIMARY = 48;
    /** What stands above and below the board in its panel, in points. */
    private static final float AROUND_BOARD = 76;

    /** Lower windows have no room for a second line beside the way back. */
    private static final float LEAST_FOR_FACTS = 240;

    private static final float ABOVE_BOARD = 48;
    private static final float LEAST_LIST = 132;
    private static final float LEAST_SHOW = 210;

    private final Context context;
    private final Ui ui;
    private final TournamentActions actions;
    private final boolean isNarrow;
    private final float room;
    private final Text name;
    private final Text facts;
    private final Slot<First> first = new Slot<>(this::fillFirst);
    private final Slot<StandingsPanel.Shown> standings;
    private final Slot<GamesPanel.Shown> games;
    private final Slot<NextPanel.Shown> next;
    private final Slot<Live> live = new Slot<>(this::fillLive);
    private final Slot<Tab> tab = new Slot<>(this::fillTab);
    private final Segmented tabs;
    private final Actor root;
    private Optional<ShowPanel> shown = Optional.empty();
    private float showWidth;
    /** The height of the game in a column of its own, in points; 0 where it is as high as it wants to be. */
    private float highBoard;

    private boolean isCompact;

    /** The one thing to do next. */
    private enum Way {
        NONE,
        OWN_GAME,
        JOIN
    }

    private record First(Way way, long table, boolean isAsking) {}

    /** The game on the board, with its title and who comments on it; before the start {@code figure} and {@code second} say when that is. */
    private record Live(Showcase.Show show, Optional<String> commentator, String title, String figure, String second) {}

    TournamentView(Context context, Layout layout, TournamentActions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, WIDEST);
        room = scaffold.width();
        isNarrow = room < TWO_COLUMNS;
        boolean isWide = room >= THREE_COLUMNS;
        float left = isNarrow ? room : (float) Math.floor(room * (isWide ? LEFT_OF_THREE : LEFT_OF_TWO));
        float side = isWide ? (float) Math.floor(room * SIDE_OF_THREE) : isNarrow ? room : room - left - BETWEEN;
        float middle = isWide ? room - left - side - 2 * BETWEEN : side;
        showWidth = middle;
        isCompact = !isWide;
        standings = panel(new StandingsPanel(context, actions, left)::build, left);
        games = panel(new GamesPanel(context, actions, middle)::build, middle);
        next = panel(new NextPanel(context, actions, side, isNarrow)::build, side);
        name = ui.text("", HeadedScaffold.titleType(layout)).asHeading();
        facts = ui.muted("", Type.SMALL);
        tabs = ui.segmented(
                List.of(
                        context.say("tournament.tab.STANDINGS"),
                        context.say("tournament.tab.GAMES"),
                        context.say("tournament.tab.ABOUT")),
                0,
                at -> actions.choose(Tab.values()[at]));
        Table title = new Table();
        title.left();
        title.add(name).growX().minWidth(0).row();
        if (layout.safeHeight() >= LEAST_FOR_FACTS) {
            title.add(facts).growX().minWidth(0);
        }
        Actor content = isNarrow ? narrow() : columns(layout, isWide, left, middle, side);
        root = scaffold.lay(title, Optional.empty(), isNarrow ? new Actor() : first, content);
    }

    private static <T> Slot<T> panel(Function<T, Actor> make, float width) {
        return Slot.of((place, value) -> {
            place.top();
            place.add(make.apply(value)).width(width).expandY().top();
        });
    }

    private Actor narrow() {
        Table page = new Table();
        page.top();
        page.defaults().width(room);
        page.add(first).row();
        page.add(tabs).padBottom(BETWEEN).row();
        page.add(HeadedScaffold.scrolling(context, tab, room)).width(room).grow();
        return page;
    }

    private Actor columns(Layout layout, boolean isWide, float left, float middle, float side) {
        float height = layout.safeHeight() - HeadedScaffold.headerHeight(layout) - layout.margin();
        Table columns = new Table();
        columns.top().padBottom(layout.margin());
        columns.defaults().growY().top();
        columns.add(HeadedScaffold.scrolling(context, standings, left)).width(left);
        Table centre = new Table();
        centre.top();
        float board =
                Math.min(middle - 2 * Theme.PAD + AROUND_BOARD + 2 * Theme.PAD, height - LEAST_LIST - ABOVE_BOARD);
        if (isWide && board >= LEAST_SHOW) {
            highBoard = board;
            centre.add(live).width(middle).row();
            centre.add(HeadedScaffold.scrolling(context, games, middle))
                    .width(middle)
                    .grow();
            columns.add(centre).width(middle).padLeft(BETWEEN);
            columns.add(HeadedScaffold.scrolling(context, next, side))
                    .width(side)
                    .padLeft(BETWEEN);
            return columns;
        }
        isCompact = true;
        centre.defaults().width(middle).padBottom(BETWEEN);
        centre.add(next).width(side).row();
        centre.add(live).row();
        centre.add(games);
        columns.add(HeadedScaffold.scrolling(context, centre, middle))
                .width(middle)
                .padLeft(BETWEEN);
        return columns;
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(TournamentPageState state) {
        TournamentWords words = new TournamentWords(context);
        long now = state.moment().now();
        name.setText(state.card().map(card -> card.terms().name()).orElse(context.say("tournament.title")));
        facts.setText(state.card()
                .map(card -> isNarrow ? words.headline(card, now) : words.facts(card, now))
                .orElse(""));
        first.show(first(state));
        tabs.show(state.tab().ordinal());
        if (isNarrow) {
            tab.show(state.tab());
        }
        standings.show(new StandingsPanel.Shown(state.card(), state.standings(), state.self()));
        games.setVisible(!state.isPhase(TournamentPhase.PLANNED) && !state.isPhase(TournamentPhase.CANCELLED));
        games.show(new GamesPanel.Shown(state.round(), state.rounds(), state.boards(), state.others(), state.self()));
        next.show(NextPanel.Shown.of(state, state.moment().answer().words(context.texts(), "online.loading")));
        live.show(live(state, context));
    }

    /** What is said above the game, or in its place. */
    private static Live live(TournamentPageState state, Context context) {
        TournamentWords words = new TournamentWords(context);
        if (state.isPhase(TournamentPhase.PLANNED)) {
            long at = state.card().orElseThrow().terms().startsAt();
            return new Live(
                    state.show(),
                    Optional.empty(),
                    context.say("tournament.start"),
                    words.start(at, state.moment().now()),
                    words.moment(at, state.moment().now()));
        }
        boolean isOn = state.isPhase(TournamentPhase.RUNNING);
        String title = state.shownRow()
                .map(row -> context.texts().get("tournament.live", row.board()))
                .orElse(isOn && !state.isEarlier() ? context.say("tournament.waiting") : "");
        return new Live(state.show(), state.commentator(), title, "", "");
    }

    private static First first(TournamentPageState state) {
        Way way = state.ownTable().isPresent() ? Way.OWN_GAME : state.canJoin() ? Way.JOIN : Way.NONE;
        return new First(way, state.ownTable().orElse(0L), state.self().isAsking());
    }

    private void fillFirst(First what) {
        if (what.way() == Way.NONE) {
            return;
        }
        Button button = what.way() == Way.OWN_GAME
                ? ui.primary(context.say("tournament.own"), () -> actions.watch(what.table()))
                : ui.primary(context.say("tournament.join"), actions::join);
        button.setDisabled(what.way() == Way.JOIN && what.isAsking());
        first.add(button)
                .width(isNarrow ? room : PRIMARY)
                .height(HIGH_PRIMARY)
                .padBottom(isNarrow ? Theme.BLOCK_GAP : 0);
    }

    private void fillLive(Live what) {
        shown = Optional.empty();
        boolean isThere = what.show().table().isPresent();
        if (!isThere && what.title().isEmpty()) {
            return;
        }
        live.top();
        if (!isThere) {
            Table panel = ListPanels.panel(context);
            panel.add(ui.text(what.title(), Type.TITLE).wrap(showWidth - 2 * Theme.PAD))
                    .row();
            if (!what.figure().isEmpty()) {
                panel.add(ui.text(what.figure(), Type.FIGURE))
                        .padTop(Theme.ROW_GAP)
                        .row();
                panel.add(ui.muted(what.second(), Type.BODY));
            }
            live.add(panel).width(showWidth).padBottom(isCompact ? 0 : BETWEEN);
            return;
        }
        if (!what.title().isEmpty()) {
            live.add(ui.text(what.title(), Type.TITLE))
                    .left()
                    .padBottom(Theme.ROW_GAP)
                    .row();
        }
        ShowPanel board = new ShowPanel(context, what.show(), showWidth, isCompact, actions::watchShown);
        shown = Optional.of(board);
        float below = what.commentator().isPresent() ? Theme.GAP + Theme.TOUCH : 0;
        var cell = live.add(board).width(showWidth);
        if (highBoard > 0) {
            cell.height(highBoard - below);
        }
        what.commentator()
                .map(name -> ui.secondary(context.texts().get("commentary.by", name), actions::commentary))
                .ifPresent(button -> {
                    live.row();
                    live.add(button).width(showWidth).height(Theme.TOUCH).padTop(Theme.GAP);
                });
        live.getCells().peek().padBottom(isCompact ? 0 : BETWEEN);
    }

    private void fillTab(Tab chosen) {
        tab.top();
        tab.defaults().width(room).padBottom(BETWEEN);
        switch (chosen) {
            case STANDINGS -> tab.add(standings);
            case GAMES -> {
                tab.add(live).row();
                tab.add(games);
            }
            case ABOUT -> tab.add(next);
        }
    }

    /** Shows what has happened in the game on the board. */
    void moved() {
        shown.ifPresent(ShowPanel::moved);
    }

    /** The round, or how it ended; what changes with every minute is read, not said. */
    @Override
    public String spoken(TournamentPageState state) {
        TournamentWords words = new TournamentWords(context);
        return state.card()
                .map(card -> isTold(card)
                        ? words.end(card, state.moment().now())
                        : words.format(card.terms().format()))
                .orElse("");
    }

    private static boolean isTold(TournamentCard card) {
        return switch (card.phase()) {
            case PLANNED -> false;
            case RUNNING -> card.terms().format() != TournamentFormat.ARENA;
            case ENDED, CANCELLED -> true;
        };
    }
}
