package reversi.screens.analysis;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Button;
import reversi.screens.ui.ButtonRow;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The actors of the analysis board for one size, look and language. */
final class AnalysisView {
    private static final float TOOL = 48;
    private static final float GAP = 8;
    private static final float PROGRESS = 4;
    /** The least room of the moves of a game. */
    private static final float LIST = 120;

    /** The same in a low or a narrow window. */
    private static final float LOW_LIST = 84;

    /** The least room of the explorer where it stands in place of the moves. */
    private static final float EXPLORER = 260;

    /** The same in a low window. */
    private static final float LOW_EXPLORER = 200;

    /** Wider columns have room for the explorer beside the moves. */
    private static final float TWO_PANELS = 500;
    /** Narrower windows have no room for all words of the engine's buttons. */
    private static final float ROOMY = 1000;

    private static final float TINY = 340;

    /** Wider windows have room for all words of the tools. */
    private static final float WIDE = 1200;

    /** Narrower boards have tools without words. */
    private static final float WORDS = 480;

    private final Context context;
    private final Ui ui;
    private final Analysis analysis;
    private final Actions actions;
    private final Layout layout;
    private final BoardStyle style;
    private final BoardView board;
    private final Text side;
    private final Text depth;
    private final Text note;
    private final BestLines lines;
    private final VariationList moves;
    private final Text opening;
    private final Table answers = new Table();
    private final ProgressBar progress;
    private final Actor root;
    private @Nullable ScrollPane movesPane;
    private @Nullable ExplorerPanel explorer;
    private String answersState = "";

    /** What the page does besides. */
    interface Actions {
        /** The panel that shows how real games went on. */
        ExplorerPanel explorer(Context context, BoardStyle style);

        /** Lets the person set up a position, beginning with the one on the board. */
        void setUp();

        /** Reads the clipboard, or asks for what is to be pasted. */
        void paste();

        /** The address of the line on the board. */
        String link();
    }

    AnalysisView(Context context, Layout layout, Analysis analysis, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.analysis = analysis;
        this.actions = actions;
        this.layout = layout;
        VariationTree tree = analysis.tree();
        Look look = context.settings().now().look();
        this.style = look.boardFor(tree.variant());
        BoardOverlayOptions options =
                new BoardOverlayOptions(true, true, true, true, look.isHighContrast(context.device()));
        this.board = new BoardView(ui, analysis.board(), style, options);
        board.onPress(analysis::press);
        board.setTurned(analysis.isTurned());
        this.side = ui.muted("", Type.SMALL);
        this.depth = ui.muted("", Type.SMALL).align(Align.right);
        this.note = ui.muted("", Type.BODY).align(Align.center);
        String pass = context.say("play.pass.short");
        int count = analysis.lines();
        this.lines = new BestLines(ui, context.texts(), count, analysis::play);
        this.progress = new ProgressBar(ui.theme());
        String language = context.texts().language().code();
        this.moves = new VariationList(
                ui.theme(), pass, line -> analysis.names().of(analysis.tree(), line, language), analysis::goTo);
        this.opening = ui.muted("", Type.SMALL).in(ui.palette().accentInk());
        AnalysisFrame frame = new AnalysisFrame(context, layout, "analysis.title").between(analysis.players());
        this.root = frame.build(board, tools(), Optional.of(answers), this::column);
        refresh();
    }

    Actor root() {
        return root;
    }

    BoardView board() {
        return board;
    }

    /** Whether the keyboard is where up and down mean something else than on the page: on the board's squares or at the engine's lines. */
    boolean takesArrow(int key) {
        boolean isUpOrDown = key == Input.Keys.UP || key == Input.Keys.DOWN;
        boolean isArrow = isUpOrDown || key == Input.Keys.LEFT || key == Input.Keys.RIGHT;
        return (isArrow && ui.focus().isShownOn(board))
                || (isUpOrDown && ui.focus().isShownOn(lines));
    }

    private Actor tools() {
        boolean isWorded = (AnalysisFrame.isWide(layout) ? layout.height() - 120 : layout.width()) >= WORDS;
        Table row = new Table();
        row.defaults().height(TOOL).growX().minWidth(0).space(GAP);
        tool(
                row,
                Icon.EDIT,
                layout.width() >= WIDE ? "analysis.setup.title" : "analysis.setup",
                isWorded,
                actions::setUp);
        tool(row, Icon.PASTE, "analysis.paste", isWorded, actions::paste);
        tool(row, Icon.FLIP, "analysis.turn", isWorded, this::turn);
        tool(row, Icon.SHARE, "analysis.share", isWorded, this::share);
        return row;
    }

