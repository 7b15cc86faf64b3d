package reversi.screens.setup;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.game.GameSetup.Mode;
import reversi.screens.ClockChoice;
import reversi.screens.Context;
import reversi.screens.GameChoice;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of a new game in one look, size and language. */
final class NewGameView implements StateView<NewGameState> {
    private static final float SECTION = 22;
    private static final float PANEL_RADIUS = 16;
    private static final float PANEL_PAD = 28;
    private static final float START_ON_TOP = 140;
    private static final float START_BELOW = 240;
    private static final float WIDEST_MODES = 400;
    /** Which part of the width the modes take, beside the title and above the players. */
    private static final float MODES_SHARE = 0.56f;

    private static final float MODES_SHARE_ON_TOP = 0.45f;
    private static final float ROOM_BESIDE_TITLE = 780;
    private static final float TIGHT_BELOW = 660;
    private static final float ROOM_FOR_START = 320;
    /** Narrower pages have no room for the word of the ladder beside the title. */
    private static final float ROOM_FOR_LADDER = 340;

    private static final float ROOM_FOR_LADDER_AND_LARGE_TITLE = 400;
    private static final float ROOM_FOR_LARGE_TITLE = 320;
    /** From these widths on the clocks stand in four columns, and in one row. */
    private static final float FOUR_CLOCKS = 310;

    private static final int FEW_CLOCKS = 3;
    private static final int MORE_CLOCKS = 4;

    private static final float ALL_CLOCKS = 560;

    private final Context context;
    private final Ui ui;
    private final Layout layout;
    private final Actions actions;
    private final boolean isTight;
    private final float edge;
    private final float pad;
    private final float width;
    /** Where every line counts, the button stands in the line of the title. */
    private final boolean isOnTop;
    /** Whether the button stands below the choices: then all modes take the same height, so that nothing moves when another is chosen. */
    private final boolean hasFoot;

    private final Segmented modes;
    private final Button start;
    private final Map<Mode, Players> playersOf = new EnumMap<>(Mode.class);
    private final Map<Mode, Table> clockOf = new EnumMap<>(Mode.class);
    private final List<Consumer<GameChoice>> controls = new ArrayList<>();
    private final Slot<Boolean> ladder = new Slot<>(this::fillLadder);
    private final Slot<Mode> players = new Slot<>(this::fillPlayers);
    private final Slot<NewGameState.Board> boards = new Slot<>(this::fillBoards);
    private final Slot<Mode> clock = new Slot<>(this::fillClock);
    private final Slot<Optional<Integer>> perMove = new Slot<>(this::fillPerMove);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Something else is chosen. */
        void change(UnaryOperator<GameChoice> change);

        /** Shows all boards and rules. */
        void allBoards();

        /** Shows everybody who plays for the computer. */
        void opponents();

