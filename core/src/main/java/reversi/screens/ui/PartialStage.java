package reversi.screens.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.Viewport;
import org.jspecify.annotations.Nullable;
import reversi.platform.Frames;

/**
 * A stage that draws only the parts that changed over the last picture, where the device keeps that. Whoever asks for a
 * picture in libGDX's own way gets a whole one; {@link #redraw} asks for a part. While a few discs turn, a part costs a tenth
 * of the pixels.
 */
public final class PartialStage extends Stage {
    /** More parts than this cost more vertices than they save pixels. */
    private static final int MOST_PARTS = 4;

    /** What another pass costs, as a share of the pixels of the stage. */
    private static final float PASS = 0.1f;

    /** How far a notch of a wheel scrolls, in device-independent pixels, as on other pages and in other windows. */
    private static final float NOTCH = 100;

    private static final float LINES_IN_NOTCH = 3;

    private final Frames frames;
    private final Rectangle[] parts = new Rectangle[MOST_PARTS];
    private final Rectangle scissors = new Rectangle();
    private final Rectangle next = new Rectangle();
    private final Rectangle joined = new Rectangle();
    private final Vector2 corner = new Vector2();
    private int count;
    private @Nullable Rectangle drawn;
    private boolean isHeldCarefully;
    private float scale = 1;
    /** Where the mouse was last seen, in pixels. */
    private final Vector2 pointed = new Vector2();

    private boolean isPointedAt;

    /** An actor that says itself which parts of it changed when it is touched or pointed at; any other is drawn with all. */
    public interface Careful {}

    /** A stage whose pictures come when {@code frames} says. */
    public PartialStage(Viewport viewport, Frames frames) {
        super(viewport);
        this.frames = frames;
        clearParts();
    }

    /** A stage that draws with a batch of choice, which belongs to whoever made it. */
    public PartialStage(Viewport viewport, Batch batch, Frames frames) {
        super(viewport, batch);
        this.frames = frames;
        clearParts();
    }

    /** How many device-independent pixels a point of the stage has. */
    public void setScale(float scale) {
        this.scale = scale;
    }

    /** A wheel was turned or fingers moved on a trackpad, to the right and downwards where positive. */
    public void turnWheel(WheelUnit unit, float across, float down) {
        Actor target = aimed();
        switch (unit) {
            case PIXELS -> scrolled(across / NOTCH, down / NOTCH);
            case LINES -> scrolled(across / LINES_IN_NOTCH, down / LINES_IN_NOTCH);
            case PAGES -> {
                float wide = target == null ? getWidth() : target.getWidth();
                float high = target == null ? getHeight() : target.getHeight();
                super.scrolled(across * wide, down * high);
            }
        }
    }

    /** What lies under the mouse scrolls, or else what scrolled last. */
    private @Nullable Actor aimed() {
        screenToStageCoordinates(corner.set(pointed));
        Actor seen = isPointedAt ? hit(corner.x, corner.y, true) : null;
        // libGDX' firstAscendant asks reflection, which knows no class of ours in the browser.
        while (seen != null && !(seen instanceof ScrollPane)) {
            seen = seen.getParent();
        }
        if (seen != null) {
            setScrollFocus(seen);
        }
        return getScrollFocus();
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        pointed.set(x, y);
        isPointedAt = true;
        return super.mouseMoved(x, y);
    }

    /** Takes notches of a wheel and parts of them, and tells the actors points of the stage. */
    @Override
    public boolean scrolled(float across, float down) {
        aimed();
        return super.scrolled(across * NOTCH / scale, down * NOTCH / scale);
    }

    private void clearParts() {
        for (int i = 0; i < MOST_PARTS; i++) {
            parts[i] = new Rectangle();
        }
    }

    /** Asks for a picture in which this actor is drawn again and nothing else needs to be. */
    public static void redraw(Actor actor) {
        redraw(actor, 0, 0, actor.getWidth(), actor.getHeight());
    }

    /** Asks for a picture in which a part of this actor, in its own points, is drawn again and nothing else needs to be. */
    public static void redraw(Actor actor, float x, float y, float width, float height) {
        if (actor.getStage() instanceof PartialStage canvas) {
            actor.localToStageCoordinates(canvas.corner.set(x, y));
            canvas.add(canvas.corner.x, canvas.corner.y, width, height);
            canvas.frames.requestPartialFrame();
        } else {
            Gdx.graphics.requestRendering();
        }
    }

    /** Lets time pass on the stage of this actor; what changes then says so itself. */
    public static void wake(Actor actor) {
        if (actor.getStage() instanceof PartialStage canvas) {
            canvas.frames.requestPartialFrame();
        } else {
            Gdx.graphics.requestRendering();
        }
    }

    /** Lets time pass for the page of this actor and not on the stage: nothing on it moves, but something is being done. */
    public static void requestTick(Actor actor) {
        if (actor.getStage() instanceof PartialStage canvas) {
            canvas.frames.requestTick();
        } else {
            Gdx.graphics.requestRendering();
        }
    }

    private void add(float x, float y, float width, float height) {
        next.set(x, y, width, height);
        for (int i = 0; i < count; i++) {
            if (isWorthJoining(parts[i], next)) {
                parts[i].merge(next);
                return;
            }
        }
        if (count == MOST_PARTS) {
            parts[count - 1].merge(next);
        } else {
            parts[count].set(next);
            count++;
        }
    }

    /** Whether drawing two parts as one costs fewer pixels more than a pass of its own. */
    private boolean isWorthJoining(Rectangle one, Rectangle other) {
        joined.set(one).merge(other);
        return joined.area() <= one.area() + other.area() + PASS * getWidth() * getHeight();
    }

    /** The part that is being drawn now, in points; null while the whole picture is. */
    public @Nullable Rectangle drawnPart() {
        return drawn;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        isHeldCarefully = isCareful(x, y);
        boolean used = super.touchDown(x, y, pointer, button);
        redrawUnlessHeld();
        return used;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        boolean used = super.touchDragged(x, y, pointer);
        redrawUnlessHeld();
        return used;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        boolean used = super.touchUp(x, y, pointer, button);
        redrawUnlessHeld();
        return used;
    }

    private boolean isCareful(int x, int y) {
        screenToStageCoordinates(corner.set(x, y));
        return hit(corner.x, corner.y, true) instanceof Careful;
    }

    private void redrawUnlessHeld() {
        if (!isHeldCarefully) {
            Gdx.graphics.requestRendering();
        }
    }

    /** Draws what must be drawn, on this ground. */
    public void paint(Color ground) {
        int changed = count;
        count = 0;
        if (frames.takeFullFrame()) {
            ScreenUtils.clear(ground);
            draw();
            return;
        }
        for (int i = 0; i < changed; i++) {
            calculateScissors(parts[i], scissors);
            widen(scissors);
            if (ScissorStack.pushScissors(scissors)) {
                drawn = parts[i];
                ScreenUtils.clear(ground);
                draw();
                ScissorStack.popScissors();
            }
        }
        drawn = null;
    }

    /** Takes in every pixel that a part touches. */
    private static void widen(Rectangle pixels) {
        float left = (float) Math.floor(pixels.x) - 1;
        float bottom = (float) Math.floor(pixels.y) - 1;
        float right = (float) Math.ceil(pixels.x + pixels.width) + 1;
        float top = (float) Math.ceil(pixels.y + pixels.height) + 1;
        pixels.set(left, bottom, right - left, top - bottom);
    }
}
