package reversi;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.headless.mock.input.MockInput;
import java.util.HashSet;
import java.util.Set;

/** The keyboard of a person who plays the game in a test. */
final class TestKeyboard {
    private static final float FRAME = 1 / 60f;

    private final InputProcessor input;
    private final GameDriver game;
    private final Set<Integer> held = new HashSet<>();

    /** A keyboard on which nothing is pressed; what the game asks of keys that are held down, it is told from now on. */
    TestKeyboard(InputProcessor input, GameDriver game) {
        this.input = input;
        this.game = game;
        listenTo(held);
    }

    private static void listenTo(Set<Integer> held) {
        Gdx.input = new Keys(held);
    }

    /** Presses keys of {@link Input.Keys}, one after the other. */
    void press(int... keys) {
        for (int key : keys) {
            input.keyDown(key);
            char sign = sign(key);
            if (sign != 0) {
                input.keyTyped(sign);
            }
            input.keyUp(key);
            game.pass(0.1f);
        }
    }

    /** Presses the key of a letter, in lower case, or a figure, which types it. */
    void pressSign(char sign) {
        int key = Input.Keys.valueOf(String.valueOf(Character.toUpperCase(sign)));
        input.keyDown(key);
        input.keyTyped(sign);
        input.keyUp(key);
        game.pass(FRAME);
    }

    /** Presses a key while another one is held down, such as Shift. */
    void pressWith(int modifier, int key) {
        held.add(modifier);
        input.keyDown(modifier);
        press(key);
        held.remove(modifier);
        input.keyUp(modifier);
    }

    /** Types these characters. */
    void type(String words) {
        for (int i = 0; i < words.length(); i++) {
            input.keyTyped(words.charAt(i));
            game.pass(0.05f);
        }
    }

    /** What a key types besides being pressed, as every platform reports it. */
    private static char sign(int key) {
        return switch (key) {
            case Input.Keys.TAB -> '\t';
            case Input.Keys.ENTER, Input.Keys.NUMPAD_ENTER -> '\n';
            case Input.Keys.BACKSPACE -> '\b';
            case Input.Keys.FORWARD_DEL -> (char) 127;
            case Input.Keys.SPACE -> ' ';
            default -> 0;
        };
    }

    /** Knows which keys are held down. */
    private static final class Keys extends MockInput {
        private final Set<Integer> held;

        Keys(Set<Integer> held) {
            this.held = held;
        }

        @Override
        public boolean isKeyPressed(int key) {
            return held.contains(key);
        }
    }
}
