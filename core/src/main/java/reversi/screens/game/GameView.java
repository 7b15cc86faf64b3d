package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import reversi.game.Clock;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.screens.ConfirmedMoves;
import reversi.screens.Context;
import reversi.screens.Hints;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.Numerals;
import reversi.screens.StateView;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Slider;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of a game for one size, look and language. */
final class GameView extends WidgetGroup implements StateView<GameState> {
    /** How far shadows reach beyond their actors, in points. */
    private static final float OVERHANG = 64;

    private static final float MILLIS = 1000;
    /** A narrower line of the moves has no room for a slider. */
    private static final float LEAST_LINE = 325;

    private static final float LINE_SLIDER = 170;
    /** From these widths on a player's panel has room for more than what must be said, with a clock and without. */
    private static final float ROOMY_TIMED = 420;

    private static final float ROOMY = 340;
    private static final float REFUSAL_SECONDS = 1.6f;
    private static final float LEAST_PASS_SECONDS = 1.1f;
    /** What a list of moves and what people say below it need beside an offer, in points. */
    private static final float LEAST_BELOW = 258;

    private final Context context;
    private final Ui ui;
    private final StateWords words;
    private final Living living;
    private final GameActions actions;
    private final GamePlan whole;
    private final boolean isMirrored;
    private GamePlan plan;
    private final BoardStyle style;
    private final BoardView board;
    private final PlayerPanel upper;
    private final PlayerPanel lower;
    private final Disc upperDisc;
    private final Text heading;
    private final Text number;
    private final MoveList moves;
    private final ScrollPane pane;
    private final Table movesPlace;
    private final Optional<Slider> slider;
    private final LeadChart chart;
    private final Optional<ChatPanel> chat;
    private final Toolbar tools;
    private final EndLight light;
    private final Banner banner;
    private final TypedBubble bubble;
    private final List<Actor> following = new ArrayList<>();
    private final Rectangle near = new Rectangle();
    private final ClockText upperClock = new ClockText();
    private final ClockText lowerClock = new ClockText();
    private final Actor root;
    private Optional<BesidePanel> beside = Optional.empty();
    private Optional<Offer> offer = Optional.empty();
    private boolean isScrolled;

    /**
     * What goes on by itself and is only looked at.
     *
     * @param clock tells the clocks of this moment
     * @param chat what is said beside the board; empty where there is no room for it
     */
    record Living(BoardModel board, Supplier<Clock> clock, Optional<TableChat> chat) {}

