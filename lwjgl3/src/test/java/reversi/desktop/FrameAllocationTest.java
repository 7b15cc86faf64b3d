package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A page on which nothing changes makes next to no garbage while it is drawn, so that collecting it never holds up discs that move. */
class FrameAllocationTest {
    private static final int FRAMES = 40;
    /** At most so often that many are drawn before they count: where the machine is busy, the JVM compiles late. */
    private static final int MOST_BEFORE = 20;
    /** Some little objects of libraries, before the JVM has compiled them away. */
    private static final long MOST_BYTES = 512;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsAScreen() {
        Screen.require();
    }

    @Test
    void drawingAPageMakesNextToNoGarbage() throws InterruptedException {
        try (OpenWindow window = new OpenWindow(folder, 1280, 720)) {
            for (String page : new String[] {"Settings", "Puzzles", "Analysis", "Two players"}) {
                window.click(page);
                window.waitUntil(page, sight -> !sight.page().equals("home"));
                window.waitUntilStill();
                warmUp(window);
                long bytes = bytesPerFrame(window);
                assertTrue(bytes <= MOST_BYTES, () -> page + ": " + bytes + " bytes in a frame");
                Screen.press("Escape");
                window.waitUntil("home", sight -> sight.page().equals("home"));
            }
        }
    }

    private static void warmUp(OpenWindow window) {
        int drawn = 0;
        while (drawn < MOST_BEFORE && bytesPerFrame(window) > MOST_BYTES) {
            drawn++;
        }
    }

    private static long bytesPerFrame(OpenWindow window) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        return window.ask(probe -> {
            long thread = Thread.currentThread().getId();
            long[] bytes = new long[FRAMES];
            for (int i = 0; i < FRAMES; i++) {
                Gdx.graphics.requestRendering();
                long before = threads.getThreadAllocatedBytes(thread);
                window.draw();
                bytes[i] = threads.getThreadAllocatedBytes(thread) - before;
            }
            Arrays.sort(bytes);
            return bytes[FRAMES / 2];
        });
    }
}
