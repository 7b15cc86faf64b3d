package reversi.screens.setup;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import reversi.game.GameSetup;
import reversi.game.GameSetup.Mode;
import reversi.game.TrainingLadder;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.ClockChoice;
import reversi.screens.Context;
import reversi.screens.GameChoice;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Settings;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The choices of a new game. Every choice is kept at once, so that the next game begins where this one did. */
public final class NewGamePage extends Page {
    private static final float WIDEST = 1040;
    private static final float SECTION = 22;
    private static final float TIGHT_SECTION = 12;
    private static final float NARROW_GAP = 12;
    private static final float START = 52;
    private static final float START_ON_TOP = 140;
    private static final float ROOM_BESIDE_TITLE = 780;
    private static final float TIGHT_BELOW = 660;
    private static final float ROOM_FOR_START = 320;
    /** Narrower pages have no room for the word of the ladder beside the title. */
    private static final float ROOM_FOR_LADDER = 340;

    private static final float ROOM_FOR_LADDER_AND_LARGE_TITLE = 400;
    private static final float ROOM_FOR_LARGE_TITLE = 320;

    /** The room that the ring of the focus takes beside a control. */
    private static final float RING = 6;

    private static final List<Mode> MODES = List.of(Mode.VERSUS_COMPUTER, Mode.TWO_PLAYERS, Mode.WATCH);

    private final SetupMaker maker;
    private final Mode first;
    private final Supplier<TrainingLadder> ladder;
    private boolean isFirst = true;
    private int slideFrom = -1;

