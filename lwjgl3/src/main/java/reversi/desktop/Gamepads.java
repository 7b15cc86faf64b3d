package reversi.desktop;

import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWGamepadState;

/** The gamepads that are plugged in, by GLFW, which the window has anyway; those that come later are found within a second. */
final class Gamepads {
    private static final int POLLS_BETWEEN_SEARCHES = 60;
    private static final float STICK = 0.5f;

    private final Source source;
    private final GamepadKeys keys;
    private final boolean[] isThere = new boolean[GLFW.GLFW_JOYSTICK_LAST + 1];
    private final GLFWGamepadState state = GLFWGamepadState.create();
    private int polls;

    interface Source {
        /** Whether a gamepad whose buttons are known is at this place. */
        boolean isGamepad(int place);

        /** Reads what is pressed on it; false where it is gone. */
        boolean read(int place, GLFWGamepadState into);
    }

    /** Gamepads of this source; what they press goes to {@code keys}. */
    Gamepads(Source source, GamepadKeys keys) {
        this.source = source;
        this.keys = keys;
    }

    /** Those of this computer. */
    static Source system() {
        return new Source() {
            @Override
            public boolean isGamepad(int place) {
                return GLFW.glfwJoystickIsGamepad(place);
            }

            @Override
            public boolean read(int place, GLFWGamepadState into) {
                return GLFW.glfwGetGamepadState(place, into);
            }
        };
    }

    /** Called some sixty times a second with a clock in milliseconds. All gamepads together are one. */
    void poll(long millis) {
        if (polls % POLLS_BETWEEN_SEARCHES == 0) {
            for (int place = 0; place < isThere.length; place++) {
                isThere[place] = source.isGamepad(place);
            }
        }
        polls++;
        int held = 0;
        for (int place = 0; place < isThere.length; place++) {
            if (isThere[place]) {
                isThere[place] = source.read(place, state);
                held |= isThere[place] ? held() : 0;
            }
        }
        keys.update(held, millis);
    }

    private int held() {
        float across = state.axes(GLFW.GLFW_GAMEPAD_AXIS_LEFT_X);
        float down = state.axes(GLFW.GLFW_GAMEPAD_AXIS_LEFT_Y);
        // A stick that is held between two directions means the one that it is nearer to.
        boolean isAcross = Math.abs(across) > Math.abs(down);
        return bit(GLFW.GLFW_GAMEPAD_BUTTON_DPAD_UP, !isAcross && down < -STICK, GamepadKeys.UP)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_DPAD_DOWN, !isAcross && down > STICK, GamepadKeys.DOWN)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_DPAD_LEFT, isAcross && across < -STICK, GamepadKeys.LEFT)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_DPAD_RIGHT, isAcross && across > STICK, GamepadKeys.RIGHT)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_A, false, GamepadKeys.PRESS)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_B, false, GamepadKeys.BACK)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_Y, false, GamepadKeys.HINT)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_START, false, GamepadKeys.MENU)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_LEFT_BUMPER, false, GamepadKeys.UNDO)
                | bit(GLFW.GLFW_GAMEPAD_BUTTON_RIGHT_BUMPER, false, GamepadKeys.REDO);
    }

    private int bit(int button, boolean isMeantByStick, int bit) {
        return isMeantByStick || state.buttons(button) == GLFW.GLFW_PRESS ? bit : 0;
    }
}
