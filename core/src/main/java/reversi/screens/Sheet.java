package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;

/** A dialog: it stands in the middle of a wide window and comes up from the bottom of a narrow one. */
public interface Sheet {
    /** Builds what stands in the dialog's panel; {@code width} is the room across, in points. */
    Actor build(Context context, Layout layout, float width);

    /** The width the dialog would like, its padding included, in points. */
    default float wishedWidth() {
        return 420;
    }

    /** Whether Escape and a tap beside it close it. */
    default boolean isDismissable() {
        return true;
    }

    /** It was closed by Escape or a tap beside it. */
    default void dismissed() {}
}
