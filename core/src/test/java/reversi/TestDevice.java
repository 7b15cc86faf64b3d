package reversi;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import reversi.platform.AssetLoader;
import reversi.platform.Clipboard;
import reversi.platform.Device;
import reversi.platform.FileExchange;
import reversi.platform.MemoryClipboard;
import reversi.platform.MemoryFiles;
import reversi.platform.MemoryPictures;
import reversi.platform.NativeTextField;
import reversi.platform.NewVersion;
import reversi.platform.PageHistory;
import reversi.platform.PhotoSender;
import reversi.platform.PictureMaker;
import reversi.platform.ProblemLog;
import reversi.platform.Squeezer;
import reversi.platform.StoreLock;
import reversi.platform.Vibration;
import reversi.platform.ZipSqueezer;
import reversi.screens.learn.TestCourse;

/** A device that can quit. */
record TestDevice(
        String language,
        boolean isTouch,
        TestWindow window,
        AtomicBoolean mac,
        Preferences preferences,
        AtomicReference<String> code,
        TestStage.Extras extras,
        MemoryFiles disk,
        MemoryClipboard pasteboard,
        List<String> done)
        implements Device {
    /** What the person asked the system for. */
    static final class Preferences {
        boolean isLight;
        boolean isContrast;
        Runnable changed = () -> {};
    }

    @Override
    public boolean prefersReducedMotion() {
        return true;
    }

    @Override
    public boolean prefersLight() {
        return preferences.isLight;
    }

    @Override
    public boolean prefersHighContrast() {
        return preferences.isContrast;
    }

    @Override
    public void onPreferencesChanged(Runnable changed) {
        preferences.changed = changed;
    }

    @Override
    public float pixelsPerPoint() {
        return window.density;
    }

    @Override
    public Optional<String> invitation() {
        return Optional.of(code.get()).filter(known -> !known.isEmpty());
    }

    @Override
    public Optional<NativeTextField> nativeTextField() {
        return extras.typing();
    }

    @Override
    public Optional<ProblemLog> problemLog() {
        return Optional.of(() -> "file:///people/anna/log/");
    }

    @Override
    public Optional<PhotoSender> photos() {
        return extras.photos();
    }

    @Override
    public Optional<Squeezer> squeezer() {
        return Optional.of(new ZipSqueezer());
    }

    @Override
    public Optional<FileExchange> files() {
        return Optional.of(disk);
    }

    @Override
    public Optional<PictureMaker> pictures() {
        return Optional.of(new MemoryPictures());
    }

    @Override
    public Optional<AssetLoader> assets() {
        return Optional.of(TestCourse.assets());
    }

    @Override
    public Optional<Clipboard> clipboard() {
        return Optional.of(pasteboard);
    }

    @Override
    public Optional<NewVersion> newVersion() {
        return extras.version();
    }

    @Override
    public Optional<StoreLock> storeLock() {
        return extras.lock();
    }

    @Override
    public Optional<PageHistory> history() {
        return extras.history();
    }

    @Override
    public void forgetInvitation() {
        code.set("");
    }

    @Override
    public boolean isMac() {
        return mac.get();
    }

    @Override
    public boolean canQuit() {
        return true;
    }

    @Override
    public String name() {
        return "test";
    }

    @Override
    public int utcOffsetMinutes(long at) {
        return 0;
    }

    @Override
    public Optional<Vibration> vibration() {
        return isTouch ? Optional.of(pattern -> done.add("vibrate " + pattern.length)) : Optional.empty();
    }

    @Override
    public void copy(String text) {
        done.add("copy " + text);
    }

    @Override
    public void open(String address) {
        done.add("open " + address);
    }

    @Override
    public String version() {
        return "1.0.0";
    }
}
