package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowListener;
import com.badlogic.gdx.utils.Os;
import com.badlogic.gdx.utils.SharedLibraryLoader;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import reversi.platform.AssetLoader;
import reversi.platform.Clipboard;
import reversi.platform.Device;
import reversi.platform.FileExchange;
import reversi.platform.PhotoSender;
import reversi.platform.PictureMaker;
import reversi.platform.ProblemLog;
import reversi.platform.Speech;
import reversi.platform.Squeezer;
import reversi.platform.StoreLock;
import reversi.release.Release;

/** What the desktop knows about itself and the person's wishes. */
final class DesktopDevice implements Device {
    private static final Logger LOG = System.getLogger(DesktopDevice.class.getName());

    // Not java.awt.Desktop: the packaged game's runtime has no AWT.
    private static final Map<Os, List<String>> OPENERS =
            Map.of(Os.MacOsX, List.of("open"), Os.Windows, List.of("rundll32", "url.dll,FileProtocolHandler"));

    private final FileDialog dialog = new SystemFileDialog(DesktopFiles.threads(), task -> Gdx.app.postRunnable(task));

    private final DesktopPhotos photos = new DesktopPhotos(task -> Gdx.app.postRunnable(task), dialog);

    private final DesktopFiles files = new DesktopFiles(
            Path.of(System.getProperty("user.home", ".")),
            DesktopFiles.threads(),
            task -> Gdx.app.postRunnable(task),
            dialog);

    private final DesktopClipboard clipboard =
            new DesktopClipboard(DesktopFiles.threads(), task -> Gdx.app.postRunnable(task));

    private final DesktopAssets assets =
            new DesktopAssets(path -> Gdx.files.internal(path).readBytes(), task -> Gdx.app.postRunnable(task));

    private final DesktopPictures pictures =
            new DesktopPictures(DesktopFiles.threads(), task -> Gdx.app.postRunnable(task));

    private final WishesWatch wishes = new WishesWatch(
            () -> SystemWishes.of(SharedLibraryLoader.os, BoundedProcess::ask),
            DesktopDevice::daemon,
            task -> Gdx.app.postRunnable(task));

    private final Optional<Speech> speech = SystemSpeech.of(SharedLibraryLoader.os, SystemSpeech.path());

    private final Optional<StoreLock> lock;
    private final Optional<ProblemLog> log;

    /** A device on which no other program has to do with the same files, and that notes nothing. */
    DesktopDevice() {
        this.lock = Optional.empty();
        this.log = Optional.empty();
    }

    /** A device on which other programs may want to change the same files. */
    DesktopDevice(StoreLock lock, ProblemLog log) {
        this.lock = Optional.of(lock);
        this.log = Optional.of(log);
    }

    /** The listener for files dropped on the window, and for the person who comes back to it. */
    Lwjgl3WindowListener window() {
        return new Lwjgl3WindowAdapter() {
            @Override
            public void focusGained() {
                wishes.ask();
            }

            @Override
            public void filesDropped(String[] dropped) {
                photos.filesDropped(dropped);
                files.dropped(dropped);
            }
        };
    }

    /** Opens files that the program was started with. */
    void open(List<Path> names) {
        files.opened(names);
    }

    /** Asks the system what it wants of its programs; the answer comes later. */
    void askSystem() {
        wishes.ask();
    }

    private static void daemon(Runnable task) {
        Thread thread = new Thread(task, "system wishes");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public Optional<Speech> speech() {
        return speech;
    }

    @Override
    public Optional<Squeezer> squeezer() {
        return Optional.of(new DesktopSqueezer());
    }

    @Override
    public Optional<AssetLoader> assets() {
        return Optional.of(assets);
    }

    @Override
    public Optional<FileExchange> files() {
        return Optional.of(files);
    }

    @Override
    public Optional<Clipboard> clipboard() {
        return Optional.of(clipboard);
    }

    @Override
    public Optional<PictureMaker> pictures() {
        return Optional.of(pictures);
    }

    @Override
    public boolean prefersReducedMotion() {
        return Boolean.getBoolean("reversi.reducedMotion") || wishes.now().isMotionReduced();
    }

    @Override
    public boolean prefersHighContrast() {
        return wishes.now().isContrastHigh();
    }

    @Override
    public void onPreferencesChanged(Runnable changed) {
        wishes.listen(changed);
    }

    @Override
    public boolean prefersLight() {
        return wishes.now().isLight();
    }

    @Override
    public String language() {
        return Locale.getDefault().toLanguageTag();
    }

    @Override
    public boolean isTouch() {
        return false;
    }

    @Override
    public float pixelsPerPoint() {
        long window = ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
        float[] scale = new float[1];
        GLFW.glfwGetWindowContentScale(window, scale, new float[1]);
        return Math.max(1, scale[0]);
    }

    @Override
    public boolean canQuit() {
        return true;
    }

    @Override
    public int utcOffsetMinutes(long at) {
        return ZoneId.systemDefault()
                        .getRules()
                        .getOffset(Instant.ofEpochMilli(at))
                        .getTotalSeconds()
                / 60;
    }

    @Override
    public void copy(String text) {
        Gdx.app.getClipboard().setContents(text);
    }

    @Override
    public void open(String address) {
        List<String> command = new ArrayList<>(OPENERS.getOrDefault(SharedLibraryLoader.os, List.of("xdg-open")));
        command.add(address);
        try {
            new ProcessBuilder(command).start();
        } catch (IOException noBrowser) {
            LOG.log(Level.WARNING, "not-opened", "address", address, "failure", noBrowser.getMessage());
        }
    }

    @Override
    public Optional<StoreLock> storeLock() {
        return lock;
    }

    @Override
    public Optional<ProblemLog> problemLog() {
        return log;
    }

    @Override
    public Optional<PhotoSender> photos() {
        return Optional.of(photos);
    }

    @Override
    public boolean isMac() {
        return System.getProperty("os.name", "").startsWith("Mac");
    }

    @Override
    public String name() {
        return System.getProperty("os.name", "desktop");
    }

    @Override
    public String version() {
        return Release.version();
    }
}
