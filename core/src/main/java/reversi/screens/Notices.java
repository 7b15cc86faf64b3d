package reversi.screens;

import com.badlogic.gdx.math.Interpolation;
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

    Notices() {
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    void rebuild(Context context, Layout layout) {
        clearChildren();
        setSize(layout.width(), layout.height());
    }

    void show(String words, Context context, Layout layout) {
        clearChildren();
        Panel panel = context.ui().sheet();
        Text text = context.ui().text(words, Type.BODY);
        float most = Math.min(WIDEST, layout.width() - 2 * layout.margin() - 2 * Theme.PAD);
        if (text.naturalWidth() > most) {
            text.wrap(most);
        }
        panel.add(text).pad(12, Theme.PAD, 12, Theme.PAD);
        panel.pack();
        panel.setPosition(Math.round((layout.width() - panel.getWidth()) / 2), layout.insetBottom() + 24);
        addActor(panel);
        float stay = SHOWN + PER_SIGN * words.length();
        if (context.ui().feel().isStill()) {
            panel.addAction(Actions.sequence(Actions.delay(stay), Actions.removeActor()));
            return;
        }
        panel.getColor().a = 0;
        panel.moveBy(0, -12);
        panel.addAction(Actions.sequence(
                Actions.parallel(
                        Actions.fadeIn(MOVE, Interpolation.pow2Out),
                        Actions.moveBy(0, 12, MOVE, Interpolation.pow3Out)),
                Actions.delay(stay),
                Actions.fadeOut(MOVE),
                Actions.removeActor()));
    }
}
