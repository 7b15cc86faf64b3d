package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Optional;
import java.util.function.Function;

/**
 * A page whose picture follows from its state alone, in one direction: a state is shown, a control of the picture calls the page, and the
 * page goes on with the next state.
 *
 * <pre>{@code
 * final class CounterPage extends StatePage<Integer, CounterView> {
 *     CounterPage() {
 *         super(0);
 *     }
 *
 *     @Override
 *     protected CounterView view(Context context, Layout layout) {
 *         return new CounterView(context, layout, () -> become(state() + 1));
 *     }
 * }
 * }</pre>
 *
 * @param <S> the state: a value that never changes in place, in which everything stands that is seen
 * @param <V> the picture
 */
public abstract class StatePage<S, V extends StateView<S>> extends Page {
    private final Narration narration = new Narration();
    private S state;
    private Optional<V> view = Optional.empty();

    /** A page that begins with this state. */
    protected StatePage(S first) {
        this.state = first;
    }

    /** The state that is shown, or will be once the page is in front. */
    public final S state() {
        return state;
    }

    /** Makes the picture for one look, language and room; it is told of the state afterwards. */
    protected abstract V view(Context context, Layout layout);

    @Override
    public final Actor build(Context context, Layout layout) {
        V made = view(context, layout);
        if (view.isEmpty()) {
            narration.begin(made.spoken(state));
        }
        view = Optional.of(made);
        show(context, made);
        return made.root();
    }

    private void show(Context context, V seen) {
        seen.show(state);
        narration.tell(context.router(), seen.spoken(state));
    }

    /** Goes on with another state, and shows it. */
    protected final void become(S next) {
        state = next;
        inFront().ifPresent(now -> view.ifPresent(seen -> change(now, seen, () -> show(now, seen))));
    }

    /**
     * Changes the picture, and keeps the focus, the scrolling and what is being written; a page whose picture keeps them by itself may
     * have less drawn.
     */
    protected void change(Context context, V seen, Runnable change) {
        context.router().updateInPlace(change);
        Gdx.graphics.requestRendering();
    }

    /** Goes on with another state that is shown when the page is next. */
    protected final void becomeUnseen(S next) {
        state = next;
    }

    private Optional<Context> inFront() {
        return context().filter(now -> now.router().isInFront(this));
    }

    /** The picture as it is now; empty before the page was shown. */
    protected final Optional<V> view() {
        return view;
    }

    /** Shows a few words at the window's edge. */
    protected final void notice(String key) {
        context().ifPresent(now -> now.router().notice(now.say(key)));
    }

    /** Leads the focus to what goes on from here. */
    protected final void lead() {
        lead(StateView::wayOn);
    }

    /** Leads the focus to a part of the picture. */
    protected final void lead(Function<? super V, Actor> to) {
        inFront().ifPresent(now -> view.ifPresent(seen -> now.ui().focus().lead(to.apply(seen))));
    }

    /** Whether the keyboard is led by something else than what goes on from here. */
    protected final boolean isElsewhere() {
        Optional<Actor> current =
                inFront().flatMap(now -> Optional.ofNullable(now.ui().focus().current()));
        return current.isPresent()
                && view.filter(seen -> seen.wayOn() == current.get()).isEmpty();
    }
}
