package reversi.screens;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Short notices that come and go near the lower edge, over the edge of nothing, and never take a tap. */
final class Notices extends Group {
    private static final float SHOWN = 3.2f;
    private static final float PER_SIGN = 0.04f;
    private static final float MOVE = 0.18f;
    private static final float WIDEST = 420;

    private String words = "";
    /** For how many more seconds the words are to be seen. */
    private float left;

    private boolean isSeen;
    private float reserved;
    /** The page in front, on which some things are not to be covered. */
    private Group page = new Group();

    Notices() {
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** Shows for the rest of its time what is being shown, in another look or size. */
    void rebuild(Context context, Layout layout, Group front) {
        page = front;
        clearChildren();
        setSize(layout.width(), layout.height());
        if (left > 0) {
            Panel panel = place(context, layout);
            panel.addAction(leave(context));
        }
    }

    void show(String next, Context context, Layout layout) {
        clearChildren();
        words = next;
        left = SHOWN + PER_SIGN * words.length();
        isSeen = false;
        Panel panel = place(context, layout);
        if (context.ui().feedback().isStill()) {
            panel.addAction(leave(context));
            return;
        }
        panel.getColor().a = 0;
        panel.moveBy(0, -12);
        panel.addAction(Actions.sequence(
                Actions.parallel(
                        Actions.fadeIn(MOVE, Interpolation.pow2Out),
                        Actions.moveBy(0, 12, MOVE, Interpolation.pow3Out)),
                leave(context)));
    }

    /** Another page comes: what was seen on the one before says nothing of this one; what was said at this moment does. */
    void leavePage() {
        if (isSeen) {
            clearAll();
        }
    }

    void clearAll() {
        left = 0;
        reserved = 0;
        clearChildren();
    }

    @Override
    public void act(float delta) {
        if (!isVisible()) {
            return;
        }
        super.act(delta);
        left = Math.max(0, left - delta);
        isSeen |= delta > 0;
        reserved = left > 0 ? reserved : 0;
    }

    private Panel place(Context context, Layout layout) {
        Panel panel = context.ui().sheet();
        Text text = context.ui().text(words, Type.BODY);
        float beside = 2 * Theme.PAD;
        float wished = Math.min(WIDEST, text.naturalWidth()) + beside;
        Covered covered = Covered.by(page);
        Rectangle room = new Rectangle(
                layout.insetLeft(),
                layout.insetBottom(),
                layout.width() - layout.insetLeft() - layout.insetRight(),
                layout.safeHeight());
        NoticePlace.Height height = width -> height(text, width - beside) + 2 * Theme.BLOCK_GAP;
        Rectangle place =
                new NoticePlace(covered, room).find(wished, height).orElseGet(() -> reserve(wished, height, room));
        if (text.naturalWidth() > place.width - beside) {
            text.wrap(place.width - beside);
        }
        panel.add(text).pad(Theme.BLOCK_GAP, Theme.PAD, Theme.BLOCK_GAP, Theme.PAD);
        panel.setBounds(place.x, place.y, place.width, place.height);
        addActor(panel);
        return panel;
    }

    /** The lower edge of the window, of which the page is to keep off as long as the notice is shown. */
    private Rectangle reserve(float wished, NoticePlace.Height height, Rectangle room) {
        float wide = Math.min(wished, room.width - 2 * NoticePlace.CLEAR);
        float high = height.at(wide);
        reserved = high + 2 * NoticePlace.CLEAR;
        return new Rectangle(Math.round(room.x + (room.width - wide) / 2), room.y + NoticePlace.CLEAR, wide, high);
    }

    /** How much room at the lower edge the page has to leave, since nothing on it is free; 0 otherwise. */
    float reserved() {
        return reserved;
    }

    private static float height(Text text, float width) {
        return text.naturalWidth() <= width ? Type.BODY.lineHeight() : text.heightFor(width);
    }

    private Action leave(Context context) {
        float fade = context.ui().feedback().isStill() ? 0 : MOVE;
        return Actions.sequence(Actions.delay(left), Actions.fadeOut(fade), Actions.removeActor());
    }
}
