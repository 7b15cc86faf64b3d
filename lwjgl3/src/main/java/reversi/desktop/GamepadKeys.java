package reversi.desktop;

import com.badlogic.gdx.Input;

/**
 * Turns a gamepad's buttons into the keys that mean the same, so that every page works by it as by the keyboard. A direction that is held is
 * repeated, as a keyboard does.
 */
final class GamepadKeys {
    /** Bits of what is held. */
    static final int UP = 1;

    static final int DOWN = 1 << 1;
    static final int LEFT = 1 << 2;
    static final int RIGHT = 1 << 3;
    /** A: press what has the focus. */
    static final int PRESS = 1 << 4;
    /** B: one page back. */
    static final int BACK = 1 << 5;
    /** The left shoulder: undo. */
    static final int UNDO = 1 << 6;
    /** The right shoulder: redo. */
    static final int REDO = 1 << 7;
    /** Start: the game's menu. */
    static final int MENU = 1 << 8;
    /** Y: a hint. */
    static final int HINT = 1 << 9;

    private static final int DIRECTIONS = UP | DOWN | LEFT | RIGHT;
    private static final long FIRST_REPEAT_MILLIS = 400;
    private static final long NEXT_REPEAT_MILLIS = 120;

    private final Target target;
    private int held;
    private long repeatAt;

    /** Where the keys go. */
    interface Target {
        /** A key goes down and up. */
        void press(int key);

        /** A letter is typed. */
        void type(char letter);
    }

    GamepadKeys(Target target) {
        this.target = target;
    }

    /** These bits are held at this time in milliseconds. */
    void update(int now, long millis) {
        int fresh = now & ~held;
        if ((now & DIRECTIONS) != (held & DIRECTIONS)) {
            repeatAt = millis + FIRST_REPEAT_MILLIS;
        } else if ((now & DIRECTIONS) != 0 && millis >= repeatAt) {
            repeatAt = millis + NEXT_REPEAT_MILLIS;
            fresh |= now & DIRECTIONS;
        }
        held = now;
        if (fresh != 0) {
            send(fresh);
        }
    }

    private void send(int bits) {
        key(bits, UP, Input.Keys.UP);
        key(bits, DOWN, Input.Keys.DOWN);
        key(bits, LEFT, Input.Keys.LEFT);
        key(bits, RIGHT, Input.Keys.RIGHT);
        key(bits, PRESS, Input.Keys.ENTER);
        key(bits, BACK | MENU, Input.Keys.ESCAPE);
        letter(bits, UNDO, 'u');
        letter(bits, REDO, 'r');
        letter(bits, HINT, 'h');
    }

    private void key(int bits, int bit, int key) {
        if ((bits & bit) != 0) {
            target.press(key);
        }
    }

    private void letter(int bits, int bit, char letter) {
        if ((bits & bit) != 0) {
            target.type(letter);
        }
    }
}