    /** A page that begins with this state. */
    GameView(Context context, Layout window, StateWords words, Living living, GameState first, GameActions actions) {
        this.context = context;
        this.ui = context.ui();
        this.words = words;
        this.living = living;
        this.actions = actions;
        Layout room = GamePlan.roomFor(window);
        this.whole = GamePlan.of(room);
        this.isMirrored = room.isLeftHanded() && !whole.isWide();
        this.plan = living.chat.isPresent() ? whole.withRoomBelowMoves() : whole;
        Look look = context.settings().now().look();
        GameSetup setup = words.setup();
        this.style = look.boardFor(setup.variant());
        this.board = new BoardView(ui, living.board, style, options(look));
        board.onPress(actions::choose);
        ConfirmedMoves.inGame(context, board);
        boolean isBlackAlone =
                setup.seat(Disc.BLACK).isHuman() && !setup.seat(Disc.WHITE).isHuman();
        this.upperDisc = isBlackAlone ? Disc.WHITE : Disc.BLACK;
        this.upper = panel(upperDisc, whole.upper());
        this.lower = panel(upperDisc.other(), whole.lower());
        this.moves = new MoveList(context.theme(), context.say("play.pass.short"));
        first.line().ifPresent(line -> moves.onPress(actions::goTo));
        this.pane = ui.scroll(moves);
        this.heading = ui.muted("", Type.SMALL);
        this.number = ui.muted("", Type.SMALL).align(Align.right);
        this.slider = first.line().map(this::slider);
        this.movesPlace = plan.isWide() ? listOfMoves() : lineOfMoves();
        this.chart = new LeadChart(context, style, plan.graph().isThere() ? slider : Optional.empty());
        this.chat = living.chat.map(said -> said.panel(context, plan.graph().width()));
        this.tools = new Toolbar(context, actions::run);
        this.light = new EndLight(ui, board);
        this.banner = new Banner(ui);
        this.bubble = new TypedBubble(ui);
        addAll();
        showTools(first);
        arrange();
        addCaptureListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                actions.skip();
                return false;
            }
        });
        show(first);
        this.root = room.height() <= window.height() ? this : scrolled(room);
    }

    private BoardOverlayOptions options(Look look) {
        Hints hints = context.settings().now().hints();
        return new BoardOverlayOptions(
                hints.legalMoves(),
                hints.flipPreview(),
                hints.lastMove(),
                hints.coordinates(),
                look.isHighContrast(context.device()));
    }

    private PlayerPanel panel(Disc disc, Area box) {
        Seat seat = words.setup().seat(disc);
        boolean isCharacter = !seat.isHuman() && seat.name().isEmpty();
        OptionalInt level = isCharacter ? OptionalInt.of(seat.level()) : OptionalInt.empty();
        PlayerPanel.Player player = new PlayerPanel.Player(words.words().name(disc), level);
        return new PlayerPanel(ui, style, disc, player, isTimed(disc), box);
    }

    private boolean isTimed(Disc disc) {
        return words.setup().time().times(words.setup().seat(disc));
    }

    private Slider slider(GameState.Line line) {
        Slider made = ui.slider(line.first(), line.turns().size(), 1, line.at(), actions::goTo);
        made.setAccessibleName(context.say("play.moves"));
        return made;
    }

    private Table listOfMoves() {
        Panel sheet = ui.panel();
        sheet.top();
        Table top = new Table();
        top.add(heading).growX().minWidth(0);
        top.add(number).right().minWidth(Value.prefWidth).padLeft(Theme.ROW_GAP);
        sheet.pad(Theme.PART_GAP, Theme.PAD, Theme.BLOCK_GAP, Theme.PAD);
        sheet.add(top).growX().padBottom(Theme.ROW_GAP).row();
        sheet.add(pane).growX();
        return sheet;
    }

    private Table lineOfMoves() {
        Table line = new Table();
        line.add(heading).growX().minWidth(0).padLeft(Theme.GRID);
        if (!plan.graph().isThere() && plan.moves().width() >= LEAST_LINE) {
            slider.ifPresent(control -> line.add(control)
                    .width(LINE_SLIDER)
                    .padLeft(Theme.ROW_GAP)
                    .height(Theme.TOUCH)
                    .padTop(-Theme.ROW_GAP)
                    .padBottom(-Theme.ROW_GAP));
        }
        line.add(number)
                .right()
                .minWidth(Value.prefWidth)
                .padLeft(Theme.ROW_GAP)
                .padRight(Theme.GRID);
        return line;
    }

    /** In the order in which they stand, which is that of the keyboard too. */
    private void addAll() {
        if (plan.isWide()) {
            addActor(board);
            follow(upper);
        } else {
            follow(upper);
            addActor(board);
        }
        follow(lower);
        follow(movesPlace);
        if (plan.graph().isThere()) {
            follow(below());
        }
        follow(tools);
        addActor(light);
        addActor(banner);
        addActor(bubble);
    }

    /** What stands below the moves. */
    private Actor below() {
        return chat.isPresent() ? chat.get() : chart;
    }

    /** Adds an actor that follows the game. */
    private void follow(Actor actor) {
        addActor(actor);
        following.add(actor);
    }

    /** The view in a window in which it takes more room than there is. */
    private Actor scrolled(Layout room) {
        Table page = new Table();
        page.add(this).size(room.width(), room.height());
        return ui.scroll(page);
    }

    @Override
    public Actor root() {
        return root;
    }

    /** The board. */
    BoardView board() {
        return board;
    }

    @Override
    public void show(GameState state) {
        Optional<BesidePanel> before = beside;
        beside = before.filter(panel -> panel.suits(state)).or(() -> made(state));
        beside.ifPresent(panel -> panel.show(state));
        boolean isOpen = state.outcome().isEmpty();
        board.blindfold(isOpen
                && state.play().isOwn()
                && context.settings().now().hints().blindfold());
        showTools(state);
        GamePlan next = planned(state);
        if (!beside.equals(before) || !state.offer().equals(offer) || !next.equals(plan)) {
            plan = next;
            offer = state.offer();
            arrange(before);
            keepFocus();
            Gdx.graphics.requestRendering();
        }
        showPlayer(upper, state.play(), upperDisc);
        showPlayer(lower, state.play(), upperDisc.other());
        count();
        clocks();
        showMoves(state);
        state.talk().ifPresent(talk -> chat.ifPresent(panel -> panel.show(talk)));
        following.forEach(PartialStage::redraw);
    }

    /** Below the board what a hand reaches first lies on its side. */
    private void showTools(GameState state) {
        List<Tool.State> shown = new ArrayList<>(state.tools());
        if (isMirrored) {
            Collections.reverse(shown);
        }
        tools.show(shown);
    }

    /** The panel of a state beside the board; empty where nothing stands there. */
    private Optional<BesidePanel> made(GameState state) {
        float width = whole.tools().width();
        if (state.end().isPresent()) {
            return Optional.of(
                    new ResultPanel(context, width, words.setup(), state.end().get(), actions));
        }
        Optional<BesidePanel> warning = state.advice()
                .warning()
                .map(told -> new CoachPanel(context, width, told.square(), living.board, words.words(), actions));
        return warning.or(() -> state.advice()
                .hint()
                .map(told -> new HintPanel(context, width, told.position(), living.board, words.words(), actions)));
    }

    /** Where everything stands in a state: an offer asks for room of its own. */
    private GamePlan planned(GameState state) {
        boolean isTalking = chat.isPresent();
        boolean isUpper = state.offer().filter(open -> open.by() == upperDisc).isPresent();
        GamePlan offering = state.offer().isPresent() ? whole.withOffer(isUpper, isTalking ? LEAST_BELOW : 0) : whole;
        GamePlan usual = isTalking ? offering.withRoomBelowMoves() : offering;
        return beside.map(panel -> panel.planned(usual, isTalking)).orElse(usual);
    }

    /** Puts everything in its place, and another panel beside the board into that of the one before. */
    private void arrange(Optional<BesidePanel> before) {
        boolean isOther = !beside.equals(before);
        if (isOther) {
            before.ifPresent(Actor::remove);
            beside.ifPresent(panel -> addActorAfter(board, panel));
        }
        arrange();
        showOffer(upper, upperDisc);
        showOffer(lower, upperDisc.other());
        // A result that only has more to say doesn't come once more.
        boolean wasResult = before.filter(panel -> panel instanceof ResultPanel).isPresent();
        beside.filter(panel -> isOther && !(wasResult && panel instanceof ResultPanel))
                .ifPresent(panel -> panel.enter(board));
    }

    /** Puts everything in its place. */
    private void arrange() {
        place(board, plan.board());
        place(light, plan.board());
        place(upper, plan.upper());
        place(lower, plan.lower());
        place(movesPlace, plan.moves());
        place(below(), plan.graph());
        place(tools, plan.tools().widened(tools.getMinWidth()));
        beside.ifPresent(panel -> place(panel, plan.panel()));
        if (plan.isWide()) {
            movesPlace.getCell(pane).height(rows() * MoveList.ROW);
            movesPlace.invalidateHierarchy();
            isScrolled = false;
        }
        banner.over(plan.board());
        bubble.over(plan.board());
    }

    private static void place(Actor actor, Area box) {
        actor.setVisible(box.isThere());
        actor.setBounds(box.x(), box.y(), box.width(), box.height());
    }

    /** How many rows of moves there is room for. */
    private float rows() {
        float room = plan.moves().height() - Theme.PART_GAP - Theme.BLOCK_GAP - Theme.ROW_GAP - Type.SMALL.lineHeight();
        return (float) Math.floor(room / MoveList.ROW);
    }

    /** An offer stands in the panel of the player who makes it, for as long as it is open. */
    private void showOffer(PlayerPanel panel, Disc disc) {
        panel.offer(context, offer.filter(open -> open.by() == disc), actions::answer);
    }

    /** What had the focus may be gone: then the board has it. */
    private void keepFocus() {
        Actor focused = ui.focus().current();
        if (focused != null && (focused.getStage() == null || !focused.ascendantsVisible())) {
            ui.focus().moveTo(board);
        }
    }

    private void showPlayer(PlayerPanel panel, GameState.Play play, Disc disc) {
        boolean isRoomy = whole.upper().width() >= (isTimed(disc) ? ROOMY_TIMED : ROOMY);
        panel.setStatus(words.status(play, disc, isRoomy), play.isTurn(disc), play.isThinking(disc));
    }

    private void showMoves(GameState state) {
        heading.setText(words.headline(state, plan.isWide()));
        number.setText(words.number(state.shown()));
        state.line().ifPresent(line -> slider.ifPresent(control -> control.show(line.at())));
        chart.show(state.shown(), words.lead(state.shown()));
        if (plan.isWide()) {
            moves.show(state.listed(), state.shown().plies(), pane);
        }
    }

    /** Uses a key before the focus does; answers whether it did. */
    boolean keyDown(int key) {
        return beside.filter(panel -> panel.keyDown(key)).isPresent();
    }

    /** Announces a pass for as long as the board waits for it, and long enough to be read. */
    void passed(Disc disc, int millis) {
        banner.announce(Icon.PASS, words.words().pass(disc), Math.max(LEAST_PASS_SECONDS, millis / MILLIS));
    }

    /** Lets a player say something for some seconds. */
    void say(Disc disc, String said, float seconds) {
        (disc == upperDisc ? upper : lower).say(said, seconds);
        Gdx.graphics.requestRendering();
    }

    /** In how many seconds it shows something else by itself. */
    float secondsToChange() {
        return Math.min(upper.secondsToChange(), lower.secondsToChange());
    }

    /** Says why a move can't be made. */
    void refused(Illegal reason) {
        banner.remark(Icon.WARNING, words.words().refused(reason), REFUSAL_SECONDS);
    }

    /** Takes what is announced away, since it is not true any more. */
    void forgetAnnouncement() {
        banner.hide();
    }

    /** Takes a remark away, because its place is needed. */
    void makeRoom() {
        banner.makeRoom();
    }

    /** Shows what is being typed, which may need the place of a remark. */
    void typed(String text) {
        bubble.show(text);
        if (!text.isEmpty()) {
            banner.makeRoom();
        }
    }

    /** Lights the board for the person who won or lost. */
    void light(boolean isWon) {
        light.show(isWon);
    }

    /** Counts the discs as they lie now, in the middle of flips too. */
    void count() {
        upper.count(living.board.animation().count(upperDisc));
        lower.count(living.board.animation().count(upperDisc.other()));
    }

    /** Lets time pass for what shows it. */
    void tick(float seconds) {
        clocks();
        upper.tick(seconds);
        lower.tick(seconds);
    }

    private void clocks() {
        Clock clock = living.clock.get();
        Numerals numerals = context.texts().language().numerals();
        upper.clock(upperClock.of(clock.millisLeft(upperDisc), numerals), clock.isLow(upperDisc));
        lower.clock(lowerClock.of(clock.millisLeft(upperDisc.other()), numerals), clock.isLow(upperDisc.other()));
    }

    /** While a part of the picture is drawn, what lies far from it needs no thought. */
    @Override
    public void draw(Batch batch, float parentAlpha) {
        Rectangle part = getStage() instanceof PartialStage canvas ? canvas.drawnPart() : null;
        if (part == null) {
            setCullingArea(null);
        } else {
            near.set(part.x - OVERHANG, part.y - OVERHANG, part.width + 2 * OVERHANG, part.height + 2 * OVERHANG);
            setCullingArea(near);
        }
        super.draw(batch, parentAlpha);
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (!isScrolled && plan.isWide()) {
            isScrolled = true;
            movesPlace.validate();
            moves.scrollToCurrent(pane);
        }
    }
}
