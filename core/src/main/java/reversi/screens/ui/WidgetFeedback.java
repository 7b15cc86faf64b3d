package reversi.screens.ui;

import com.badlogic.gdx.scenes.scene2d.Group;

/** How the widgets answer a person: their sounds and how much they may move. */
public interface WidgetFeedback {
    /** Something was pressed. */
    void tapped();

    /** The pointer came to a control, or left it. */
    default void pointed(Group control, boolean isAt) {}

    /** A picture had to be left out of what was drawn, as it must be fetched first; once it is there, all is drawn anew. */
    default void missing(String picture) {}

    /** Whether things should change at once rather than move. */
    boolean isStill();
}
