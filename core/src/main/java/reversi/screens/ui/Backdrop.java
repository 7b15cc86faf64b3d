package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import org.jspecify.annotations.Nullable;

/** The background of every page: a soft light from above that falls off towards the bottom. */
public final class Backdrop extends Actor {
    private @Nullable Theme theme;
    private @Nullable TextureRegion glow;
    private final Color light = new Color();

    /** A background that shows nothing until it has a look. */
    public Backdrop() {
        setTouchable(Touchable.disabled);
    }

    /** Shows the background of this look. */
    public void dress(Theme next) {
        theme = next;
        glow = next.atlas().findRegion("bg/glow");
        light.set(next.palette().isDark() ? Color.valueOf("33414fff") : Color.WHITE);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (theme == null) {
            return;
        }
        batch.setColor(Color.WHITE);
        Palette palette = theme.palette();
        theme.fade(batch, palette.bottom(), palette.top(), 0, 0, getWidth(), getHeight());
        boolean isPlain = palette.shade().a == 0;
        if (glow != null && !isPlain) {
            batch.setColor(light.r, light.g, light.b, palette.isDark() ? 0.32f : 0.7f);
            batch.draw(glow, -0.25f * getWidth(), 0.15f * getHeight(), getWidth() * 1.3f, getHeight() * 1.2f);
        }
    }
}
