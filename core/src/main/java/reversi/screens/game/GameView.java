package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Hints;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.Numerals;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.OpeningNames;

/** The actors of the game's page for one size, look and language. It shows the game of a {@link GameController}. */
final class GameView extends WidgetGroup {
    /** How far shadows reach beyond their actors, in points. */
    private static final float OVERHANG = 64;

    private static final float MILLIS = 1000;
    /** A narrower line of the moves has no room for a slider. */
    private static final float LEAST_LINE = 325;

    private static final float LINE_SLIDER = 170;
    private static final float SLIDER = Theme.TOUCH;
    private static final float REFUSAL_SECONDS = 1.6f;
    private static final float LEAST_PASS_SECONDS = 1.1f;
    /** What a list of moves and what people say below it need beside an offer, in points. */
    private static final float LEAST_BELOW = 258;
    /** What a chat below the result needs, in points. */
    private static final float LEAST_TALK = 150;

    private final Context context;
    private final LiveGame game;
    private final OpeningNames openings;
    private final GameController controller;
    private final GamePlan whole;
    private GamePlan plan;
    private final Words words;
    private final BoardView board;
    private final PlayerPanel upper;
    private final PlayerPanel lower;
    private final Disc upperDisc;
    private final MoveList moves;
    private final ScoreGraph graph;
    private final Text heading;
    private final Text number;
    private final Text lead;
    private final Toolbar tools;
    private final Banner banner;
    private final TypedBubble bubble;
    private final List<Actor> following = new ArrayList<>();
    private final Rectangle near = new Rectangle();
    private final ClockText upperClock = new ClockText();
    private final ClockText lowerClock = new ClockText();
    private final Table movesPlace;
    private @Nullable ScrollPane pane;
    private @Nullable Cell<ScrollPane> paneCell;
    private @Nullable Actor belowMoves;
    private Optional<Offer> offer = Optional.empty();
    private @Nullable ResultPanel result;
    private String resultState = "";
    private final AdvicePlace advice;
    private boolean isScrolled;
    private String state = "";

    GameView(Context context, Layout layout, GameController controller, OpeningNames openings) {
        this.openings = openings;
        this.context = context;
        this.controller = controller;
        this.game = controller.game();
        this.whole = GamePlan.of(layout);
        this.advice = new AdvicePlace(context, controller, whole.tools().width());
        this.plan = planned();
        Ui ui = context.ui();
        Look look = context.settings().now().look();
        GameSetup setup = game.session().setup();
        BoardStyle style = look.boardFor(setup.variant());
        this.words = Words.of(context, setup);
        Hints hints = context.settings().now().hints();
        BoardOverlayOptions options = new BoardOverlayOptions(
                hints.legalMoves(),
                hints.flipPreview(),
                hints.lastMove(),
                hints.coordinates(),
                look.isHighContrast(context.device()));
        this.board = new BoardView(ui, game.board(), style, options);
        board.onPress(game::choose);
        this.upperDisc = game.person().map(Disc::other).orElse(Disc.BLACK);
        this.upper = panel(style, upperDisc, plan.upper());
        this.lower = panel(style, upperDisc.other(), plan.lower());
        this.moves = new MoveList(ui.theme(), context.say("play.pass.short"));
        if (controller.line().isPresent()) {
            moves.onPress(controller::turnPressed);
        }
        this.graph = new ScoreGraph(ui.theme(), style);
        this.heading = ui.muted("", Type.SMALL);
        this.number = ui.muted("", Type.SMALL).align(Align.right);
        this.lead = ui.muted("", Type.SMALL).align(Align.right);
        this.tools = new Toolbar(context, controller.commands());
        this.banner = new Banner(ui);
        this.bubble = new TypedBubble(ui);
        this.movesPlace = plan.isWide() ? listOfMoves(ui) : lineOfMoves();
        addBoardAndPlayers();
        follow(movesPlace);
        addBelowMoves(ui);
        controller.fill(tools, plan.tools().width());
        follow(tools);
        addActor(banner);
        addActor(bubble);
        arrange();
        refresh();
    }

    /** In the order in which they stand, which is that of the keyboard too. */
    private void addBoardAndPlayers() {
        if (plan.isWide()) {
            addActor(board);
            follow(upper);
        } else {
            follow(upper);
            addActor(board);
        }
        follow(lower);
    }

