package reversi.screens.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;

/**
 * A picture that is drawn once, pixel for pixel, and then shown in every frame. Its colours are premultiplied by their
 * alpha, so that soft edges on nothing come out right.
 */
final class Offscreen implements Disposable {
    private final FrameBuffer buffer;
    private final float width;
    private final float height;

    /** A clear picture of a size in points, at a density. */
    Offscreen(float width, float height, float pixelsPerPoint) {
        this.width = width;
        this.height = height;
        this.buffer = new FrameBuffer(
                Pixmap.Format.RGBA8888,
                Math.max(1, Math.round(width * pixelsPerPoint)),
                Math.max(1, Math.round(height * pixelsPerPoint)),
                false);
        buffer.getColorBufferTexture().setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
    }

    /** Draws with a batch that isn't drawing now, in points from the lower left corner. */
    void draw(Batch batch, Runnable drawing) {
        Matrix4 before = batch.getProjectionMatrix().cpy();
        Matrix4 transform = batch.getTransformMatrix().cpy();
        // A pane that scrolls clips what lies on the screen, which must not clip this picture.
        boolean isClipped = Gdx.gl.glIsEnabled(GL20.GL_SCISSOR_TEST);
        Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
        buffer.begin();
        ScreenUtils.clear(0, 0, 0, 0);
        batch.setProjectionMatrix(new Matrix4().setToOrtho2D(0, 0, width, height));
        batch.setTransformMatrix(new Matrix4());
        straightOntoClear(batch);
        batch.begin();
        drawing.run();
        batch.end();
        buffer.end();
        if (isClipped) {
            Gdx.gl.glEnable(GL20.GL_SCISSOR_TEST);
        }
        straight(batch);
        batch.setProjectionMatrix(before);
        batch.setTransformMatrix(transform);
    }

    /** A part of the picture in pixels, counted from its lower left corner. */
    TextureRegion part(int x, int y, int partWidth, int partHeight) {
        TextureRegion region = new TextureRegion(buffer.getColorBufferTexture(), x, y, partWidth, partHeight);
        region.flip(false, true);
        return region;
    }

    /** The whole picture. */
    TextureRegion whole() {
        return part(0, 0, buffer.getWidth(), buffer.getHeight());
    }

    /** Makes a batch draw pictures like this one. */
    static void premultiplied(Batch batch) {
        batch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    /** Makes a batch draw ordinary pictures onto a picture like this one. */
    static void straightOntoClear(Batch batch) {
        batch.setBlendFunctionSeparate(
                GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA, GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    /** Makes a batch draw ordinary pictures again. */
    static void straight(Batch batch) {
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    @Override
    public void dispose() {
        buffer.dispose();
    }
}
