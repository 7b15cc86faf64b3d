package reversi.desktop;

import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.lwjgl3.DefaultLwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;

/**
 * A window's input that knows, while a key or a click is told, which keys were down when it happened. libGDX tells of all that happened
 * since the last time in a row, but answers by what is down after it: Shift and Tab would be a Tab where both were let go within one picture.
 */
class OrderedInput extends DefaultLwjgl3Input {
    /** By key, as of what is being told; between two times of telling as of the end. */
    private final boolean[] wereDown = new boolean[pressedKeys.length];

    private final InputProcessor watch = new InputAdapter() {
        @Override
        public boolean keyDown(int key) {
            mark(key, true);
            return false;
        }

        @Override
        public boolean keyUp(int key) {
            mark(key, false);
            return false;
        }
    };
    private final WheelOffsets wheel = WheelOffsets.ofSystem();
    private boolean isTelling;

    OrderedInput(Lwjgl3Window window) {
        super(window);
    }

    /** Tells notches whatever the system tells. */
    private static final class WheelReader extends InputMultiplexer {
        private final WheelOffsets wheel;

        WheelReader(InputProcessor processor, WheelOffsets wheel) {
            super(processor);
            this.wheel = wheel;
        }

        @Override
        public boolean scrolled(float across, float down) {
            return super.scrolled(wheel.notches(across), wheel.notches(down));
        }
    }

    private void mark(int key, boolean isDown) {
        if (isKnown(key)) {
            wereDown[key] = isDown;
        }
    }

    private boolean isKnown(int key) {
        return key >= 0 && key < wereDown.length;
    }

    @Override
    public void setInputProcessor(InputProcessor processor) {
        super.setInputProcessor(new InputMultiplexer(watch, new WheelReader(processor, wheel)));
    }

    @Override
    public void update() {
        isTelling = true;
        try {
            super.update();
        } finally {
            isTelling = false;
            System.arraycopy(pressedKeys, 0, wereDown, 0, wereDown.length);
        }
    }

    @Override
    public boolean isKeyPressed(int key) {
        return (isTelling && isKnown(key)) ? wereDown[key] : super.isKeyPressed(key);
    }
}
