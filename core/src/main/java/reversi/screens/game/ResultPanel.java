package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.List;
import java.util.Optional;
import reversi.game.GameSetup;
import reversi.screens.Context;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Theme;

/** The end of a game beside or below the board, in large type where there is room for it. */
final class ResultPanel extends BesidePanel {
    /** What a chat below the result needs, in points. */
    private static final float LEAST_TALK = 150;

    /** From the highest to the lowest. */
    private final List<ResultForm> forms;

    private final ScrollPane pane;
    private GameState.End end;

    /** The end of a game in a panel {@code width} points wide. */
    ResultPanel(Context context, float width, GameSetup setup, GameState.End end, GameActions actions) {
        super(context, width);
        this.end = end;
        this.forms = List.of(
                new ResultForm(context, setup, end, inner(), actions).roomy(),
                new ResultForm(context, setup, end, inner(), actions).headed(false, pad() - above()),
                new ResultForm(context, setup, end, inner(), actions).headed(true, pad() - above()),
                new ResultForm(context, setup, end, inner(), actions).compact(pad() - above()));
        this.pane = context.ui().scroll(lowest());
        fill(pane, pad());
        say(end.expected());
    }

    private ResultForm lowest() {
        return forms.get(forms.size() - 1);
    }

    private void say(Optional<String> kept) {
        forms.forEach(form -> form.say(end.notes(), kept));
    }

    @Override
    boolean suits(GameState state) {
        return state.end().filter(end::suits).isPresent();
    }

    /** What is found out later joins what is said already; the buttons stay where they are, though the first words may be scrolled away. */
    @Override
    void show(GameState state) {
        state.end().filter(now -> !now.equals(end)).ifPresent(now -> {
            float below = pane.getMaxY() - pane.getScrollY();
            end = now;
            say(end.expected());
            fit();
            pane.validate();
            pane.setScrollY(pane.getMaxY() - below);
            pane.updateVisualScroll();
        });
    }

    /** Room is kept for what is still looked for, unless the board or the buttons would pay for it. */
    @Override
    GamePlan planned(GamePlan usual, boolean isTalking) {
        GamePlan plan = plan(usual, isTalking);
        if (end.expected().isEmpty() || plan.panel().height() >= height(lowest())) {
            return plan;
        }
        say(Optional.empty());
        fit();
        return plan(usual, isTalking);
    }

    private GamePlan plan(GamePlan usual, boolean isTalking) {
        return usual.withResult(forms.stream().map(this::height).toList(), isTalking ? LEAST_TALK : 0);
    }

    private float height(ResultForm form) {
        return form.getPrefHeight() + above() + pad() - 2 * Theme.RING;
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        fit();
    }

    /** Takes the largest form that has room. */
    private void fit() {
        ResultForm form = forms.stream()
                .filter(each -> height(each) <= getHeight())
                .findFirst()
                .orElseGet(this::lowest);
        if (pane.getActor() != form) {
            pane.setActor(form);
        }
    }

    /** From the board, on which nothing is left to do, Tab leads to what can be done next; Enter, meant for a disc, presses nothing. */
    @Override
    void enter(Actor board) {
        super.enter(board);
        shown().likeliest().ifPresent(next -> {
            Focus focus = context().ui().focus();
            Actor current = focus.current();
            if (focus.isInScope(next) && (current == null || current == board)) {
                focus.moveTo(next, false);
            }
        });
    }

    private ResultForm shown() {
        return forms.stream()
                .filter(form -> pane.getActor() == form)
                .findFirst()
                .orElseGet(this::lowest);
    }
}
