package reversi.screens.together;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Variant;
import reversi.screens.BoardScaffold;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.StateView;
import reversi.screens.analysis.AnalysisNarrator;
import reversi.screens.analysis.LineNames;
import reversi.screens.analysis.VariationList;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.online.Photos;
import reversi.screens.together.StudyState.Tab;
import reversi.screens.ui.Button;
import reversi.screens.ui.ButtonRow;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of a study in one look, size and language: the board, and beside or below it who leads, and moves, chapters or people. */
final class StudyView implements StateView<StudyState> {
    private static final BoardScaffold.Measures MEASURES =
            new BoardScaffold.Measures(264, 320, 520, Theme.BLOCK_GAP, 32, true);
    /** What stands around the board of a high window: header, who leads, tabs, steps, and the least of the moves. */
    private static final float AROUND = 380;

    private static final float LIST = 120;
    private static final float WAY = 150;

    private final Context context;
    private final Ui ui;
    private final StudyActions actions;
    private final BoardDirector director;
    private final LineNames names;
    private final BoardScaffold scaffold;
    private final StudyPanels panels;
    private final StudyWords words;
    private final Text title;
    private final Segmented tabs;
    private final VariationList moves;
    private final Slot<Optional<Variant>> board = new Slot<>(this::fillBoard);
    private final Slot<String> comment = new Slot<>(this::fillComment);
    private final Slot<Lead> lead = new Slot<>(this::fillLead);
    private final Slot<Tab> tab = new Slot<>(this::fillTab);
    private final Slot<StudyPanels.Chapters> chapters;
    private final Slot<StudyPanels.People> people;
    private final Slot<Tools> tools = new Slot<>(this::fillTools);
    private final Actor root;
    private Optional<BoardView> shown = Optional.empty();
    private Optional<VariationTree> named = Optional.empty();

    /** Who leads, the game that goes on or ended, and the way from there. */
    private record Lead(String words, String game, Way way) {}

    /** What stands below the board: nothing while there is no chapter to go through. */
    private enum Tools {
        NONE,
        STEPS,
        STEPS_AND_COMMENT;

        static Tools of(StudyState state) {
            return state.isBlank() ? NONE : state.canEdit() ? STEPS_AND_COMMENT : STEPS;
        }
    }

    /** What can be done about who leads. */
    private enum Way {
        NONE("study.lead"),
        BACK("study.back"),
        TAKE("study.lead"),
        ASK("study.lead.ask");

        private final String key;

        Way(String key) {
            this.key = key;
        }

        static Way of(StudyState state) {
            if (state.isAway()) {
                return BACK;
            }
            boolean canLead = state.canEdit() && !state.leads();
            boolean canTake = canLead && (state.owns() || state.leader().isEmpty());
            return canTake ? TAKE : canLead && !state.asks() ? ASK : NONE;
        }
    }

    StudyView(
            Context context,
            Layout layout,
            BoardDirector director,
            LineNames names,
            Photos photos,
            StudyActions actions) {
        this.context = context;
        this.ui = context.ui();
        this.director = director;
        this.names = names;
        this.actions = actions;
        this.scaffold = new BoardScaffold(layout, MEASURES);
        this.panels = new StudyPanels(context, actions, photos, scaffold.column());
        this.words = new StudyWords(context);
        this.title = ui.text("", layout.isNarrow() ? Type.TITLE : Type.HEADING).asHeading();
        String language = context.texts().language().code();
        this.moves = new VariationList(
                ui.theme(),
                context.say("play.pass.short"),
                (tree, line) -> names.of(tree, line, language),
                id -> actions.go(tree -> tree.goTo(id)));
        this.chapters =
                Slot.of((place, value) -> place.add(panels.chapters(value)).growX());
        this.people = Slot.of((place, value) -> place.add(panels.people(value)).growX());
        this.tabs = ui.segmented(
                List.of(context.say("play.moves"), context.say("study.tab.chapters"), context.say("study.tab.people")),
                0,
                at -> actions.choose(Tab.values()[at]));
        this.root = lay();
    }

    private Actor lay() {
        Table header = HeadedScaffold.header(context, title);
        header.add(ui.iconButton(Icon.MORE, actions::more)).size(Theme.TOUCH);
        Table rest = new Table();
        rest.top();
        rest.defaults().width(scaffold.column()).padTop(Theme.BLOCK_GAP);
        rest.add(tabs).row();
        rest.add(tab).grow().minHeight(LIST);
        BoardScaffold.Places places =
                new BoardScaffold.Places(header, board, Optional.of(tools), lead, rest, Optional.empty());
        return scaffold.lay(ui, places, AROUND);
    }

    @Override
    public Actor root() {
        return root;
    }

    /** The board; empty where no chapter is shown. */
    Optional<BoardView> board() {
        return shown;
    }

