package reversi.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import reversi.ReversiGame;

/** Opens the desktop window and starts the game. */
public final class DesktopLauncher {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final int SMALLEST = 320;

    private DesktopLauncher() {}

    /** Runs until the window is closed. */
    public static void main(String[] args) {
        new Lwjgl3Application(new ReversiGame(), configuration());
    }

    private static Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Reversi");
        configuration.setWindowedMode(WIDTH, HEIGHT);
        configuration.setWindowSizeLimits(SMALLEST, SMALLEST, -1, -1);
        configuration.useVsync(true);
        configuration.setForegroundFPS(60);
        return configuration;
    }
}
