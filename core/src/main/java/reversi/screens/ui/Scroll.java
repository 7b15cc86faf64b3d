package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import org.jspecify.annotations.Nullable;

/** A pane that scrolls up and down, with a slim bar that shows while there is more than fits. */
final class Scroll extends ScrollPane {
    private static final float BAR = 4;

    Scroll(Theme theme, Actor content) {
        super(content, style(theme));
        setScrollingDisabled(true, false);
        setScrollbarsOnTop(true);
        setFadeScrollBars(true);
        setupFadeScrollBars(0.6f, 0.8f);
        setOverscroll(false, false);
        setSmoothScrolling(true);
        setFlickScrollTapSquareSize(Theme.SLOP);
        addListener(new InputListener() {
            @Override
            public void enter(InputEvent event, float x, float y, int pointer, @Nullable Actor from) {
                Stage stage = getStage();
                if (stage != null && pointer == -1) {
                    stage.setScrollFocus(Scroll.this);
                }
            }
        });
    }

    private static ScrollPaneStyle style(Theme theme) {
        ScrollPaneStyle style = new ScrollPaneStyle();
        style.vScrollKnob = new Knob(theme);
        return style;
    }

    /** The slim bar. */
    private static final class Knob extends BaseDrawable {
        private final Theme theme;

        Knob(Theme theme) {
            this.theme = theme;
            setMinWidth(BAR);
            setMinHeight(4 * BAR);
        }

        @Override
        public void draw(Batch batch, float x, float y, float width, float height) {
            Color colour = theme.palette().faint();
            theme.fill(batch, colour, batch.getColor().a * 0.7f, BAR, x, y, width, height);
        }
    }
}
