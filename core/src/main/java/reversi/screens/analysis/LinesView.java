package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import java.util.function.UnaryOperator;
import reversi.engine.Answer;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Button;
import reversi.screens.ui.ButtonRow;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.OpeningNames;
import reversi.teach.PeopleChoice;

/** The lines that are analysed, beside their board and what the engine says of it. */
final class LinesView {
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
    private final Layout layout;
    private final AnalysisState.Parts parts;
    private final BoardView board;
    private final Sources sources;
    private final AnalysisActions actions;
    private final Text side;
    private final Text depth;
    private final Text note;
    /** How many people find a good move. */
    private final Text found;

    private final BestLines lines;
    private final VariationList moves;
    private final Text opening;
    private final Slot<Answers> answers = new Slot<>(this::fillAnswers);
    private final ProgressBar progress;
    private final Actor root;
    private Optional<ExplorerPanel> explorer = Optional.empty();

    /** What the buttons of the engine say. */
    private record Answers(boolean isOn, boolean isSolving, boolean canSolve) {}

    /**
     * What names the lines, and where real games are looked up.
     *
     * @param names what lines are called
     * @param openings the named openings
     * @param explorer the recorded games
     * @param rating how strong the person is, in points
     */
    record Sources(LineNames names, OpeningNames openings, ExplorerGames explorer, int rating) {}

    LinesView(
            Context context,
            Layout layout,
            AnalysisState.Parts parts,
            BoardView board,
            Sources sources,
            AnalysisActions actions) {
        this.context = context;
        this.ui = context.ui();
        this.layout = layout;
        this.parts = parts;
        this.board = board;
        this.sources = sources;
        this.actions = actions;
        board.onPress(actions::press);
        this.side = ui.muted("", Type.SMALL);
        this.depth = ui.muted("", Type.SMALL).align(Align.right);
        this.note = ui.muted("", Type.BODY).align(Align.center);
        this.found = ui.muted("", Type.SMALL).orTwoLines();
        this.lines = new BestLines(ui, context.texts(), parts.lines(), actions::play);
        this.progress = new ProgressBar(ui.theme());
        String language = context.texts().language().code();
        this.moves = new VariationList(
                ui.theme(),
                context.say("play.pass.short"),
                (tree, line) -> sources.names().of(tree, line, language),
                id -> actions.go(tree -> tree.goTo(id)));
        this.opening = ui.muted("", Type.SMALL).in(ui.palette().accentInk());
        AnalysisFrame frame = new AnalysisFrame(context, layout, "analysis.title", parts.players());
        this.root = frame.build(board, tools(), Optional.of(answers), this::column);
    }

    Actor root() {
        return root;
    }

    /** Shows a state with the parts of this view. */
    void show(AnalysisState state) {
        VariationTree tree = state.tree();
        board.setTurned(state.isTurned());
        moves.show(tree);
        String language = context.texts().language().code();
        opening.setText(
                explorer.isPresent()
                        ? ""
                        : sources.names().opening(tree, tree.current().id(), language));
        explorer.ifPresent(panel -> panel.show(tree.transcript()));
        showEngine(state);
    }

    private void showEngine(AnalysisState state) {
        Position position = state.tree().position();
        Optional<Answer> answer = state.answer();
        side.setText(context.texts().get("analysis.lines", colour(position.toMove())));
        depth.setText(answer.map(this::depth).orElse(""));
        lines.show(answer);
        found.setText(answer.flatMap(said -> PeopleChoice.of(position, said, sources.rating()))
                .map(this::found)
                .orElse(""));
        note.setText(answer.isPresent() ? "" : note(position, state.engine()));
        progress.setVisible(state.engine().isSolving());
        progress.show(
                answer.map(said -> SolvingProgress.of(said, position.empties())).orElse(SolvingProgress.BEGUN));
        answers.show(new Answers(state.engine().isOn(), state.engine().isSolving(), state.canSolve()));
    }

