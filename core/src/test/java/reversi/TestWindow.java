package reversi;

import com.badlogic.gdx.backends.headless.mock.graphics.MockGraphics;
import reversi.platform.Frames;

/** A window of a size, in which nothing is seen; it counts the pictures that it is asked for. */
final class TestWindow extends MockGraphics implements Frames {
    int width = 1280;
    int height = 720;
    float density = 1;
    int top;
    int bottom;
    int sides;
    int asked;
    int wholeAsked;
    float passed;

    @Override
    public float passed() {
        float seconds = passed;
        passed = 0;
        return seconds;
    }

    @Override
    public int getSafeInsetTop() {
        return top;
    }

    @Override
    public int getSafeInsetBottom() {
        return bottom;
    }

    @Override
    public int getSafeInsetLeft() {
        return sides;
    }

    @Override
    public int getSafeInsetRight() {
        return sides;
    }

    @Override
    public void requestRendering() {
        asked++;
        wholeAsked++;
    }

    @Override
    public void requestPartialFrame() {
        asked++;
    }

    @Override
    public boolean takeFullFrame() {
        return false;
    }

    @Override
    public int getWidth() {
        return width;
    }

    @Override
    public int getHeight() {
        return height;
    }
}
