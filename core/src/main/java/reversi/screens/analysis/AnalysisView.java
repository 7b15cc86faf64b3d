package reversi.screens.analysis;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.StateView;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Slot;

/** The analysis board in one look, size and language: the lines, or a position that is being set up. */
final class AnalysisView implements StateView<AnalysisState> {
    private final Context context;
    private final Layout layout;
    private final BoardDirector director;
    private final LinesView.Sources sources;
    private final AnalysisActions actions;
    private final SetupView.Actions setupActions;
    private final Slot<AnalysisState.Parts> parts = new Slot<>(this::fill);
    private Optional<BoardView> board = Optional.empty();
    private Consumer<AnalysisState> shown = state -> {};

    AnalysisView(
            Context context,
            Layout layout,
            BoardDirector director,
            LinesView.Sources sources,
            AnalysisActions actions,
            SetupView.Actions setupActions) {
        this.context = context;
        this.layout = layout;
        this.director = director;
        this.sources = sources;
        this.actions = actions;
        this.setupActions = setupActions;
    }

    @Override
    public Actor root() {
        return parts;
    }

    /** The board; empty before anything was shown. */
    Optional<BoardView> board() {
        return board;
    }

    @Override
    public String spoken(AnalysisState state) {
        return AnalysisNarrator.spoken(context, state.tree());
    }

    @Override
    public void show(AnalysisState state) {
        director.show(state.board(context.texts().language().numerals()));
        parts.show(state.parts());
        shown.accept(state);
    }

    private void fill(AnalysisState.Parts next) {
        Look look = context.settings().now().look();
        boolean isPlayed = !next.isSetup();
        BoardOverlayOptions options =
                new BoardOverlayOptions(isPlayed, isPlayed, isPlayed, true, look.isHighContrast(context.device()));
        BoardView made = new BoardView(context.ui(), director.model(), look.boardFor(next.variant()), options);
        board = Optional.of(made);
        if (next.isSetup()) {
            SetupView view = new SetupView(context, layout, made, setupActions);
            shown = state -> state.setup().ifPresent(view::show);
            parts.add(view.root()).grow();
        } else {
            LinesView view = new LinesView(context, layout, next, made, sources, actions);
            shown = view::show;
            parts.add(view.root()).grow();
        }
    }

    /** Whether the keyboard is where up and down mean something else than on the page: on the board's squares or at the engine's lines. */
    boolean takesArrow(int key) {
        boolean isUpOrDown = key == Input.Keys.UP || key == Input.Keys.DOWN;
        boolean isArrow = isUpOrDown || key == Input.Keys.LEFT || key == Input.Keys.RIGHT;
        Focus focus = context.ui().focus();
        return Optional.ofNullable(focus.current())
                .filter(focus::isShownOn)
                .filter(at -> (isArrow && at instanceof BoardView) || (isUpOrDown && at instanceof BestLines))
                .isPresent();
    }
}
