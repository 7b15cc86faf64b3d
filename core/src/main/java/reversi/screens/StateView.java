package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;

/**
 * The picture of a page for one look, language and room. It keeps nothing that the state does not say but what moves: where discs are in
 * the air, how far a list is scrolled.
 *
 * @param <S> the state of the page
 */
public interface StateView<S> {
    /** The actor that fills the window. */
    Actor root();

    /** Shows a state, whichever was shown before. */
    void show(S state);

    /**
     * The control that goes on from the state that is shown, where the keyboard is led after something was done; the page itself unless a
     * view has one.
     */
    default Actor wayOn() {
        return root();
    }

    /** A state in sentences, for people who do not see the page; empty where there is nothing to say. */
    default String spoken(S state) {
        return "";
    }
}
