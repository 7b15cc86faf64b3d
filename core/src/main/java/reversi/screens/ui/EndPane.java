package reversi.screens.ui;

import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** A pane that is scrolled to its end where it is first drawn, and whenever more has come. */
public final class EndPane extends Table {
    private final ScrollPane pane;
    private boolean isAtEnd;

    /** Around a pane, which fills it. */
    public EndPane(ScrollPane pane) {
        this.pane = pane;
        add(pane).grow().minHeight(0);
    }

    /** More has come at the end. */
    public void longer() {
        isAtEnd = false;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (!isAtEnd) {
            isAtEnd = true;
            validate();
            pane.validate();
            pane.setScrollPercentY(1);
            pane.updateVisualScroll();
        }
    }
}