    /** The choices of a game in this mode; the supplier tells the person's place on the training ladder now. */
    public NewGamePage(Mode mode, SetupMaker maker, Supplier<TrainingLadder> ladder) {
        this.first = mode;
        this.ladder = ladder;
        this.maker = maker;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.NEW));
    }

    @Override
    public Actor build(Context context, Layout layout) {
        if (isFirst) {
            isFirst = false;
            change(context, choice -> choice.withMode(first));
        }
        return layout.isNarrow() ? narrow(context, layout) : inPanel(context, layout);
    }

    private static GameChoice choice(Context context) {
        return context.settings().now().game();
    }

    private static void change(Context context, UnaryOperator<GameChoice> change) {
        context.settings().change(settings -> settings.withGame(change.apply(settings.game())));
    }

    private Actor narrow(Context context, Layout layout) {
        Ui ui = context.ui();
        float margin = layout.margin();
        float width = layout.width() - 2 * margin;
        Table page = new Table();
        page.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(header(context, false, true, width)).width(width).height(56).row();
        Table inner = new Table();
        inner.top();
        // Under a strong zoom the choices need all the height there is.
        Table fixed = layout.safeHeight() < ROOM_FOR_START ? inner : page;
        fixed.add(modes(context)).width(width).padBottom(NARROW_GAP).row();
        sections(context, inner, width, SECTION, false);
        page.add(ui.scroll(inner)).grow().row();
        fixed.add(start(context)).width(width).height(START).pad(10, 0, 14, 0);
        return page;
    }

    private Actor inPanel(Context context, Layout layout) {
        Ui ui = context.ui();
        boolean isTight = layout.height() < TIGHT_BELOW;
        float pad = layout.isLow() ? 16 : isTight ? 24 : 28;
        float edge = layout.isLow() ? 8 : isTight ? 10 : 20;
        float outer = Math.min(WIDEST, layout.width() - 2 * edge - layout.insetLeft() - layout.insetRight());
        float width = outer - 2 * pad;
        Panel panel = new Panel(context.theme(), ui.palette().sheet(), 16);
        // Where every line counts, the button stands in the line of the title.
        boolean isOnTop = layout.isLow() && width >= ROOM_BESIDE_TITLE;
        Table inner = new Table();
        inner.top();
        Table head = header(context, true, isOnTop, width);
        if (isOnTop) {
            head.add(start(context)).width(START_ON_TOP).height(Theme.TOUCH).padLeft(Theme.PAD);
        }
        panel.add(head).width(width).padBottom(isTight ? 8 : SECTION - 4).row();
        sections(context, inner, width, isTight ? TIGHT_SECTION : SECTION, !isOnTop);
        panel.add(ui.scroll(inner))
                .width(width + 2 * RING)
                .pad(0, -RING, 0, -RING)
                .expandY()
                .top()
                .row();
        if (!isOnTop) {
            panel.add(foot(context, width)).width(width).padTop(layout.isLow() ? 8 : 4);
        }
        panel.pad(pad - 4, pad, isOnTop ? 4 : pad, pad);
        float most = layout.safeHeight() - 2 * edge;
        Table page = new Table();
        page.pad(layout.insetTop(), layout.insetLeft(), layout.insetBottom(), layout.insetRight());
        page.add(panel).minHeight(isOnTop ? most : 0).maxHeight(most);
        return page;
    }

    private Button start(Context context) {
        return context.ui().primary(context.say("setup.start"), () -> begin(context));
    }

    private Table header(Context context, boolean withModes, boolean isSmall, float width) {
        Ui ui = context.ui();
        Table header = new Table();
        header.left();
        header.add(ui.iconButton(Icon.BACK, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-10)
                .padRight(6);
        boolean isStartBeside = withModes && isSmall;
        float modes = withModes ? Math.min(400, width * (isStartBeside ? 0.45f : 0.56f)) : 0;
        float room = width - modes - (isStartBeside ? START_ON_TOP + Theme.PAD : 0);
        boolean isLarge = !isSmall && room >= ROOM_FOR_LARGE_TITLE;
        header.add(ui.text(context.say("setup.title"), isLarge ? Type.PAGE : Type.HEADING))
                .growX()
                .minWidth(0);
        if (choice(context).mode() == Mode.VERSUS_COMPUTER) {
            boolean hasRoom = room >= (isLarge ? ROOM_FOR_LADDER_AND_LARGE_TITLE : ROOM_FOR_LADDER);
            header.add(ladder(context, hasRoom)).height(Theme.TOUCH).padRight(withModes ? Theme.GAP : 0);
        }
        if (withModes) {
            header.add(modes(context)).width(modes);
        }
        return header;
    }

    /** The way to the ladder, which says which level suits the player. */
    private static Button ladder(Context context, boolean hasRoom) {
        Ui ui = context.ui();
        if (!hasRoom) {
            return ui.iconButton(Icon.LADDER, context.go()::ladder);
        }
        return ui.answer(Button.Kind.SECONDARY, Icon.LADDER, context.say("ladder.title"), context.go()::ladder);
    }

    private Segmented modes(Context context) {
        List<String> names = List.of(
                context.say("setup.mode.computer"), context.say("setup.mode.two"), context.say("setup.mode.watch"));
        int now = MODES.indexOf(choice(context).mode());
        Segmented modes = context.ui().segmented(names, now, index -> {
            slideFrom = MODES.indexOf(choice(context).mode());
            change(context, choice -> choice.withMode(MODES.get(index)));
            context.router().refresh();
        });
        if (slideFrom >= 0) {
            modes.slideFrom(slideFrom);
            slideFrom = -1;
        }
        return modes;
    }

    /** {@code isEven} where all modes take the same height, so that nothing moves when another one is chosen. */
    private void sections(Context context, Table inner, float width, float gap, boolean isEven) {
        Players players = new Players(context, change -> change(context, change));
        GameChoice choice = choice(context);
        inner.add(players.build(choice.mode(), width))
                .width(width)
                .minHeight(isEven ? highest(players, width) : 0)
                .top()
                .padBottom(gap)
                .row();
        Players.label(context, inner, "setup.board");
        inner.add(VariantCards.build(context, choice, width, new Cards(context)))
                .width(width)
                .padBottom(gap - 4)
                .row();
        Table clock = clock(context, width);
        if (choice.mode() != Mode.WATCH) {
            inner.add(clock).width(width).padBottom(10).row();
            if (!isEven && isLadder(context)) {
                inner.add(ladderWords(context, width)).width(width).padBottom(8).row();
            }
        } else if (isEven) {
            inner.add().height(clock.getPrefHeight() + 10).row();
        }
    }

    private static float highest(Players players, float width) {
        float highest = 0;
        for (Mode mode : MODES) {
            highest = Math.max(highest, players.build(mode, width).getPrefHeight());
        }
        return highest;
    }

    private Table clock(Context context, float width) {
        Table clock = new Table();
        clock.top();
        Players.label(context, clock, "setup.clock");
        clock.add(clocks(context, width)).width(width);
        return clock;
    }

    private static boolean isLadder(Context context) {
        GameChoice choice = choice(context);
        return choice.clockNow() == ClockChoice.LADDER && choice.mode() == Mode.VERSUS_COMPUTER;
    }

    /** How long one has for a move on the ladder now. */
    private Text ladderWords(Context context, float width) {
        String words =
                context.texts().count("setup.clock.ladder.now", ladder.get().secondsPerMove());
        return context.ui().muted(words, Type.SMALL).wrap(width);
    }

    private Segmented clocks(Context context, float width) {
        GameChoice choice = choice(context);
        boolean hasLadder = choice.mode() == Mode.VERSUS_COMPUTER;
        List<ClockChoice> all = List.of(ClockChoice.values());
        List<ClockChoice> offered = hasLadder ? all : all.subList(0, all.size() - 1);
        List<String> names =
                offered.stream().map(clock -> context.say(clock.key())).toList();
        int columns = width < 310 ? 3 : width < 560 ? 4 : offered.size();
        int now = Math.max(0, offered.indexOf(choice.clockNow()));
        return context.ui().segmented(names, columns, now, index -> {
            boolean wasLadder = choice(context).clockNow() == ClockChoice.LADDER;
            change(context, next -> next.withClock(offered.get(index)));
            if (wasLadder || offered.get(index) == ClockChoice.LADDER) {
                context.router().refresh();
            }
        });
    }

    private Table foot(Context context, float width) {
        Table foot = new Table();
        foot.right();
        float side = Math.min(240, width / 2);
        float beside = width - side - Theme.PAD;
        if (isLadder(context)) {
            foot.add(ladderWords(context, beside)).width(beside).height(START).padRight(Theme.PAD);
        }
        foot.add(start(context)).width(side).height(START);
        return foot;
    }

    private void begin(Context context) {
        Settings settings = context.settings().now();
        Disc person = maker.colour(settings.game());
        GameSetup setup = maker.make(settings.game(), person, ladder.get());
        change(context, choice -> choice.withLastPlayed(person));
        context.go().play(setup);
    }

    /** Hears which board is wanted. */
    private static final class Cards implements VariantCards.Listener {
        private final Context context;

        Cards(Context context) {
            this.context = context;
        }

        @Override
        public void chosen(Variant variant) {
            change(context, choice -> choice.withVariant(variant, false));
            context.router().refresh();
        }

        @Override
        public void more() {
            context.router().open(new VariantSheet(choice(context), next -> {
                change(context, choice -> choice.withVariant(next.variant(), next.isBalanced()));
                context.router().refresh();
            }));
        }
    }
}
