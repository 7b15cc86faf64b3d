package reversi.desktop;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** The computer's screen and its mouse; without them tests are skipped, except on the build server. */
final class Screen {
    private static final String TOOL = "xdotool";

    private Screen() {}

    /** Goes on only where there is a screen with a mouse that a program can move. */
    static void require() {
        String display = System.getenv("DISPLAY");
        String missing = display == null || display.isBlank() ? "no screen (DISPLAY is not set)" : "no " + TOOL;
        if (display != null && !display.isBlank() && answers(TOOL, "version")) {
            return;
        }
        String message = "Window tests skipped: " + missing;
        if (System.getenv("CI") != null) {
            Assertions.fail(message + "; here they must run");
        }
        System.out.println(message);
        Assumptions.abort(message);
    }

    /** Clicks at a place of the screen, in pixels from its top left corner. */
    static void click(int x, int y) {
        if (!answers(TOOL, "mousemove", Integer.toString(x), Integer.toString(y), "click", "1")) {
            throw new IllegalStateException("the mouse could not be moved");
        }
    }

    /** Presses a key, by its X name such as {@code Escape}. */
    static void press(String key) {
        if (!answers(TOOL, "key", "--clearmodifiers", key)) {
            throw new IllegalStateException("the key could not be pressed");
        }
    }

    private static boolean answers(String... command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(20, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException absent) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
