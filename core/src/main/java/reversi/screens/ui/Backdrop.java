package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;

/**
 * The background of every page: a soft light from above that falls off towards the bottom. It is drawn once for a size and
 * then copied, since it covers every pixel of every frame.
 */
public final class Backdrop extends Actor implements Disposable {
    private @Nullable Theme theme;
    private @Nullable TextureRegion glow;
    private @Nullable Texture grain;
    private @Nullable FrameBuffer picture;
    private final TextureRegion region = new TextureRegion();
    private final Color light = new Color();

    /** A background that shows nothing until it has a look. */
    public Backdrop() {
        setTouchable(Touchable.disabled);
    }

    /** Lays a fine grain over the background; the texture repeats and belongs to whoever made it. */
    public void setGrain(Texture next) {
        grain = next;
    }

    /** Shows the background of this look. */
    public void dress(Theme next) {
        theme = next;
        glow = next.atlas().findRegion("bg/glow");
        light.set(next.palette().isDark() ? Color.valueOf("33414fff") : Color.WHITE);
        dispose();
    }

    @Override
    protected void sizeChanged() {
        dispose();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Theme look = theme;
        if (look == null || getWidth() < 1 || getHeight() < 1) {
            return;
        }
        if (picture == null) {
            batch.end();
            picture = bake(batch, look);
            batch.begin();
        }
        batch.setColor(Color.WHITE);
        batch.disableBlending();
        batch.draw(region, 0, 0, getWidth(), getHeight());
        batch.enableBlending();
    }

    private FrameBuffer bake(Batch batch, Theme look) {
        FrameBuffer buffer = new FrameBuffer(
                Pixmap.Format.RGBA8888,
                Math.round(getWidth() * look.pixelsPerPoint()),
                Math.round(getHeight() * look.pixelsPerPoint()),
                false);
        Matrix4 before = batch.getProjectionMatrix().cpy();
        buffer.begin();
        batch.setProjectionMatrix(new Matrix4().setToOrtho2D(0, 0, getWidth(), getHeight()));
        batch.begin();
        paint(batch, look);
        batch.end();
        buffer.end();
        batch.setProjectionMatrix(before);
        Texture texture = buffer.getColorBufferTexture();
        texture.setFilter(Texture.TextureFilter.Nearest, Texture.TextureFilter.Nearest);
        region.setRegion(texture);
        region.flip(false, true);
        return buffer;
    }

    private void paint(Batch batch, Theme look) {
        batch.setColor(Color.WHITE);
        Palette palette = look.palette();
        look.fade(batch, palette.bottom(), palette.top(), 0, 0, getWidth(), getHeight());
        boolean isPlain = palette.shade().a == 0;
        if (glow != null && !isPlain) {
            batch.setColor(light.r, light.g, light.b, palette.isDark() ? 0.32f : 0.7f);
            batch.draw(glow, -0.25f * getWidth(), 0.15f * getHeight(), getWidth() * 1.3f, getHeight() * 1.2f);
        }
        if (grain != null && !isPlain) {
            // One texel for each device pixel: it hides the steps of the gradient.
            float columns = getWidth() * look.pixelsPerPoint() / grain.getWidth();
            float rows = getHeight() * look.pixelsPerPoint() / grain.getHeight();
            batch.setColor(1, 1, 1, palette.isDark() ? 1 : 0.6f);
            batch.draw(grain, 0, 0, getWidth(), getHeight(), 0, rows, columns, 0);
        }
    }

    @Override
    public void dispose() {
        if (picture != null) {
            picture.dispose();
            picture = null;
        }
    }
}
