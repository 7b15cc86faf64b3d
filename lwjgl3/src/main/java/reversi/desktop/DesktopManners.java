package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import java.nio.file.Path;
import java.util.List;
import org.lwjgl.glfw.GLFW;
import reversi.ReversiGame;
import reversi.online.Codec;

/** What a program of a desktop does beside its work: it keeps its window's place, follows the system, hears gamepads and opens files. */
final class DesktopManners {
    private static final long NANOS_IN_MILLI = 1_000_000;

    private final ReversiGame game;
    private final DesktopThinker thinker;
    private final DesktopDevice device;
    private final WindowMemory memory;
    private final boolean wasFullScreen;
    private final Gamepads gamepads = new Gamepads(Gamepads.system(), new GamepadKeys(new PressedKeys()));
    private boolean isBegun;

    /** {@code wasFullScreen} is whether the window shall go to the whole screen. */
    DesktopManners(
            ReversiGame game,
            DesktopThinker thinker,
            DesktopDevice device,
            WindowMemory memory,
            boolean wasFullScreen) {
        this.game = game;
        this.thinker = thinker;
        this.device = device;
        this.memory = memory;
        this.wasFullScreen = wasFullScreen;
    }

    /** Called some sixty times a second by the thread that draws. */
    void poll() {
        if (!isBegun) {
            isBegun = true;
            begin();
        }
        Lwjgl3Graphics graphics = (Lwjgl3Graphics) Gdx.graphics;
        memory.poll(graphics);
        // Gamepads know no windows: one that is not in front must not be played.
        if (GLFW.glfwGetWindowAttrib(graphics.getWindow().getWindowHandle(), GLFW.GLFW_FOCUSED) == GLFW.GLFW_TRUE) {
            gamepads.poll(System.nanoTime() / NANOS_IN_MILLI);
        }
    }

    /** The first page has come to rest: there is time for what the next ones need. */
    void rested() {
        thinker.prepare();
        // The first link to a server finds the classes of all messages loaded, and a package has them ready
        // (record-start.sh).
        Thread messages = new Thread(Codec::withoutStudies, "messages");
        messages.setDaemon(true);
        messages.start();
        game.prepare();
    }

    private void begin() {
        if (wasFullScreen) {
            game.switchFullScreen();
        }
        device.askSystem();
    }

    /** Somebody started the game again, perhaps with files: this window comes to the front and opens them. */
    void startedAgain(List<Path> files) {
        Gdx.app.postRunnable(() -> {
            long window = ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
            if (GLFW.glfwGetWindowAttrib(window, GLFW.GLFW_ICONIFIED) == GLFW.GLFW_TRUE) {
                GLFW.glfwRestoreWindow(window);
            }
            GLFW.glfwFocusWindow(window);
            GLFW.glfwRequestWindowAttention(window);
            device.open(files);
        });
    }

    /** Keys go where those of the keyboard go. */
    private static final class PressedKeys implements GamepadKeys.Target {
        @Override
        public void press(int key) {
            Gdx.input.getInputProcessor().keyDown(key);
            Gdx.input.getInputProcessor().keyUp(key);
            Gdx.graphics.requestRendering();
        }

        @Override
        public void type(char letter) {
            Gdx.input.getInputProcessor().keyTyped(letter);
            Gdx.graphics.requestRendering();
        }
    }
}