    private Actor tools() {
        boolean isWorded = (AnalysisFrame.isWide(layout) ? layout.height() - 120 : layout.width()) >= WORDS;
        Table row = new Table();
        row.defaults().height(Theme.BUTTON).growX().minWidth(0).space(Theme.ROW_GAP);
        tool(
                row,
                Icon.EDIT,
                layout.width() >= WIDE ? "analysis.setup.title" : "analysis.setup",
                isWorded,
                actions::setUp);
        tool(row, Icon.PASTE, "analysis.paste", isWorded, actions::paste);
        tool(row, Icon.FLIP, "analysis.turn", isWorded, actions::turn);
        tool(row, Icon.SHARE, "analysis.share", isWorded, actions::share);
        return row;
    }

    private void tool(Table row, Icon icon, String key, boolean isWorded, Runnable action) {
        Button button = ui.answer(Button.Kind.SECONDARY, icon, isWorded ? context.say(key) : "", action);
        button.setAccessibleName(context.say(key));
        row.add(button);
    }

    private AnalysisFrame.Column column(float width) {
        if (width < TWO_PANELS || !parts.hasExplorer()) {
            return new AnalysisFrame.Column(oneBelowTheOther(), Optional.of(steps()));
        }
        return AnalysisFrame.isWide(layout)
                ? new AnalysisFrame.Column(explorerBesideMoves(width), Optional.empty())
                : new AnalysisFrame.Column(explorerBesideAll(), Optional.of(steps()));
    }

    private Table explorerBesideMoves(float width) {
        Table right = new Table();
        right.add(explorerPanel(false))
                .grow()
                .minHeight(EXPLORER)
                .prefHeight(EXPLORER)
                .row();
        right.add(steps()).growX().height(Theme.BUTTON).padTop(Theme.ROW_GAP);
        Table both = new Table();
        both.add(movesPanel(false)).width(0.42f * width).growY();
        both.add(right).grow().padLeft(Theme.ROW_GAP);
        Table column = new Table();
        column.top();
        column.add(linesPanel()).growX().row();
        column.add(both).grow().padTop(Theme.ROW_GAP);
        return column;
    }

    /** Below the board, where the room is as wide as a page and not high. */
    private Table explorerBesideAll() {
        Table left = new Table();
        left.add(linesPanel()).growX().row();
        left.add(movesPanel(false)).grow().minHeight(LIST).prefHeight(LIST).padTop(Theme.ROW_GAP);
        Table column = new Table();
        column.defaults().grow().uniformX().minWidth(0);
        column.add(left);
        column.add(explorerPanel(false))
                .minHeight(EXPLORER)
                .prefHeight(EXPLORER)
                .padLeft(Theme.ROW_GAP);
        return column;
    }

    /** Where there is room for one panel the explorer takes the place of the engine's lines, too. */
    private Table oneBelowTheOther() {
        Table column = new Table();
        column.top();
        if (parts.isExplorerShown()) {
            float height = layout.isLow() ? LOW_EXPLORER : EXPLORER;
            column.add(explorerWithWay()).grow().minHeight(height).prefHeight(height);
            return column;
        }
        float height = layout.isLow() || layout.isNarrow() ? LOW_LIST : LIST;
        column.add(linesPanel()).growX().row();
        column.add(movesPanel(parts.hasExplorer()))
                .grow()
                .minHeight(height)
                .prefHeight(height)
                .padTop(Theme.ROW_GAP);
        return column;
    }

    private ExplorerPanel explorerPanel(boolean isTight) {
        ExplorerPanel panel = new ExplorerPanel(
                context, board.style(), sources.openings(), sources.explorer(), actions::play, isTight);
        panel.onPoint(move -> {
            board.model().point(move.flatMap(Move::square).orElse(null));
            PartialStage.wake(board);
        });
        explorer = Optional.of(panel);
        return panel;
    }

    /** The explorer in place of the moves, and the way back to them. */
    private Table explorerWithWay() {
        Table all = new Table();
        all.add(explorerPanel(true)).grow().row();
        all.add(ui.small(context.say("play.moves"), actions::switchExplorer))
                .growX()
                .height(Theme.TOUCH)
                .padTop(Theme.ROW_GAP);
        return all;
    }

