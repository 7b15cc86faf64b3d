package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.function.BiFunction;
import reversi.screens.ui.Slot;

/**
 * The picture of a page whose body scrolls as a whole and is made anew for each state.
 *
 * @param <S> the state of the page
 */
public final class BodyView<S> implements StateView<S> {
    private final Actor root;
    private final Slot<S> body;

    /**
     * A picture below a title.
     *
     * @param titleKey the key of the title
     * @param widest the widest that it becomes, in points
     * @param make makes the body for a state and a width
     */
    public BodyView(
            Context context, Layout layout, String titleKey, float widest, BiFunction<S, Float, ? extends Actor> make) {
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, widest);
        float width = scaffold.width();
        body = Slot.of((place, state) -> place.add(make.apply(state, width)).width(width));
        root = scaffold.lay(titleKey, HeadedScaffold.scrolling(context, body, width));
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(S state) {
        body.show(state);
    }
}
