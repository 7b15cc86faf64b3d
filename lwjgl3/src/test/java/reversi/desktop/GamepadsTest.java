package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWGamepadState;

/** Gamepads that are not there, and are pressed all the same. */
class GamepadsTest {
    private static final int SECOND_OF_POLLS = 60;

    private final List<String> said = new ArrayList<>();
    private final Map<Integer, Consumer<GLFWGamepadState>> plugged = new HashMap<>();
    private final Gamepads gamepads = new Gamepads(
            new Gamepads.Source() {
                @Override
                public boolean isGamepad(int place) {
                    return plugged.containsKey(place);
                }

                @Override
                public boolean read(int place, GLFWGamepadState into) {
                    Consumer<GLFWGamepadState> pad = plugged.get(place);
                    if (pad != null) {
                        into.clear();
                        pad.accept(into);
                    }
                    return pad != null;
                }
            },
            new GamepadKeys(new GamepadKeys.Target() {
                @Override
                public void press(int key) {
                    said.add(Input.Keys.toString(key));
                }

                @Override
                public void type(char letter) {
                    said.add("'" + letter + "'");
                }
            }));
    private long millis;

    private void poll() {
        millis += 16;
        gamepads.poll(millis);
    }

    private static Consumer<GLFWGamepadState> button(int button) {
        return state -> state.buttons(button, (byte) GLFW.GLFW_PRESS);
    }

    private static Consumer<GLFWGamepadState> stick(float across, float down) {
        return state -> state.axes(GLFW.GLFW_GAMEPAD_AXIS_LEFT_X, across).axes(GLFW.GLFW_GAMEPAD_AXIS_LEFT_Y, down);
    }

    @Test
    void everyButtonIsAKeyOnceUntilItIsLetGo() {
        for (int button : new int[] {
            GLFW.GLFW_GAMEPAD_BUTTON_A,
            GLFW.GLFW_GAMEPAD_BUTTON_B,
            GLFW.GLFW_GAMEPAD_BUTTON_START,
            GLFW.GLFW_GAMEPAD_BUTTON_LEFT_BUMPER,
            GLFW.GLFW_GAMEPAD_BUTTON_RIGHT_BUMPER,
            GLFW.GLFW_GAMEPAD_BUTTON_Y,
            GLFW.GLFW_GAMEPAD_BUTTON_DPAD_LEFT
        }) {
            plugged.put(0, button(button));
            poll();
            poll();
            plugged.put(0, state -> {});
            poll();
        }
        assertEquals(List.of("Enter", "Escape", "Escape", "'u'", "'r'", "'h'", "Left"), said);
    }

    @Test
    void theStickMeansTheDirectionThatItIsNearerTo() {
        plugged.put(0, stick(0.4f, -0.3f));
        poll();
        assertEquals(List.of(), said);
        plugged.put(0, stick(0.6f, -0.9f));
        poll();
        plugged.put(0, stick(0.9f, 0.6f));
        poll();
        assertEquals(List.of("Up", "Right"), said);
    }

    @Test
    void aDirectionThatIsHeldIsRepeatedAndAButtonIsNot() {
        plugged.put(0, stick(0, 1));
        for (int i = 0; i < SECOND_OF_POLLS; i++) {
            poll();
        }
        assertEquals(6, said.size(), "at 16, 416, 544, 672, 800 and 928 milliseconds");
        said.clear();
        plugged.put(0, button(GLFW.GLFW_GAMEPAD_BUTTON_A));
        for (int i = 0; i < SECOND_OF_POLLS; i++) {
            poll();
        }
        assertEquals(List.of("Enter"), said);
    }

    @Test
    void gamepadsComeAndGo() {
        poll();
        plugged.put(3, button(GLFW.GLFW_GAMEPAD_BUTTON_A));
        for (int i = 0; i < SECOND_OF_POLLS; i++) {
            poll();
        }
        assertEquals(List.of("Enter"), said);
        plugged.clear();
        poll();
        plugged.put(0, button(GLFW.GLFW_GAMEPAD_BUTTON_B));
        for (int i = 0; i < SECOND_OF_POLLS; i++) {
            poll();
        }
        assertEquals(List.of("Enter", "Escape"), said);
    }
}
