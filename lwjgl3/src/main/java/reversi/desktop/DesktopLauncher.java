package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import reversi.Backend;
import reversi.ReversiGame;
import reversi.platform.LockedStore;
import reversi.release.Release;
import reversi.sockets.JdkLinks;

/** Opens the desktop window and starts the game. */
public final class DesktopLauncher {
    private static final int IDLE_FPS = 1000;
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final int SMALLEST = 320;

    private DesktopLauncher() {}

    /** Runs until the window is closed. */
    public static void main(String[] args) {
        LaunchArguments arguments = LaunchArguments.read(args, Path.of(""), Release.version());
        if (!arguments.answer().isEmpty()) {
            System.out.print(arguments.answer());
            return;
        }
        Path folder = UserFolder.find();
        FolderLock lock = new FolderLock(folder);
        lock.acquire(held -> {
            if (held || !RunningGame.hand(folder, arguments.files())) {
                run(arguments, folder, lock);
            }
        });
    }

    private static void run(LaunchArguments arguments, Path folder, FolderLock lock) {
        DesktopLog log = DesktopLog.begin(folder);
        DesktopFonts fonts = new DesktopFonts();
        DesktopDevice device = new DesktopDevice(lock, log);
        device.open(arguments.files());
        Lwjgl3ApplicationConfiguration window = configuration();
        window.setWindowListener(device.window());
        // Gdx.app exists by the time the engine answers: the game asks only once it runs.
        DesktopThinker thinker = new DesktopThinker(answer -> Gdx.app.postRunnable(answer));
        DesktopStore store = new DesktopStore(folder, task -> Gdx.app.postRunnable(task));
        store.closeAtExit();
        SqliteArchive archive = new SqliteArchive(folder, task -> Gdx.app.postRunnable(task));
        archive.closeAtExit();
        DesktopFrames frames = new DesktopFrames();
        Backend backend = new Backend(
                thinker,
                store,
                archive,
                fonts,
                device,
                new JdkLinks(task -> Gdx.app.postRunnable(task)),
                new DesktopStudyLoader());
        ReversiGame game = new ReversiGame(backend, frames);
        WindowMemory memory = new WindowMemory(new LockedStore(store, lock, Set.of()));
        try {
            boolean wasFullScreen = memory.apply(window, WindowMemory.monitors());
            show(game, window, frames, new DesktopManners(game, thinker, device, memory, wasFullScreen), folder, lock);
        } finally {
            store.close();
            archive.close();
            lock.close();
            thinker.dispose();
            fonts.dispose();
        }
    }

    private static void show(
            ReversiGame game,
            Lwjgl3ApplicationConfiguration window,
            DesktopFrames frames,
            DesktopManners manners,
            Path folder,
            FolderLock lock) {
        Optional<RunningGame> later =
                lock.isHeld() ? Optional.of(RunningGame.listen(folder, manners::startedAgain)) : Optional.empty();
        Runnable poll = () -> {
            frames.poll(game::tick);
            manners.poll();
        };
        try {
            DesktopWindow.run(game, window, poll, manners::rested, game::densityChanged);
        } finally {
            later.ifPresent(RunningGame::close);
        }
    }

    static Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Reversi");
        configuration.setWindowIcon(
                "icons/icon-128.png", "icons/icon-48.png", "icons/icon-32.png", "icons/icon-16.png");
        configuration.setWindowedMode(WIDTH, HEIGHT);
        // Layout counts real pixels, so that text and lines stay crisp on dense screens.
        configuration.setHdpiMode(HdpiMode.Pixels);
        configuration.setBackBufferConfig(8, 8, 8, 8, 0, 0, 0);
        configuration.setWindowSizeLimits(SMALLEST, SMALLEST, -1, -1);
        configuration.useVsync(true);
        configuration.setForegroundFPS(60);
        // While nothing is drawn the window itself waits for a press; libGDX's own rest after that is as short as it
        // can be.
        configuration.setIdleFPS(IDLE_FPS);
        return configuration;
    }
}