    private Table linesPanel() {
        Panel panel = ui.panel();
        panel.pad(Theme.GAP, Theme.PART_GAP, Theme.ROW_GAP, Theme.PART_GAP);
        Table top = new Table();
        top.add(side).growX().minWidth(0);
        top.add(depth).padLeft(Theme.ROW_GAP);
        panel.add(top).growX().row();
        Table shown = new Table();
        shown.add(lines).grow().minWidth(0);
        Table said = new Table();
        said.add(note).grow().minWidth(0);
        panel.stack(shown, said).growX().padTop(Theme.TIGHT).row();
        if (!layout.isLow()) {
            panel.add(found).growX().minWidth(0).padTop(Theme.TIGHT).row();
        }
        panel.add(progress).growX().height(PROGRESS).padTop(Theme.TIGHT);
        return panel;
    }

    private String found(PeopleChoice people) {
        String percent = context.texts().get("review.percent", people.finding(PeopleChoice.GOOD));
        return context.texts().get("people.find", percent);
    }

    private Table movesPanel(boolean hasWay) {
        Panel panel = ui.panel();
        panel.top().pad(Theme.GRID, Theme.PART_GAP, Theme.ROW_GAP, Theme.ROW_GAP);
        Table top = new Table();
        top.add(ui.muted(context.say("play.moves"), Type.SMALL)).padRight(Theme.GAP);
        top.add(opening).growX().minWidth(0);
        if (hasWay) {
            top.add(ui.iconButton(Icon.BOOK, actions::switchExplorer)).size(Theme.TOUCH);
        }
        top.add(ui.iconButton(Icon.MORE, actions::more)).size(Theme.TOUCH);
        panel.add(top).growX().row();
        panel.add(ui.scroll(moves)).grow().minHeight(0);
        return panel;
    }

    private Table steps() {
        Table row = new ButtonRow();
        row.defaults().growX().minWidth(Theme.TOUCH).height(Theme.BUTTON).space(Theme.ROW_GAP);
        step(row, Icon.FIRST, VariationTree::toStart);
        step(row, Icon.STEP_BACK, VariationTree::back);
        step(row, Icon.STEP, VariationTree::forward);
        step(row, Icon.LAST, VariationTree::toEnd);
        return row;
    }

    private void step(Table row, Icon icon, UnaryOperator<VariationTree> step) {
        Cell<Button> cell = row.add(ui.answer(Button.Kind.SECONDARY, icon, "", () -> actions.go(step)));
        cell.getActor().setName(icon.name());
    }

    private String colour(Disc disc) {
        return context.say(board.style().words(disc));
    }

    private String note(Position position, EngineAnalysis.Now engine) {
        if (position.isOver()) {
            Score score = position.score();
            return context.texts().get("analysis.over", score.black(), score.white());
        }
        if (engine.isFailed()) {
            return context.say("engine.failed.hint");
        }
        return context.say(engine.isOn() ? "analysis.thinking" : "analysis.off");
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

    private void fillAnswers(Answers shown) {
        answers.defaults().height(Theme.TOUCH);
        if (shown.canSolve) {
            boolean isTiny = layout.width() < TINY;
            String word = isTiny ? "" : context.say(shown.isSolving ? "analysis.stop" : "analysis.solve");
            Icon icon = shown.isSolving ? Icon.STOP : Icon.TARGET;
            answers.add(ui.answer(Button.Kind.SECONDARY, icon, word, actions::solveOrStop))
                    .padRight(Theme.ROW_GAP);
        }
        boolean isShort = shown.canSolve && layout.width() < ROOMY;
        String word = context.say(shown.isOn ? "analysis.engine.on" : "analysis.engine.off");
        Button.Kind kind = shown.isOn ? Button.Kind.PRIMARY : Button.Kind.SECONDARY;
        Button engine = ui.answer(kind, Icon.ENGINE, isShort ? "" : word, actions::switchEngine);
        engine.setAccessibleName(word);
        answers.add(engine);
    }
}