    /** Where everything stands now: an offer asks for room of its own. */
    private GamePlan planned() {
        boolean isUpper = offer.filter(open -> open.by() == upperDisc).isPresent();
        GamePlan next = offer.isPresent() ? whole.withOffer(isUpper, controller.hasPanel() ? LEAST_BELOW : 0) : whole;
        GamePlan usual = controller.hasPanel() ? next.withRoomBelowMoves() : next;
        Optional<Result> over = shownResult();
        if (over.isEmpty()) {
            return advice.planned(usual);
        }
        float width = whole.tools().width();
        return usual.withResult(
                resultPanel(over.get(), ResultPanel.Form.ROOMY, width).getPrefHeight(),
                resultPanel(over.get(), ResultPanel.Form.COMPACT, width).getPrefHeight(),
                controller.hasPanel() ? LEAST_TALK : 0);
    }

    private Optional<Result> shownResult() {
        return game.isResultShown() ? game.shownOutcome() : Optional.empty();
    }

    private ResultPanel resultPanel(Result outcome, ResultPanel.Form form, float width) {
        return new ResultPanel(context, controller, outcome, form, width);
    }

    /** The result stands beside or below the board for as long as it is wanted, and is made anew when it has more to say. */
    private void refreshResult() {
        String now = shownResult()
                .map(outcome -> outcome + " " + controller.endNotes()
                        + controller.commands().can(Command.REMATCH))
                .orElse("");
        if (now.equals(resultState)) {
            return;
        }
        boolean isNew = resultState.isEmpty();
        resultState = now;
        if (result != null) {
            result.remove();
            result = null;
        }
        arrange();
        shownResult().ifPresent(outcome -> showResult(outcome, isNew));
        keepFocus();
    }

    private void showResult(Result outcome, boolean isNew) {
        Area box = plan.panel();
        ResultPanel roomy = resultPanel(outcome, ResultPanel.Form.ROOMY, box.width());
        ResultPanel made = roomy.getPrefHeight() <= box.height()
                ? roomy
                : resultPanel(outcome, ResultPanel.Form.COMPACT, box.width());
        result = made;
        addActorAfter(board, made);
        place(made, box);
        if (isNew) {
            made.enter();
            made.likeliest().ifPresent(this::beginAfterwards);
        }
    }

    /** From the board, on which nothing is left to do, Tab leads to what can be done next; Enter, meant for a disc, presses nothing. */
    private void beginAfterwards(Button next) {
        Focus focus = context.ui().focus();
        Actor current = focus.current();
        if (focus.isInScope(next) && (current == null || current == board)) {
            focus.moveTo(next, false);
        }
    }

    /** A hint or a warning stands beside or below the board for as long as there is one. */
    private void refreshAdvice() {
        Optional<AdvicePanel> before = advice.panel();
        if (!advice.refresh()) {
            return;
        }
        Optional<AdvicePanel> now = advice.panel();
        boolean isOther = !now.equals(before);
        if (isOther) {
            before.ifPresent(Actor::remove);
            now.ifPresent(panel -> addActorAfter(board, panel));
        }
        arrange();
        now.ifPresent(panel -> place(panel, plan.panel()));
        if (isOther) {
            keepFocus();
            now.ifPresent(panel -> panel.enter(board));
        }
    }

    /** Takes a warning or a hint away; answers whether there was one. */
    boolean dismissAdvice() {
        Optional<AdvicePanel> panel = advice.panel();
        panel.ifPresent(AdvicePanel::dismiss);
        return panel.isPresent();
    }

    /** Uses a key before the focus does; answers whether it did. */
    boolean keyDown(int key) {
        return advice.panel().filter(panel -> panel.keyDown(key)).isPresent();
    }

    /** The view in a window, in which it scrolls where it takes more room than there is. */
    Actor in(Layout window, Layout room) {
        if (room.height() <= window.height()) {
            return this;
        }
        Table page = new Table();
        page.add(this).size(room.width(), room.height());
        return context.ui().scroll(page);
    }

    /** Puts everything in its place. */
    private void arrange() {
        plan = planned();
        place(board, plan.board());
        place(upper, plan.upper());
        place(lower, plan.lower());
        place(movesPlace, plan.moves());
        place(tools, plan.tools().widened(tools.getMinWidth()));
        if (belowMoves != null) {
            place(belowMoves, plan.graph());
        }
        if (paneCell != null) {
            paneCell.height(rows() * MoveList.ROW);
            movesPlace.invalidateHierarchy();
            isScrolled = false;
        }
        banner.over(plan.board());
        bubble.over(plan.board());
    }

