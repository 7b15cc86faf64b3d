package reversi;

import com.badlogic.gdx.InputAdapter;
import reversi.platform.Frames;

/**
 * Lets all time pass for the game, once: in each frame, where somebody waits for time without one, and before a key or a touch is heard, so
 * that what a person begins after a while in which nothing was drawn begins at that moment. It hears keys and touches first and uses none.
 */
final class PassedTime extends InputAdapter {
    private final Frames frames;
    private final Listener listener;

    @FunctionalInterface
    interface Listener {
        /** So many seconds passed, 0 or more. */
        void tick(float seconds);
    }

    PassedTime(Frames frames, Listener listener) {
        this.frames = frames;
        this.listener = listener;
    }

    /** Lets the time pass since this was last called. */
    void pass() {
        listener.tick(frames.passed());
    }

    @Override
    public boolean keyDown(int key) {
        pass();
        return false;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        pass();
        return false;
    }
}
