package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.Optional;
import reversi.game.GameSetup;
import reversi.screens.Context;
import reversi.screens.ui.Button;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Theme;

/** The end of a game beside or below the board, in large type where there is room for it. */
final class ResultPanel extends BesidePanel {
    /** What a chat below the result needs, in points. */
    private static final float LEAST_TALK = 150;

    private final GameState.End end;
    private final ResultForm roomy;
    private final ResultForm compact;
    private final ScrollPane pane;

    /** The end of a game in a panel {@code width} points wide. */
    ResultPanel(Context context, float width, GameSetup setup, GameState.End end, GameActions actions) {
        super(context, width);
        this.end = end;
        this.roomy = new ResultForm(context, setup, end, inner(), actions).roomy();
        this.compact = new ResultForm(context, setup, end, inner(), actions).compact(pad() - above());
        this.pane = context.ui().scroll(compact);
        fill(pane, pad());
    }

    @Override
    boolean suits(GameState state) {
        return state.end().equals(Optional.of(end));
    }

    @Override
    void show(GameState state) {}

    @Override
    GamePlan planned(GamePlan usual, boolean isTalking) {
        return usual.withResult(height(roomy), height(compact), isTalking ? LEAST_TALK : 0);
    }

    private float height(ResultForm form) {
        return form.getPrefHeight() + above() + pad() - 2 * Theme.RING;
    }

    /** Takes the larger form where it has room. */
    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        ResultForm form = height(roomy) <= getHeight() ? roomy : compact;
        if (pane.getActor() != form) {
            pane.setActor(form);
        }
    }

    /** From the board, on which nothing is left to do, Tab leads to what can be done next; Enter, meant for a disc, presses nothing. */
    @Override
    void enter(Actor board) {
        super.enter(board);
        likeliest().ifPresent(next -> {
            Focus focus = context().ui().focus();
            Actor current = focus.current();
            if (focus.isInScope(next) && (current == null || current == board)) {
                focus.moveTo(next, false);
            }
        });
    }

    private Optional<Button> likeliest() {
        return (pane.getActor() == roomy ? roomy : compact).likeliest();
    }
}
