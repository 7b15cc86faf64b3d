package reversi.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import org.lwjgl.glfw.GLFW;

/** The window of the game, which lets time pass between frames, too: libGDX asks its input for news whether it draws or not. */
final class DesktopWindow {
    /** Some two seconds: the first page has come in. */
    private static final int POLLS_BEFORE_REST = 120;

    private static final double REST_SECONDS = 1 / 64.0;

    private DesktopWindow() {}

    /**
     * Shows {@code game} until the window is closed; {@code poll} is called some sixty times a second, whether anything is drawn or not,
     * {@code rested} once, when the first page has come to rest, and {@code denser} when the window came to a monitor of another density.
     */
    static void run(
            ApplicationListener game,
            Lwjgl3ApplicationConfiguration configuration,
            Runnable poll,
            Runnable rested,
            Runnable denser) {
        // libGDX runs the whole program in this constructor, so that an object of ours would not have its fields yet.
        new Lwjgl3Application(game, configuration) {
            @Override
            public Lwjgl3Input createInput(Lwjgl3Window window) {
                setApplicationLogger(new GdxLog());
                GLFW.glfwSetWindowContentScaleCallback(
                        window.getWindowHandle(), (handle, across, down) -> postRunnable(denser));
                return new OrderedInput(window) {
                    private int polls;
                    private long drawn = -1;

                    @Override
                    public void update() {
                        listen();
                        super.update();
                        poll.run();
                        polls++;
                        if (polls == POLLS_BEFORE_REST) {
                            rested.run();
                        }
                    }

                    /** libGDX asks the system after it has drawn, and rests before it tells what it heard; here a press ends the rest. */
                    private void listen() {
                        long now = Gdx.graphics.getFrameId();
                        if (now == drawn) {
                            GLFW.glfwWaitEventsTimeout(REST_SECONDS);
                        } else {
                            GLFW.glfwPollEvents();
                        }
                        drawn = now;
                    }
                };
            }
        };
    }
}
