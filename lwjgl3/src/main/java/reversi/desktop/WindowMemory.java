package reversi.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lwjgl.PointerBuffer;
import org.lwjgl.glfw.GLFW;
import reversi.platform.Store;

/** Remembers from start to start where the window lay. It looks a few times a second, so that a program that is killed has kept it, too. */
final class WindowMemory {
    private static final Logger LOG = System.getLogger(WindowMemory.class.getName());

    private static final String NAME = "window";
    private static final int POLLS_BETWEEN = 15;

    private final Store store;
    private Optional<WindowPlace> known;
    private int polls;
    private final int[] x = new int[1];
    private final int[] y = new int[1];
    private final int[] width = new int[1];
    private final int[] height = new int[1];

    /** What {@code store} has kept. */
    WindowMemory(Store store) {
        this.store = store;
        this.known = store.read(NAME).text().flatMap(WindowPlace::read);
    }

    /** Lets the window come where it was, as far as these monitors have room for it; answers whether it was full screen. */
    boolean apply(Lwjgl3ApplicationConfiguration configuration, List<WindowPlace.Area> monitors) {
        known = known.map(place -> place.on(monitors));
        known.ifPresent(place -> {
            configuration.setWindowedMode(place.width(), place.height());
            configuration.setWindowPosition(place.x(), place.y());
            configuration.setMaximized(place.isMaximised());
        });
        return known.filter(WindowPlace::isFullScreen).isPresent();
    }

    /** The monitors of now, the main one first. */
    static List<WindowPlace.Area> monitors() {
        // libGDX starts GLFW for this.
        Lwjgl3ApplicationConfiguration.getMonitors();
        List<WindowPlace.Area> areas = new ArrayList<>();
        PointerBuffer monitors = GLFW.glfwGetMonitors();
        int[] left = new int[1];
        int[] top = new int[1];
        int[] across = new int[1];
        int[] down = new int[1];
        for (int i = 0; monitors != null && i < monitors.limit(); i++) {
            GLFW.glfwGetMonitorWorkarea(monitors.get(i), left, top, across, down);
            areas.add(new WindowPlace.Area(left[0], top[0], across[0], down[0]));
        }
        return areas;
    }

    /** Called some sixty times a second. */
    void poll(Lwjgl3Graphics graphics) {
        polls++;
        if (polls % POLLS_BETWEEN == 0) {
            look(graphics);
        }
    }

    private void look(Lwjgl3Graphics graphics) {
        long window = graphics.getWindow().getWindowHandle();
        if (GLFW.glfwGetWindowAttrib(window, GLFW.GLFW_ICONIFIED) == GLFW.GLFW_TRUE) {
            return;
        }
        GLFW.glfwGetWindowPos(window, x, y);
        GLFW.glfwGetWindowSize(window, width, height);
        boolean isMaximised = GLFW.glfwGetWindowAttrib(window, GLFW.GLFW_MAXIMIZED) == GLFW.GLFW_TRUE;
        seen(x[0], y[0], width[0], height[0], isMaximised, graphics.isFullscreen());
    }

    /** The window is here now, and so large. While it is maximised or full screen the place to which it will go back is kept. */
    void seen(int left, int top, int across, int down, boolean isMaximised, boolean isFullScreen) {
        boolean isPlain = !isMaximised && !isFullScreen;
        WindowPlace before = known.orElse(null);
        boolean isSame = before != null
                && before.isMaximised() == isMaximised
                && before.isFullScreen() == isFullScreen
                && (!isPlain
                        || (before.x() == left
                                && before.y() == top
                                && before.width() == across
                                && before.height() == down));
        if (!isSame && across > 0 && down > 0) {
            WindowPlace now = isPlain || before == null
                    ? new WindowPlace(left, top, across, down, isMaximised, isFullScreen)
                    : before.shown(isMaximised, isFullScreen);
            known = Optional.of(now);
            store.write(NAME, now.text(), WindowMemory::told);
        }
    }

    private static void told(Store.Result result) {
        if (result != Store.Result.DONE) {
            LOG.log(Level.WARNING, "window-not-kept", "result", result);
        }
    }
}
