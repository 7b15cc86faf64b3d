package reversi;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputProcessor;

/** The mouse or the finger of a person who plays the game in a test; places are points from the window's upper left corner. */
public final class TestPointer {
    private static final float FRAME = 1 / 60f;

    private final InputProcessor input;
    private final GameDriver game;
    private final boolean isTouch;

    TestPointer(InputProcessor input, GameDriver game, boolean isTouch) {
        this.input = input;
        this.game = game;
        this.isTouch = isTouch;
    }

    /** Presses and lets go in one go, with no picture in between. */
    void tapAtOnce(int x, int y) {
        press(x, y);
        input.touchUp(x, y, 0, Input.Buttons.LEFT);
        game.pass(FRAME);
    }

    /** Presses somewhere and holds it down; no time passes. */
    Held pressAt(int x, int y) {
        Held held = new Held(x, y);
        press(x, y);
        return held;
    }

    /** Presses somewhere and lets go after some seconds. */
    void hold(int x, int y, float seconds) {
        press(x, y);
        game.pass(seconds);
        letGo(x, y);
    }

    /** A finger, or the mouse with its button, that is down. */
    public final class Held {
        private int x;
        private int y;

        private Held(int x, int y) {
            this.x = x;
            this.y = y;
        }

        /** Moves by so many points without letting go. */
        public void moveBy(int across, int down) {
            x += across;
            y += down;
            input.touchDragged(x, y, 0);
        }

        /** Lets go. */
        public void release() {
            letGo(x, y);
        }
    }

    private void press(int x, int y) {
        if (!isTouch) {
            input.mouseMoved(x, y);
            game.stage().act(0);
        }
        input.touchDown(x, y, 0, Input.Buttons.LEFT);
    }

    private void letGo(int x, int y) {
        input.touchUp(x, y, 0, Input.Buttons.LEFT);
        game.pass(0.3f);
    }

    /** Presses at the first place, moves through the others and lets go at the last; {@code x} and {@code y} in turn. */
    void drag(int... path) {
        input.touchDown(path[0], path[1], 0, Input.Buttons.LEFT);
        game.pass(FRAME);
        int last = path.length - 2;
        for (int i = 2; i <= last; i += 2) {
            input.touchDragged(path[i], path[i + 1], 0);
            game.pass(FRAME);
        }
        input.touchUp(path[last], path[last + 1], 0, Input.Buttons.LEFT);
        game.pass(0.1f);
    }

    /** Turns the wheel where the mouse is by so many notches, downwards where positive. */
    void wheel(float notches) {
        input.scrolled(0, notches);
        game.pass(0.5f);
    }

    /** Moves the mouse somewhere without pressing. */
    void point(int x, int y) {
        input.mouseMoved(x, y);
        game.pass(0.1f);
    }
}
