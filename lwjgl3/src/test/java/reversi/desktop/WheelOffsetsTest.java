package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lwjgl.glfw.GLFW;

/** A notch of a wheel is a notch on every system, and a pixel of a trackpad a hundredth of one. */
class WheelOffsetsTest {
    @ParameterizedTest
    @CsvSource({
        // Windows: notches, and a trackpad's parts of them.
        GLFW.GLFW_PLATFORM_WIN32 + ", 1, 1",
        GLFW.GLFW_PLATFORM_WIN32 + ", -0.025, -0.025",
        GLFW.GLFW_PLATFORM_X11 + ", -2, -2",
        // macOS: three pixels, and ten.
        GLFW.GLFW_PLATFORM_COCOA + ", 0.3, 0.03",
        GLFW.GLFW_PLATFORM_COCOA + ", 1, 0.1",
        // Wayland: a trackpad's three pixels, a notch of a wheel as two desktops tell it, two notches at once.
        GLFW.GLFW_PLATFORM_WAYLAND + ", 0.3, 0.03",
        GLFW.GLFW_PLATFORM_WAYLAND + ", 1, 1",
        GLFW.GLFW_PLATFORM_WAYLAND + ", -1.5, -1",
        GLFW.GLFW_PLATFORM_WAYLAND + ", 0, 0"
    })
    void aNotchIsANotch(int platform, float offset, float notches) {
        assertEquals(notches, WheelOffsets.of(platform).notches(offset), 1e-6f);
    }
}