    @Override
    public Actor wayOn() {
        return shown.<Actor>map(made -> made).orElse(root);
    }

    @Override
    public String spoken(StudyState state) {
        return state.work()
                .map(work -> context.texts()
                        .punctuation()
                        .sentences(AnalysisNarrator.spoken(context, work.tree()), words.comment(state)))
                .orElse("");
    }

    @Override
    public void show(StudyState state) {
        title.setText(state.info().map(info -> info.card().name()).orElseGet(() -> state.answer()
                .words(context.texts(), "study.title")));
        state.board().ifPresent(director::show);
        board.show(
                state.isBlank()
                        ? Optional.of(Variant.OTHELLO)
                        : state.work().map(work -> work.tree().variant()));
        lead.show(new Lead(words.leader(state), words.game(state), Way.of(state)));
        tabs.show(state.look().tab().ordinal());
        tab.show(state.look().tab());
        tools.show(Tools.of(state));
        state.work().map(ChapterWork::tree).ifPresent(this::show);
        comment.show(state.isBlank() ? context.say("chapter.none") : words.comment(state));
        chapters.show(StudyPanels.Chapters.of(state));
        people.show(StudyPanels.People.of(state));
    }

    private void show(VariationTree tree) {
        if (named.filter(tree::isSameTree).isEmpty()) {
            names.clear();
            named = Optional.of(tree);
        }
        moves.show(tree);
    }

    private void fillBoard(Optional<Variant> variant) {
        shown = Optional.empty();
        if (variant.isEmpty()) {
            return;
        }
        Look look = context.settings().now().look();
        BoardOverlayOptions options =
                new BoardOverlayOptions(true, true, true, true, look.isHighContrast(context.device()));
        BoardView made = new BoardView(ui, director.model(), look.boardFor(variant.get()), options);
        made.onPress(actions::press);
        shown = Optional.of(made);
        board.add(made).grow();
    }

    private void fillLead(Lead shown) {
        Panel panel = ui.panel();
        panel.pad(Theme.ROW_GAP, Theme.PART_GAP, Theme.ROW_GAP, Theme.ROW_GAP);
        Table said = new Table();
        said.defaults().growX().minWidth(0);
        said.add(ui.text(shown.words(), Type.BODY_STRONG).orTwoLines()).row();
        if (!shown.game().isEmpty()) {
            float way = shown.way() == Way.NONE ? 0 : WAY + Theme.GAP;
            float room = scaffold.column() - Theme.PART_GAP - Theme.ROW_GAP - way;
            said.add(ui.muted(shown.game(), Type.SMALL).wrap(room));
        }
        panel.add(said).growX().minWidth(0).minHeight(Theme.TOUCH);
        if (shown.way() != Way.NONE) {
            Runnable action = shown.way() == Way.BACK ? actions::followLeader : actions::wishLead;
            panel.add(ui.small(context.say(shown.way().key), action))
                    .width(WAY)
                    .height(Theme.TOUCH)
                    .padLeft(Theme.GAP);
        }
        lead.add(panel).growX();
    }

    private void fillTab(Tab shown) {
        tab.top();
        switch (shown) {
            case MOVES -> {
                Panel panel = ui.panel();
                panel.top().pad(Theme.PART_GAP);
                panel.add(comment).growX().row();
                panel.add(ui.scroll(moves)).grow().minHeight(LIST).prefHeight(LIST);
                tab.add(panel).grow();
            }
            case CHAPTERS -> tab.add(chapters).growX();
            case PEOPLE -> tab.add(people).growX();
        }
    }

    private void fillComment(String words) {
        if (!words.isEmpty()) {
            comment.add(ui.text(words, Type.BODY).wrap(scaffold.column() - 2 * Theme.PART_GAP))
                    .growX()
                    .padBottom(Theme.ROW_GAP);
        }
    }

    private void fillTools(Tools shown) {
        if (shown == Tools.NONE) {
            return;
        }
        Table row = new ButtonRow();
        row.defaults().growX().minWidth(Theme.TOUCH).growY().space(Theme.ROW_GAP);
        step(row, Icon.FIRST, VariationTree::toStart);
        step(row, Icon.STEP_BACK, VariationTree::back);
        step(row, Icon.STEP, VariationTree::forward);
        step(row, Icon.LAST, VariationTree::toEnd);
        if (shown == Tools.STEPS_AND_COMMENT) {
            Button comment = ui.answer(Button.Kind.SECONDARY, Icon.COMMENT, "", actions::comment);
            comment.setName(Icon.COMMENT.name());
            comment.setAccessibleName(context.say("study.comment"));
            row.add(comment);
        }
        tools.add(row).grow();
    }

    private void step(Table row, Icon icon, UnaryOperator<VariationTree> step) {
        row.add(ui.answer(Button.Kind.SECONDARY, icon, "", () -> actions.go(step)))
                .getActor()
                .setName(icon.name());
    }
}