    /** An offer stands in the panel of the player who makes it, for as long as it is open. */
    private void refreshOffer() {
        Optional<Offer> now = controller.offer();
        if (now.equals(offer)) {
            return;
        }
        offer = now;
        arrange();
        for (PlayerPanel panel : List.of(upper, lower)) {
            Disc disc = panel == upper ? upperDisc : upperDisc.other();
            panel.offer(
                    context,
                    now.filter(open -> open.by() == disc),
                    accepts -> now.ifPresent(open -> {
                        controller.answer(open, accepts);
                        refresh();
                    }));
        }
        keepFocus();
    }

    /** What had the focus may be gone: then the board has it. */
    private void keepFocus() {
        Actor focused = context.ui().focus().current();
        if (focused != null && (focused.getStage() == null || !focused.ascendantsVisible())) {
            context.ui().focus().moveTo(board);
        }
        Gdx.graphics.requestRendering();
    }

    private PlayerPanel panel(BoardStyle style, Disc disc, Area box) {
        boolean isTimed = game.session().clock().isTimed(disc);
        return new PlayerPanel(context.ui(), style, disc, words.name(disc), isTimed, box);
    }

    private static void place(Actor actor, Area box) {
        actor.setVisible(box.isThere());
        actor.setBounds(box.x(), box.y(), box.width(), box.height());
    }

    /** Adds an actor that follows the game. */
    private void follow(Actor actor) {
        addActor(actor);
        following.add(actor);
    }

    private Table listOfMoves(Ui ui) {
        Panel sheet = ui.panel();
        sheet.top();
        Table top = new Table();
        top.add(heading).growX().minWidth(0);
        top.add(number).right().minWidth(Value.prefWidth).padLeft(8);
        sheet.pad(14, 20, 12, 20);
        sheet.add(top).growX().padBottom(8).row();
        ScrollPane list = ui.scroll(moves);
        pane = list;
        paneCell = sheet.add(list).growX();
        return sheet;
    }

    /** How many rows of moves there is room for. */
    private float rows() {
        float room = plan.moves().height() - 14 - 12 - 8 - Type.SMALL.lineHeight();
        return (float) Math.floor(room / MoveList.ROW);
    }

    private Table lineOfMoves() {
        Table line = new Table();
        line.add(heading).growX().minWidth(0).padLeft(4);
        if (!plan.graph().isThere() && plan.moves().width() >= LEAST_LINE) {
            controller.belowGraph(context).ifPresent(control -> line.add(control)
                    .width(LINE_SLIDER)
                    .padLeft(8)
                    .height(Theme.TOUCH)
                    .padTop(-8)
                    .padBottom(-8));
        }
        line.add(number).right().minWidth(Value.prefWidth).padLeft(8).padRight(4);
        return line;
    }

    private void addBelowMoves(Ui ui) {
        if (!plan.graph().isThere()) {
            return;
        }
        Actor below = controller.hasPanel() ? controller.panel() : chart(ui);
        belowMoves = below;
        follow(below);
    }

    private Panel chart(Ui ui) {
        Panel chart = ui.panel();
        chart.pad(10, 20, 12, 20);
        chart.add(ui.muted(context.say("play.lead"), Type.SMALL)).left().growX();
        chart.add(lead).right().row();
        chart.add(graph).colspan(2).grow().padTop(4);
        controller.belowGraph(context).ifPresent(control -> {
            chart.row();
            chart.add(control).colspan(2).growX().height(SLIDER).padTop(-4).padBottom(-10);
        });
        return chart;
    }

    /** Buttons that change their meaning are made anew, and only then. */
    private void refreshTools() {
        String now = controller.toolbarState();
        if (!now.equals(state) && !state.isEmpty()) {
            tools.clearTools();
            controller.fill(tools, plan.tools().width());
        }
        state = now;
        tools.refresh();
    }

    /** What it was built with. */
    Context context() {
        return context;
    }

    /** The board. */
    BoardView board() {
        return board;
    }

    /** The announcements over the board. */
    Banner banner() {
        return banner;
    }

    /** Announces a pass for as long as the board waits for it, and long enough to be read. */
    void passed(Disc disc) {
        banner.announce(Icon.PASS, words.pass(disc), Math.max(LEAST_PASS_SECONDS, game.passMillis() / MILLIS));
    }

    /** Says why a move can't be made. */
    void refused(Illegal reason) {
        banner.remark(Icon.WARNING, words.refused(reason), REFUSAL_SECONDS);
    }

