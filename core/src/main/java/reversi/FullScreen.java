package reversi;

import com.badlogic.gdx.Gdx;

/** The window on the whole screen and back in the size that it had. */
final class FullScreen {
    private int windowWidth;
    private int windowHeight;

    /** Goes to the whole screen and back. */
    void change() {
        if (Gdx.graphics.isFullscreen()) {
            Gdx.graphics.setWindowedMode(windowWidth, windowHeight);
        } else {
            windowWidth = Gdx.graphics.getWidth();
            windowHeight = Gdx.graphics.getHeight();
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        }
    }
}
