package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import org.jspecify.annotations.Nullable;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Panel;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** What a button is called on which no words stand, beside it once the pointer has rested on it for a moment. */
final class Tooltip extends Group {
    private static final float REST = 0.5f;

    private @Nullable Actor about;

    Tooltip() {
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** The pointer came to something, which is named after a moment if neither words nor a hint stand on it. */
    void point(Group at, Focus focus, Context context, Layout layout) {
        hide();
        AccessWriter writer = new AccessWriter(focus, context::say, 1);
        boolean isHinting = at instanceof TextInput line && line.words().isEmpty();
        if (isHinting || !writer.wordsIn(at).isEmpty()) {
            return;
        }
        writer.walk(at);
        String name = writer.nodes().isEmpty() ? "" : writer.nodes().get(0).name();
        if (!name.isEmpty()) {
            about = at;
            show(at, name, context, layout);
        }
    }

    private void show(Actor at, String name, Context context, Layout layout) {
        Panel panel = context.ui().sheet();
        panel.add(context.ui().text(name, Type.SMALL)).pad(Theme.LINE_GAP, Theme.GAP, Theme.LINE_GAP, Theme.GAP);
        panel.pack();
        Vector2 corner = at.localToStageCoordinates(new Vector2());
        float x = corner.x + (at.getWidth() - panel.getWidth()) / 2;
        float below = corner.y - Theme.LINE_GAP - panel.getHeight();
        panel.setPosition(
                MathUtils.clamp(x, Theme.GRID, Math.max(Theme.GRID, layout.width() - panel.getWidth() - Theme.GRID)),
                below >= Theme.GRID ? below : corner.y + at.getHeight() + Theme.LINE_GAP);
        panel.setVisible(false);
        panel.addAction(Actions.sequence(
                Actions.delay(REST), Actions.visible(true), Actions.run(Gdx.graphics::requestRendering)));
        addActor(panel);
    }

    /** The pointer left something. */
    void leave(Actor at) {
        if (at == about) {
            hide();
        }
    }

    /** Takes the name away. */
    void hide() {
        if (about != null) {
            about = null;
            clearChildren();
            Gdx.graphics.requestRendering();
        }
    }
}
