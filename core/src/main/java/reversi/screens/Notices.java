package reversi.screens;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import reversi.screens.ui.Obstacle;
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
    private static final float PAD = 12;

    private String words = "";
    /** For how many more seconds the words are to be seen. */
    private float left;
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

    void clearAll() {
        left = 0;
        clearChildren();
    }

    @Override
    public void act(float delta) {
        if (!isVisible()) {
            return;
        }
        super.act(delta);
        left = Math.max(0, left - delta);
    }

    private Panel place(Context context, Layout layout) {
        Panel panel = context.ui().sheet();
        Text text = context.ui().text(words, Type.BODY);
        float beside = 2 * Theme.PAD;
        float wished = Math.min(WIDEST, text.naturalWidth()) + beside;
        List<Rectangle> obstacles = new ArrayList<>();
        collect(page, obstacles);
        Rectangle room = new Rectangle(
                layout.insetLeft(),
                layout.insetBottom(),
                layout.width() - layout.insetLeft() - layout.insetRight(),
                layout.safeHeight());
        Rectangle place =
                new NoticePlace(obstacles, room).find(wished, width -> height(text, width - beside) + 2 * PAD);
        if (text.naturalWidth() > place.width - beside) {
            text.wrap(place.width - beside);
        }
        panel.add(text).pad(PAD, Theme.PAD, PAD, Theme.PAD);
        panel.setBounds(place.x, place.y, place.width, place.height);
        addActor(panel);
        return panel;
    }

    private static float height(Text text, float width) {
        return text.naturalWidth() <= width ? Type.BODY.lineHeight() : text.heightFor(width);
    }

    /** What is not to be covered, where it will stand once the page has come in. */
    private void collect(Group group, List<Rectangle> obstacles) {
        for (Actor child : group.getChildren()) {
            if (!child.isVisible()) {
                continue;
            }
            if (child instanceof Obstacle) {
                Vector2 corner = child.localToAscendantCoordinates(page, new Vector2());
                obstacles.add(new Rectangle(corner.x, corner.y, child.getWidth(), child.getHeight()));
            } else if (child instanceof Group inner) {
                collect(inner, obstacles);
            }
        }
    }

    private Action leave(Context context) {
        float fade = context.ui().feedback().isStill() ? 0 : MOVE;
        return Actions.sequence(Actions.delay(left), Actions.fadeOut(fade), Actions.removeActor());
    }
}
