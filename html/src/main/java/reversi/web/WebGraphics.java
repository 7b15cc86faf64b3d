package reversi.web;

import com.badlogic.gdx.AbstractGraphics;
import com.badlogic.gdx.backends.gwt.GwtGraphics;
import com.badlogic.gdx.graphics.Cursor;
import com.badlogic.gdx.graphics.Cursor.SystemCursor;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.GL30;
import com.badlogic.gdx.graphics.GL31;
import com.badlogic.gdx.graphics.GL32;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.glutils.GLVersion;
import com.google.gwt.dom.client.CanvasElement;
import org.jspecify.annotations.Nullable;

/**
 * The browser's graphics with three things that libGDX's own lack: pictures are drawn only when asked for, so that a game
 * in which nothing moves costs nothing; a picture may be drawn over the last one; and time between them is measured by the
 * browser's fine clock.
 */
final class WebGraphics extends AbstractGraphics {
    private final GwtGraphics canvas;
    private final Runnable frame;
    private final WebFrames pictures;
    private boolean continuous = true;
    private boolean scheduled;
    private boolean drawing;
    private double last;
    private float delta;
    private long frames;

    WebGraphics(GwtGraphics canvas, Runnable frame, WebFrames pictures) {
        this.canvas = canvas;
        this.frame = frame;
        this.pictures = pictures;
        pictures.askBy(this::request);
    }

    @Override
    public void requestRendering() {
        pictures.makeWhole();
        request();
    }

    private void request() {
        if (scheduled) {
            return;
        }
        if (!drawing) {
            // The time in which nothing moved is not part of the next step.
            last = WebPage.now();
        }
        schedule();
    }

    @Override
    public void setContinuousRendering(boolean isContinuous) {
        continuous = isContinuous;
        requestRendering();
    }

    @Override
    public boolean isContinuousRendering() {
        return continuous;
    }

    /** Copies a canvas into the bound texture, with its top left corner at this place. */
    void upload(CanvasElement picture, int x, int y) {
        canvas.getContext().texSubImage2D(GL20.GL_TEXTURE_2D, 0, x, y, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, picture);
    }

    private void schedule() {
        scheduled = true;
        WebPage.requestAnimationFrame(this::draw);
    }

    private void draw(double millis) {
        // The browser stamps a frame with its beginning, which may lie before the moment it was asked for.
        delta = (float) (Math.max(0, millis - last) / 1000);
        last = Math.max(last, millis);
        frames++;
        canvas.update();
        scheduled = false;
        drawing = true;
        try {
            frame.run();
        } finally {
            drawing = false;
            if (continuous && !scheduled) {
                schedule();
            }
        }
    }

    @Override
    public float getDeltaTime() {
        return delta;
    }

    @Override
    public long getFrameId() {
        return frames;
    }

    @Override
    public boolean isGL30Available() {
        return canvas.isGL30Available();
    }

    @Override
    public boolean isGL31Available() {
        return canvas.isGL31Available();
    }

    @Override
    public boolean isGL32Available() {
        return canvas.isGL32Available();
    }

    @Override
    public GL20 getGL20() {
        return canvas.getGL20();
    }

    @Override
    public GL30 getGL30() {
        return canvas.getGL30();
    }

    @Override
    public @Nullable GL31 getGL31() {
        return canvas.getGL31();
    }

    @Override
    public @Nullable GL32 getGL32() {
        return canvas.getGL32();
    }

    @Override
    public void setGL20(GL20 gl20) {
        canvas.setGL20(gl20);
    }

    @Override
    public void setGL30(GL30 gl30) {
        canvas.setGL30(gl30);
    }

    @Override
    public void setGL31(GL31 gl31) {
        canvas.setGL31(gl31);
    }

    @Override
    public void setGL32(GL32 gl32) {
        canvas.setGL32(gl32);
    }

    @Override
    public int getWidth() {
        return canvas.getWidth();
    }

    @Override
    public int getHeight() {
        return canvas.getHeight();
    }

    @Override
    public int getBackBufferWidth() {
        return canvas.getBackBufferWidth();
    }

    @Override
    public int getBackBufferHeight() {
        return canvas.getBackBufferHeight();
    }

    @Override
    public int getSafeInsetLeft() {
        return canvas.getSafeInsetLeft();
    }

    @Override
    public int getSafeInsetTop() {
        return canvas.getSafeInsetTop();
    }

    @Override
    public int getSafeInsetBottom() {
        return canvas.getSafeInsetBottom();
    }

    @Override
    public int getSafeInsetRight() {
        return canvas.getSafeInsetRight();
    }

    @Override
    public int getFramesPerSecond() {
        return canvas.getFramesPerSecond();
    }

    @Override
    public GraphicsType getType() {
        return canvas.getType();
    }

    @Override
    public GLVersion getGLVersion() {
        return canvas.getGLVersion();
    }

    @Override
    public float getPpiX() {
        return canvas.getPpiX();
    }

    @Override
    public float getPpiY() {
        return canvas.getPpiY();
    }

    @Override
    public float getPpcX() {
        return canvas.getPpcX();
    }

    @Override
    public float getPpcY() {
        return canvas.getPpcY();
    }

    @Override
    public boolean supportsDisplayModeChange() {
        return canvas.supportsDisplayModeChange();
    }

    @Override
    public Monitor getPrimaryMonitor() {
        return canvas.getPrimaryMonitor();
    }

    @Override
    public Monitor getMonitor() {
        return canvas.getMonitor();
    }

    @Override
    public Monitor[] getMonitors() {
        return canvas.getMonitors();
    }

    @Override
    public DisplayMode[] getDisplayModes() {
        return canvas.getDisplayModes();
    }

    @Override
    public DisplayMode[] getDisplayModes(Monitor monitor) {
        return canvas.getDisplayModes(monitor);
    }

    @Override
    public DisplayMode getDisplayMode() {
        return canvas.getDisplayMode();
    }

    @Override
    public DisplayMode getDisplayMode(Monitor monitor) {
        return canvas.getDisplayMode(monitor);
    }

    @Override
    public boolean setFullscreenMode(DisplayMode displayMode) {
        return canvas.setFullscreenMode(displayMode);
    }

    @Override
    public boolean setWindowedMode(int width, int height) {
        return canvas.setWindowedMode(width, height);
    }

    @Override
    public void setTitle(String title) {
        canvas.setTitle(title);
    }

    @Override
    public void setUndecorated(boolean undecorated) {
        canvas.setUndecorated(undecorated);
    }

    @Override
    public void setResizable(boolean resizable) {
        canvas.setResizable(resizable);
    }

    @Override
    public void setVSync(boolean vsync) {
        canvas.setVSync(vsync);
    }

    @Override
    public void setForegroundFPS(int fps) {
        canvas.setForegroundFPS(fps);
    }

    @Override
    public BufferFormat getBufferFormat() {
        return canvas.getBufferFormat();
    }

    @Override
    public boolean supportsExtension(String extension) {
        return canvas.supportsExtension(extension);
    }

    @Override
    public boolean isFullscreen() {
        return canvas.isFullscreen();
    }

    @Override
    public Cursor newCursor(Pixmap pixmap, int xHotspot, int yHotspot) {
        return canvas.newCursor(pixmap, xHotspot, yHotspot);
    }

    @Override
    public void setCursor(Cursor cursor) {
        canvas.setCursor(cursor);
    }

    @Override
    public void setSystemCursor(SystemCursor systemCursor) {
        canvas.setSystemCursor(systemCursor);
    }
}
