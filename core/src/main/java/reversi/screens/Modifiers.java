package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import reversi.platform.Device;

/** Which of the keys are held down that make shortcuts of others. */
public final class Modifiers {
    private Modifiers() {}

    private static boolean isDown(int left, int right) {
        return Gdx.input.isKeyPressed(left) || Gdx.input.isKeyPressed(right);
    }

    private static boolean isControl() {
        return isDown(Input.Keys.CONTROL_LEFT, Input.Keys.CONTROL_RIGHT);
    }

    private static boolean isMeta(Device device) {
        return Gdx.input.isKeyPressed(Input.Keys.SYM) || device.isMetaHeld();
    }

    /** Whether Shift is held down. */
    public static boolean isShift() {
        return isDown(Input.Keys.SHIFT_LEFT, Input.Keys.SHIFT_RIGHT);
    }

    /** Whether the key of the usual shortcuts is held down: Command on a Mac, Control elsewhere. */
    public static boolean isCommand(Device device) {
        return device.isMac() ? isMeta(device) : isControl();
    }

    /** Whether any key is held down with which others belong to the system or the browser. */
    public static boolean isAny(Device device) {
        return isControl() || isMeta(device) || isDown(Input.Keys.ALT_LEFT, Input.Keys.ALT_RIGHT);
    }
}