        /** Begins the game. */
        void begin();
    }

    /** A page whose controls begin at a choice. */
    NewGameView(Context context, Layout layout, GameChoice first, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.layout = layout;
        this.actions = actions;
        boolean isPanel = !layout.isNarrow();
        isTight = isPanel && layout.height() < TIGHT_BELOW;
        edge = layout.isLow() ? Theme.ROW_GAP : isTight ? Theme.GAP : Theme.PAD;
        pad = layout.isLow() ? Theme.CARD_PAD : isTight ? Theme.SHEET_PAD : PANEL_PAD;
        float beside = layout.insetLeft() + layout.insetRight();
        width = isPanel
                ? Math.min(HeadedScaffold.WIDEST, layout.width() - 2 * edge - beside) - 2 * pad
                : layout.width() - 2 * layout.margin();
        isOnTop = isPanel && layout.isLow() && width >= ROOM_BESIDE_TITLE;
        hasFoot = isPanel && !isOnTop;
        start = ui.primary(context.say("setup.start"), actions::begin);
        modes = modes(first.mode());
        for (Mode mode : NewGameState.MODES) {
            playersOf.put(mode, new Players(context, width, first.withMode(mode), actions::change, actions::opponents));
            clockOf.put(mode, clock(first.withMode(mode)));
        }
        root = isPanel ? inPanel() : narrow();
    }

    private Segmented modes(Mode first) {
        List<String> names = List.of(
                context.say("setup.mode.computer"), context.say("setup.mode.two"), context.say("setup.mode.watch"));
        return ui.segmented(
                names,
                NewGameState.MODES.indexOf(first),
                at -> actions.change(choice -> choice.withMode(NewGameState.MODES.get(at))));
    }

    private Table clock(GameChoice first) {
        List<ClockChoice> offered = NewGameState.clocks(first.mode());
        List<String> names =
                offered.stream().map(clock -> context.say(clock.key())).toList();
        int columns = width < FOUR_CLOCKS ? FEW_CLOCKS : width < ALL_CLOCKS ? MORE_CLOCKS : offered.size();
        Segmented clocks = ui.segmented(
                names,
                columns,
                offered.indexOf(first.clockNow()),
                at -> actions.change(choice -> choice.withClock(offered.get(at))));
        controls.add(choice ->
                clocks.show(offered.indexOf(choice.withMode(first.mode()).clockNow())));
        Table clock = new Table();
        clock.top();
        Players.label(context, clock, "setup.clock");
        clock.add(clocks).width(width);
        return clock;
    }

    private Actor narrow() {
        Table page = new Table();
        page.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(header()).width(width).height(Theme.HEADER).row();
        Table inner = new Table();
        inner.top();
        // Under a strong zoom the choices need all the height there is.
        Table fixed = layout.safeHeight() < ROOM_FOR_START ? inner : page;
        fixed.add(modes).width(width).padBottom(Theme.BLOCK_GAP).row();
        addSections(inner);
        page.add(ui.scroll(inner)).grow().row();
        fixed.add(start).width(width).height(Theme.MAIN_BUTTON).pad(Theme.GAP, 0, Theme.PART_GAP, 0);
        return page;
    }

    private Actor inPanel() {
        Table head = header();
        head.add(modes).width(modesWidth());
        if (isOnTop) {
            head.add(start).width(START_ON_TOP).height(Theme.TOUCH).padLeft(Theme.PAD);
        }
        Table inner = new Table();
        inner.top();
        addSections(inner);
        Panel panel = new Panel(ui.theme(), ui.palette().sheet(), PANEL_RADIUS);
        panel.pad(pad - Theme.GRID, pad, isOnTop ? Theme.GRID : pad, pad);
        panel.add(head)
                .width(width)
                .padBottom(isTight ? Theme.ROW_GAP : SECTION - Theme.GRID)
                .row();
        panel.add(ui.scroll(inner))
                .width(width + 2 * Theme.RING)
                .pad(0, -Theme.RING, 0, -Theme.RING)
                .expandY()
                .top()
                .row();
        if (hasFoot) {
            panel.add(foot()).width(width).padTop(layout.isLow() ? Theme.ROW_GAP : Theme.GRID);
        }
        float most = layout.safeHeight() - 2 * edge;
        Table page = new Table();
        page.pad(layout.insetTop(), layout.insetLeft(), layout.insetBottom(), layout.insetRight());
        page.add(panel).minHeight(isOnTop ? most : 0).maxHeight(most);
        return page;
    }

    private float modesWidth() {
        return layout.isNarrow() ? 0 : Math.min(WIDEST_MODES, width * (isOnTop ? MODES_SHARE_ON_TOP : MODES_SHARE));
    }

    /** What the title and the way to the ladder share. */
    private float besideModes() {
        return width - modesWidth() - (isOnTop ? START_ON_TOP + Theme.PAD : 0);
    }

    private boolean isLarge() {
        return hasFoot && besideModes() >= ROOM_FOR_LARGE_TITLE;
    }

    private Table header() {
        Table header = HeadedScaffold.header(
                context, ui.text(context.say("setup.title"), isLarge() ? Type.PAGE : Type.HEADING));
        header.add(ladder);
        return header;
    }

    private void addSections(Table inner) {
        float gap = isTight ? Theme.BLOCK_GAP : SECTION;
        inner.add(players).width(width).padBottom(gap).row();
        Players.label(context, inner, "setup.board");
        inner.add(boards).width(width).padBottom(gap - Theme.GRID).row();
        inner.add(clock).width(width).row();
        if (!hasFoot) {
            inner.add(perMove).width(width).row();
        }
    }

    private Table foot() {
        Table foot = new Table();
        foot.right();
        foot.add(perMove);
        foot.add(start).width(startWidth()).height(Theme.MAIN_BUTTON);
        return foot;
    }

    private float startWidth() {
        return Math.min(START_BELOW, width / 2);
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public Actor wayOn() {
        return start;
    }

    @Override
    public void show(NewGameState state) {
        Mode mode = state.choice().mode();
        modes.show(NewGameState.MODES.indexOf(mode));
        playersOf.values().forEach(each -> each.show(state.settled()));
        controls.forEach(control -> control.accept(state.choice()));
        ladder.show(state.isVersusComputer());
        players.show(mode);
        boards.show(state.board());
        clock.show(mode);
        perMove.show(state.secondsPerMove());
    }

    /** The way to the ladder, which says which level suits the player. */
    private void fillLadder(boolean isOffered) {
        if (isOffered) {
            boolean hasRoom = besideModes() >= (isLarge() ? ROOM_FOR_LADDER_AND_LARGE_TITLE : ROOM_FOR_LADDER);
            Runnable open = context.go()::ladder;
            Button way = hasRoom
                    ? ui.answer(Button.Kind.SECONDARY, Icon.LADDER, context.say("ladder.title"), open)
                    : ui.iconButton(Icon.LADDER, open);
            ladder.add(way).height(Theme.TOUCH).padRight(layout.isNarrow() ? 0 : Theme.GAP);
        }
    }

    private void fillPlayers(Mode mode) {
        float highest = 0;
        for (Players each : playersOf.values()) {
            highest = Math.max(highest, each.getPrefHeight());
        }
        players.add(playersOf.get(mode)).width(width).minHeight(hasFoot ? highest : 0);
    }

    private void fillBoards(NewGameState.Board board) {
        boards.add(VariantCards.build(
                context,
                board,
                width,
                variant -> actions.change(choice -> choice.withVariant(variant, false)),
                actions::allBoards));
    }

    private void fillClock(Mode mode) {
        Table there = clockOf.get(mode);
        if (mode != Mode.WATCH) {
            clock.add(there).width(width).padBottom(Theme.GAP);
        } else if (hasFoot && there != null) {
            clock.add().height(there.getPrefHeight() + Theme.GAP);
        }
    }

    /** How long one has for a move on the ladder now. */
    private void fillPerMove(Optional<Integer> seconds) {
        float wide = hasFoot ? width - startWidth() - Theme.PAD : width;
        seconds.map(each -> ui.muted(context.texts().count("setup.clock.ladder.now", each), Type.SMALL))
                .map(words -> perMove.add(words.wrap(wide)).width(wide))
                .ifPresent(cell -> {
                    if (hasFoot) {
                        cell.height(Theme.MAIN_BUTTON).padRight(Theme.PAD);
                    } else {
                        cell.padBottom(Theme.ROW_GAP);
                    }
                });
    }
}