    private void tool(Table row, Icon icon, String key, boolean isWorded, Runnable action) {
        Button button = ui.answer(Button.Kind.SECONDARY, icon, isWorded ? context.say(key) : "", action);
        button.setAccessibleName(context.say(key));
        row.add(button);
    }

    private void turn() {
        analysis.turn();
        board.setTurned(analysis.isTurned());
    }

    private void share() {
        context.router().open(new ShareSheet(actions.link(), analysis.tree(), analysis.players()));
    }

    private AnalysisFrame.Column column(float width) {
        if (width < TWO_PANELS || !analysis.hasExplorer()) {
            return new AnalysisFrame.Column(oneBelowTheOther(), Optional.of(steps()));
        }
        return AnalysisFrame.isWide(layout)
                ? new AnalysisFrame.Column(explorerBesideMoves(width), Optional.empty())
                : new AnalysisFrame.Column(explorerBesideAll(), Optional.of(steps()));
    }

    private Table explorerBesideMoves(float width) {
        Table right = new Table();
        right.add(explorerPanel())
                .grow()
                .minHeight(EXPLORER)
                .prefHeight(EXPLORER)
                .row();
        right.add(steps()).growX().height(TOOL).padTop(GAP);
        Table both = new Table();
        both.add(movesPanel(false)).width(0.42f * width).growY();
        both.add(right).grow().padLeft(GAP);
        Table column = new Table();
        column.top();
        column.add(linesPanel()).growX().row();
        column.add(both).grow().padTop(GAP);
        return column;
    }

    /** Below the board, where the room is as wide as a page and not high. */
    private Table explorerBesideAll() {
        Table left = new Table();
        left.add(linesPanel()).growX().row();
        left.add(movesPanel(false)).grow().minHeight(LIST).prefHeight(LIST).padTop(GAP);
        Table column = new Table();
        column.defaults().grow().uniformX().minWidth(0);
        column.add(left);
        column.add(explorerPanel()).minHeight(EXPLORER).prefHeight(EXPLORER).padLeft(GAP);
        return column;
    }

    /** Where there is room for one panel the explorer takes the place of the engine's lines, too. */
    private Table oneBelowTheOther() {
        Table column = new Table();
        column.top();
        if (analysis.isExplorerShown()) {
            float height = layout.isLow() ? LOW_EXPLORER : EXPLORER;
            column.add(explorerWithWay()).grow().minHeight(height).prefHeight(height);
            return column;
        }
        float height = layout.isLow() || layout.isNarrow() ? LOW_LIST : LIST;
        column.add(linesPanel()).growX().row();
        column.add(movesPanel(analysis.hasExplorer()))
                .grow()
                .minHeight(height)
                .prefHeight(height)
                .padTop(GAP);
        return column;
    }

    private ExplorerPanel explorerPanel() {
        ExplorerPanel panel = actions.explorer(context, style);
        panel.onPoint(move -> {
            analysis.board().point(move.flatMap(Move::square).orElse(null));
            PartialStage.wake(board);
        });
        explorer = panel;
        return panel;
    }

    /** The explorer in place of the moves, and the way back to them. */
    private Table explorerWithWay() {
        Table all = new Table();
        all.add(explorerPanel()).grow().row();
        all.add(ui.small(context.say("play.moves"), analysis::switchExplorer))
                .growX()
                .height(Theme.TOUCH)
                .padTop(GAP);
        return all;
    }

    private Table linesPanel() {
        Panel panel = ui.panel();
        panel.pad(10, 14, 8, 14);
        Table top = new Table();
        top.add(side).growX().minWidth(0);
        top.add(depth).padLeft(8);
        panel.add(top).growX().row();
        Table shown = new Table();
        shown.add(lines).grow().minWidth(0);
        Table said = new Table();
        said.add(note).grow().minWidth(0);
        panel.stack(shown, said).growX().padTop(2).row();
        panel.add(progress).growX().height(PROGRESS).padTop(2);
        return panel;
    }

    private Table movesPanel(boolean hasWay) {
        Panel panel = ui.panel();
        panel.top().pad(4, 14, 8, 8);
        Table top = new Table();
        top.add(ui.muted(context.say("play.moves"), Type.SMALL)).padRight(10);
        top.add(opening).growX().minWidth(0);
        if (hasWay) {
            top.add(ui.iconButton(Icon.BOOK, analysis::switchExplorer)).size(Theme.TOUCH);
        }
        top.add(ui.iconButton(Icon.MORE, () -> context.router().open(new LineSheet(analysis))))
                .size(Theme.TOUCH);
        panel.add(top).growX().row();
        ScrollPane pane = ui.scroll(moves);
        movesPane = pane;
        panel.add(pane).grow().minHeight(0);
        return panel;
    }

