package reversi.screens.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.HdpiUtils;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;
import com.badlogic.gdx.utils.BufferUtils;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A picture that is drawn once, pixel for pixel, and then shown in every frame. Its colours are premultiplied by their
 * alpha, so that soft edges on nothing come out right.
 */
public final class Offscreen implements Disposable {
    private final FrameBuffer buffer;
    private final float width;
    private final float height;

    /** A clear picture of a size in points, at a density. */
    public Offscreen(float width, float height, float pixelsPerPoint) {
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
    public void draw(Batch batch, Runnable drawing) {
        draw(batch, drawing, () -> {});
    }

    /** Draws a square part of the picture anew: nothing outside of it changes. */
    void patch(Batch batch, float x, float y, float side, Runnable drawing) {
        float density = buffer.getWidth() / width;
        int left = (int) Math.floor(x * density);
        int bottom = (int) Math.floor(y * density);
        int pixels = (int) Math.ceil(side * density) + 1;
        draw(batch, drawing, () -> {
            Gdx.gl.glEnable(GL20.GL_SCISSOR_TEST);
            Gdx.gl.glScissor(left, bottom, pixels, pixels);
        });
    }

    private void draw(Batch batch, Runnable drawing, Runnable clipping) {
        Matrix4 before = batch.getProjectionMatrix().cpy();
        Matrix4 transform = batch.getTransformMatrix().cpy();
        // A pane that scrolls clips what lies on the screen, which must not clip this picture.
        boolean isClipped = Gdx.gl.glIsEnabled(GL20.GL_SCISSOR_TEST);
        Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
        buffer.begin();
        clipping.run();
        ScreenUtils.clear(0, 0, 0, 0);
        batch.setProjectionMatrix(new Matrix4().setToOrtho2D(0, 0, width, height));
        batch.setTransformMatrix(new Matrix4());
        straightOntoClear(batch);
        batch.begin();
        drawing.run();
        batch.end();
        buffer.end();
        Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
        if (isClipped) {
            Gdx.gl.glEnable(GL20.GL_SCISSOR_TEST);
            Rectangle clip = ScissorStack.peekScissors();
            HdpiUtils.glScissor((int) clip.x, (int) clip.y, (int) clip.width, (int) clip.height);
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

    /** All pixels, row by row from the lower left corner: red in the lowest byte of each, then green, blue and alpha. */
    public int[] pixels() {
        ByteBuffer bytes = BufferUtils.newByteBuffer(4 * buffer.getWidth() * buffer.getHeight());
        bytes.order(ByteOrder.LITTLE_ENDIAN);
        buffer.begin();
        Gdx.gl.glReadPixels(0, 0, buffer.getWidth(), buffer.getHeight(), GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, bytes);
        buffer.end();
        // The browser's own has moved its place on.
        ((Buffer) bytes).clear();
        int[] pixels = new int[buffer.getWidth() * buffer.getHeight()];
        bytes.asIntBuffer().get(pixels);
        return pixels;
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

    /** Makes a batch darken what is there by a solid picture, and leave alone what is clear. */
    static void multiplied(Batch batch) {
        batch.setBlendFunction(GL20.GL_DST_COLOR, GL20.GL_ZERO);
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
