package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.utils.ActorGestureListener;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;

/**
 * A pane that scrolls up and down, with a slim bar that shows while there is more than fits. It goes as far as the wheel says: small
 * steps at once, since the fingers on a trackpad and their swing bring many of them, a wheel's notch in a few pictures.
 */
final class Scroll extends ScrollPane {
    private static final float BAR = 4;

    /** Steps up to this many points are followed at once. */
    private static final float SMALL_STEP = 40;

    /** How far rings and shadows at the sides of what is scrolled are seen beyond the pane, in points. */
    private static final float BESIDE = 24;

    /**
     * In seconds: nothing here waits for a long press. In the browser libGDX can't take one back that is due, and it fails where the
     * pointer was released meanwhile.
     */
    private static final float NO_LONG_PRESS = 24 * 60 * 60;

    private boolean isEndingInLine;

    Scroll(Theme theme, Actor content) {
        super(content, style(theme));
        setScrollingDisabled(true, false);
        setScrollbarsOnTop(true);
        setFadeScrollBars(true);
        setupFadeScrollBars(0.6f, 0.8f);
        setOverscroll(false, false);
        setSmoothScrolling(true);
        setFlickScrollTapSquareSize(Theme.SLOP);
    }

    @Override
    protected ActorGestureListener getFlickScrollListener() {
        ActorGestureListener gestures = super.getFlickScrollListener();
        gestures.getGestureDetector().setLongPressSeconds(NO_LONG_PRESS);
        return gestures;
    }

    /** Instead of libGDX', which goes a quarter of the pane for each event whatever it says. */
    @Override
    protected void addScrollListener() {
        addListener(new InputListener() {
            @Override
            public boolean scrolled(InputEvent event, float x, float y, float across, float down) {
                boolean isMoved = isScrollY() ? turn(down) : isScrollX() && turnSideways(across == 0 ? down : across);
                if (isMoved) {
                    // Whatever lies around this pane scrolls only once this one is at its end.
                    event.stop();
                }
                return isMoved;
            }
        });
    }

    private boolean turn(float points) {
        float before = getScrollY();
        setScrollY(before + points);
        float step = getScrollY() - before;
        if (Math.abs(step) <= SMALL_STEP) {
            visualScrollY(getVisualScrollY() + step);
        }
        return shown(step);
    }

    private boolean turnSideways(float points) {
        float before = getScrollX();
        setScrollX(before + points);
        float step = getScrollX() - before;
        if (Math.abs(step) <= SMALL_STEP) {
            visualScrollX(getVisualScrollX() + step);
        }
        return shown(step);
    }

    private boolean shown(float step) {
        if (step == 0) {
            return false;
        }
        // What still swings from a touch would carry on beside the wheel.
        setVelocityX(0);
        setVelocityY(0);
        setScrollbarsVisible(true);
        return true;
    }

    /** Where it stands at one end of what is scrolled, no line of words is cut at the other edge: the pane ends before it. */
    Scroll endingInLine() {
        isEndingInLine = true;
        return this;
    }

    /** What is scrolled up and down is as wide as the pane: only rings and shadows reach beyond its sides, and they are not cut there. */
    @Override
    public boolean clipBegin(float x, float y, float width, float height) {
        float beside = isScrollingDisabledX() ? BESIDE : 0;
        boolean isSnapped = isEndingInLine && isScrollY();
        float below = isSnapped && getVisualScrollY() == 0
                ? cut(getActor(), getActor().getHeight() - height, true)
                : 0;
        float above = isSnapped && getVisualScrollY() == getMaxY() ? cut(getActor(), height, false) : 0;
        return super.clipBegin(x - beside, y + below, width + 2 * beside, height - below - above);
    }

    /** How much is seen of a line of words, but for those of controls, that is cut at a height of the actor and seen above or below it. */
    static float cut(Actor actor, float edge, boolean isSeenAbove) {
        boolean isAcross = edge > 0 && edge < actor.getHeight();
        if (isAcross && actor instanceof Text text) {
            return text.partOfLine(isSeenAbove ? text.getHeight() - edge : edge);
        }
        float most = 0;
        if (isAcross && actor instanceof Group group && !(actor instanceof Control)) {
            for (Actor child : group.getChildren()) {
                most = Math.max(most, cut(child, edge - child.getY(), isSeenAbove));
            }
        }
        return most;
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
