package reversi.screens.guided;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.rules.Square;
import reversi.screens.BoardScaffold;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.TaskBoard;
import reversi.screens.TaskView;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardStyle;
import reversi.screens.opponents.FaceView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A page with a guided game, in one look, size and language. */
final class GuidedView extends TaskView<GuidedState> {
    private static final float FACE = 56;
    /** Narrower columns have no room for a bar between language and way out. */
    private static final float LEAST_BAR = 340;
    /** Higher windows have room for large words above the board. */
    private static final float LARGE_FROM = 780;
    /** The lines that what is said of a move may take without moving the board. */
    private static final int LINES = 3;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final GuidedWords words;
    private final BoardDirector director;
    /** How large what is said of a move is written. */
    private final Type type;

    private final ProgressBar done;
    private final Slot<Ways> header = new Slot<>(this::fillHeader);
    private final Slot<String> remark = new Slot<>(this::fillRemark);
    private final Slot<String> pip = new Slot<>(this::fillPip);
    private final Slot<Ways> ways = new Slot<>(this::fillWays);

    /** What the controls lead to. */
    interface Actions {
        /** A square of the board was chosen. */
        void press(Square square);

        /** Begins once more. */
        void again();

        /** Begins a first game on the large board. */
        void playOn();

        /** Goes to the first page, or back to where somebody asked for the game in the middle of it. */
        void leave();

        /** Shows all languages. */
        void chooseLanguage();
    }

    /** The ways on. */
    private enum Ways {
        /** Nothing has happened yet: who knows the game does without. */
        KNOW,
        /** The game goes on, and can be left. */
        SKIP,
        /** The game is over. */
        END
    }

    GuidedView(Context context, Layout layout, BoardDirector director, Actions actions) {
        super(
                context,
                layout,
                TaskBoard.of(context, director.model(), new TaskBoard.Shown(true, true, false), actions::press));
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.director = director;
        BoardStyle style =
                context.settings().now().look().boardFor(director.model().variant());
        this.words = new GuidedWords(context.texts(), style);
        this.done = new ProgressBar(ui.theme());
        boolean isLarge = scaffold().isBeside() ? !scaffold().isCompact() : layout.safeHeight() >= LARGE_FROM;
        this.type = isLarge ? Type.PAGE : Type.HEADING;
        fill("guided", scaffold().lay(ui, new BoardScaffold.Parts(header, board(), remark, pip, new Table(), ways)));
    }

    @Override
    public String spoken(GuidedState state) {
        return words.spoken(state.game());
    }

    @Override
    public void show(GuidedState state) {
        Ways there = state.game().isOver() ? Ways.END : state.isFresh() && state.isFirstStart() ? Ways.KNOW : Ways.SKIP;
        header.show(there);
        done.show((float) state.game().progress());
        remark.show(words.remark(state.game()));
        pip.show(words.pip(state.game()));
        ways.show(there);
        director.show(state.board());
    }

    /** The language, how much of the game is behind, and the way out, which stands below the board before the first move. */
    private void fillHeader(Ways there) {
        header.left();
        Button language = ui.small(context.texts().language().ownName(), actions::chooseLanguage);
        header.add(language).height(Theme.TOUCH);
        if (scaffold().column() >= LEAST_BAR) {
            header.add(done).height(Theme.BAR).growX().padLeft(Theme.PART_GAP).padRight(Theme.PART_GAP);
        } else {
            header.add().growX();
        }
        switch (there) {
            case KNOW -> {}
            case SKIP ->
                header.add(ui.small(context.say("guided.skip"), actions::leave)).height(Theme.TOUCH);
            case END ->
                header.add(ui.small(context.say("menu.home"), actions::leave)).height(Theme.TOUCH);
        }
    }

    private void fillRemark(String said) {
        Text text = ui.text(said, type).asHeading().wrap(scaffold().column());
        float height = ui.text(" ", type).getPrefHeight() * LINES;
        remark.left();
        remark.add(text).growX().minWidth(0).minHeight(height);
    }

    private void fillPip(String said) {
        Panel panel = panel();
        panel.left();
        panel.add(new FaceView(ui.theme(), 1, FACE)).size(FACE).padRight(Theme.CARD_PAD);
        Table lines = new Table();
        lines.left();
        lines.defaults().growX().minWidth(0);
        lines.add(ui.text(context.say("opponent.1.name"), Type.TITLE)).row();
        lines.add(ui.muted(said, Type.BODY).orTwoLines());
        panel.add(lines).growX().minWidth(0);
        pip.add(panel).grow();
    }

    private void fillWays(Ways shown) {
        goOnBy(Optional.empty());
        ways.defaults().height(Theme.BUTTON).growX().uniformX();
        switch (shown) {
            case KNOW -> ways.add(ui.secondary(context.say("guided.know"), actions::leave));
            case SKIP -> ways.add();
            case END -> {
                Button on = onward("guided.play", actions::playOn);
                Button again = ui.secondary(context.say("guided.again"), actions::again);
                float half = (scaffold().column() - Theme.GAP) / 2;
                if (Math.max(on.getPrefWidth(), again.getPrefWidth()) <= half) {
                    ways.add(again);
                    ways.add(on).padLeft(Theme.GAP);
                } else {
                    ways.add(on).row();
                    ways.add(again).padTop(Theme.ROW_GAP);
                }
            }
        }
    }
}