    /** Shows what is being typed, which may need the place of a remark. */
    void typed(String text) {
        bubble.show(text);
        if (!text.isEmpty()) {
            banner.makeRoom();
        }
    }

    /** Whether somebody is seen thinking. */
    boolean showsThinking() {
        return upper.isThinking() || lower.isThinking();
    }

    /** Looks again at everything but the clocks. */
    void refresh() {
        refreshOffer();
        refreshResult();
        refreshAdvice();
        Transcript transcript = game.shownTranscript();
        refreshPanel(upper, upperDisc);
        refreshPanel(lower, upperDisc.other());
        count();
        List<Turn> turns = transcript.turns();
        moves.show(controller.line().orElse(turns), turns.size(), pane);
        graph.show(transcript.first(), turns);
        lead.setText(lead(transcript.current()));
        heading.setText(headline(transcript));
        number.setText(turns.isEmpty() ? "" : context.texts().get("play.move", transcript.placements()));
        refreshTools();
        clocks();
        for (Actor actor : following) {
            PartialStage.redraw(actor);
        }
    }

    /** Counts the discs as they lie now, in the middle of flips too. */
    void count() {
        upper.count(game.shownDiscs(upperDisc));
        lower.count(game.shownDiscs(upperDisc.other()));
    }

    /** Lets time pass for what shows it. */
    void tick(float seconds) {
        clocks();
        upper.tick(seconds);
        lower.tick(seconds);
    }

    /** Shows the clocks as they stand now. */
    private void clocks() {
        var clock = game.session().clock();
        Numerals numerals = context.texts().language().numerals();
        upper.clock(upperClock.of(clock.millisLeft(upperDisc), numerals), clock.isLow(upperDisc));
        lower.clock(lowerClock.of(clock.millisLeft(upperDisc.other()), numerals), clock.isLow(upperDisc.other()));
    }

    private String lead(Position position) {
        int lead = ScoreGraph.lead(position);
        return lead == 0 ? context.say("play.lead.none") : words.lead(lead);
    }

    private String headline(Transcript transcript) {
        if (game.advice().isShown() && game.advice().hint().isEmpty()) {
            return context.say(game.board().notes().isEmpty() ? "play.advising" : "menu.values");
        }
        if (!plan.isWide() && !transcript.turns().isEmpty()) {
            Turn last = transcript.turns().get(transcript.plies() - 1);
            String move = last.move().isPass()
                    ? context.say("play.pass.short")
                    : last.move().toString();
            String said = context.texts().get("play.last", words.colour(last.mover()), move);
            return opening(transcript).map(name -> name + " · " + said).orElse(said);
        }
        return opening(transcript).orElse(context.say(plan.isWide() ? "play.moves" : "play.begin"));
    }

    private Optional<String> opening(Transcript transcript) {
        return openings.of(transcript)
                .map(name -> name.in(context.texts().language().code()));
    }

    private void refreshPanel(PlayerPanel panel, Disc disc) {
        boolean isOver = game.session().result().isPresent();
        Position position = game.session().position();
        boolean isTurn = !isOver && position.toMove() == disc;
        boolean thinks = isTurn && game.isThinking();
        panel.setStatus(statusLine(disc, isTurn, thinks, position), isTurn, thinks);
    }

    private String statusLine(Disc disc, boolean isTurn, boolean thinks, Position position) {
        Optional<String> other = controller.status(disc, isTurn, isRoomy(disc));
        if (other.isPresent()) {
            return other.get();
        }
        boolean isNamedByColour = words.name(disc).equals(words.colour(disc));
        StringBuilder line = new StringBuilder();
        if (!game.isPerson(disc)) {
            line.append(words.level(disc, !thinks && isRoomy(disc)));
        } else if (!isNamedByColour && !isTurn) {
            line.append(words.colour(disc));
        }
        if (thinks) {
            append(line, context.say("play.thinking"));
        } else if (isTurn && game.isPerson(disc)) {
            append(line, words.toMove(disc));
        }
        if (position.variant().stock() > 0) {
            append(line, context.texts().count("play.left", position.discsLeft(disc)));
        }
        return line.toString();
    }

    private boolean isRoomy(Disc disc) {
        return plan.upper().width() >= (game.session().clock().isTimed(disc) ? 420 : 340);
    }

    private static void append(StringBuilder line, String words) {
        line.append(line.length() > 0 ? " · " : "").append(words);
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
        if (!isScrolled && pane != null) {
            isScrolled = true;
            movesPlace.validate();
            moves.scrollToCurrent(pane);
        }
    }
}