    private Table steps() {
        Table row = new ButtonRow();
        row.defaults().growX().minWidth(Theme.TOUCH).height(TOOL).space(GAP);
        step(row, Icon.FIRST, () -> analysis.show(analysis.tree().toStart()));
        step(row, Icon.STEP_BACK, () -> analysis.show(analysis.tree().back()));
        step(row, Icon.STEP, () -> analysis.show(analysis.tree().forward()));
        step(row, Icon.LAST, () -> analysis.show(analysis.tree().toEnd()));
        return row;
    }

    private void step(Table row, Icon icon, Runnable action) {
        Cell<Button> cell = row.add(ui.answer(Button.Kind.SECONDARY, icon, "", action));
        cell.getActor().setName(icon.name());
    }

    private String colour(Disc disc) {
        return context.say(style.words(disc));
    }

    /** Looks again at everything that may have changed. */
    void refresh() {
        VariationTree tree = analysis.tree();
        moves.show(tree, movesPane);
        String language = context.texts().language().code();
        opening.setText(
                explorer == null ? analysis.names().opening(tree, tree.current().id(), language) : "");
        if (explorer != null) {
            explorer.show(tree.transcript());
        }
        refreshEngine();
        PartialStage.redraw(root);
    }

    /** Looks again at what the engine says. */
    void refreshEngine() {
        Position position = analysis.tree().position();
        Optional<Answer> answer = analysis.isEngineOn() ? analysis.answer() : Optional.empty();
        side.setText(context.texts().get("analysis.lines", colour(position.toMove())));
        depth.setText(answer.map(this::depth).orElse(""));
        answer.ifPresentOrElse(lines::show, lines::showNothing);
        note.setText(answer.isPresent() ? "" : note(position));
        float done =
                answer.map(said -> SolvingProgress.of(said, position.empties())).orElse(SolvingProgress.BEGUN);
        progress.setVisible(analysis.isSolving());
        progress.show(done);
        refreshAnswers();
        PartialStage.redraw(root);
    }

    private String note(Position position) {
        if (position.isOver()) {
            Score score = position.score();
            return context.texts().get("analysis.over", score.black(), score.white());
        }
        if (analysis.isFailed()) {
            return context.say("engine.failed.hint");
        }
        return context.say(analysis.isEngineOn() ? "analysis.thinking" : "analysis.off");
    }

    private String depth(Answer answer) {
        String nodes = CountText.of(answer.nodes(), context.texts().language().numerals());
        if (answer.exact()) {
            return context.texts().get("analysis.solved", nodes);
        }
        return answer.confidence() < 100
                ? context.texts().get("analysis.depth.sure", answer.depth(), answer.confidence(), nodes)
                : context.texts().get("analysis.depth", answer.depth(), nodes);
    }

    /** The buttons of the engine, made anew where they say something else. */
    private void refreshAnswers() {
        boolean isSolving = analysis.isSolving();
        boolean canSolve = analysis.isEngineOn() && analysis.canSolve();
        String state = analysis.isEngineOn() + " " + isSolving + " " + canSolve;
        if (state.equals(answersState)) {
            return;
        }
        answersState = state;
        answers.clearChildren();
        answers.defaults().height(Theme.TOUCH);
        if (canSolve) {
            boolean isTiny = layout.width() < TINY;
            String word = isTiny ? "" : context.say(isSolving ? "analysis.stop" : "analysis.solve");
            answers.add(ui.answer(
                            Button.Kind.SECONDARY, isSolving ? Icon.STOP : Icon.TARGET, word, analysis::solveOrStop))
                    .padRight(GAP);
        }
        boolean isOn = analysis.isEngineOn();
        boolean isShort = canSolve && layout.width() < ROOMY;
        String word = context.say(isOn ? "analysis.engine.on" : "analysis.engine.off");
        Button.Kind kind = isOn ? Button.Kind.PRIMARY : Button.Kind.SECONDARY;
        Button engine = ui.answer(kind, Icon.ENGINE, isShort ? "" : word, analysis::switchEngine);
        engine.setAccessibleName(word);
        answers.add(engine);
        answers.invalidateHierarchy();
    }
}
