package reversi.screens;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Short notices that come and go at the lower edge and never take a tap. */
final class Notices extends Group {
    private static final float SHOWN = 3.2f;
    private static final float PER_SIGN = 0.04f;
    private static final float MOVE = 0.18f;
    private static final float WIDEST = 420;

    private String words = "";
    /** For how many more seconds the words are to be seen. */
    private float left;

    Notices() {
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** Shows for the rest of its time what is being shown, in another look or size. */
    void rebuild(Context context, Layout layout, float middle) {
        clearChildren();
        setSize(layout.width(), layout.height());
        if (left > 0) {
            Panel panel = place(context, layout, middle);
            panel.addAction(leave(context));
        }
    }

    void show(String next, Context context, Layout layout, float middle) {
        clearChildren();
        words = next;
        left = SHOWN + PER_SIGN * words.length();
        Panel panel = place(context, layout, middle);
        if (context.ui().feel().isStill()) {
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

    void hush() {
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

    /** Stands around this middle, such as the board's, without reaching over to what is beside it. */
    private Panel place(Context context, Layout layout, float middle) {
        Panel panel = context.ui().sheet();
        Text text = context.ui().text(words, Type.BODY);
        float around = 2 * Math.min(middle, layout.width() - middle);
        float most = Math.min(WIDEST, around - 2 * layout.margin() - 2 * Theme.PAD);
        if (text.naturalWidth() > most) {
            text.wrap(most);
        }
        panel.add(text).pad(12, Theme.PAD, 12, Theme.PAD);
        panel.pack();
        panel.setPosition(Math.round(middle - panel.getWidth() / 2), layout.insetBottom() + 24);
        addActor(panel);
        return panel;
    }

    private Action leave(Context context) {
        float fade = context.ui().feel().isStill() ? 0 : MOVE;
        return Actions.sequence(Actions.delay(left), Actions.fadeOut(fade), Actions.removeActor());
    }
}
