package reversi.desktop;

import org.lwjgl.glfw.GLFW;

/**
 * What GLFW says of a wheel or a trackpad, in notches of a wheel. Windows and X11 tell notches and parts of them. macOS and Wayland tell
 * pixels, which GLFW divides by ten, and Wayland also tells its wheels' notches so, as ten or fifteen.
 */
enum WheelOffsets {
    NOTCHES {
        @Override
        float notches(float offset) {
            return offset;
        }
    },
    PIXELS {
        @Override
        float notches(float offset) {
            return offset * TENTH;
        }
    },
    PIXELS_AND_NOTCHES {
        @Override
        float notches(float offset) {
            if (offset % 1 == 0) {
                return offset;
            }
            return offset % LONG_NOTCH == 0 ? offset / LONG_NOTCH : offset * TENTH;
        }
    };

    /** A notch is a hundred pixels. */
    private static final float TENTH = 0.1f;

    private static final float LONG_NOTCH = 1.5f;

    /** How many notches that is. */
    abstract float notches(float offset);

    /** Those of the system on which the program runs, as GLFW knows it once it has begun. */
    static WheelOffsets ofSystem() {
        return of(GLFW.glfwGetPlatform());
    }

    static WheelOffsets of(int platform) {
        return switch (platform) {
            case GLFW.GLFW_PLATFORM_COCOA -> PIXELS;
            case GLFW.GLFW_PLATFORM_WAYLAND -> PIXELS_AND_NOTCHES;
            default -> NOTCHES;
        };
    }
}
