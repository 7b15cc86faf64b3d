package reversi;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.backends.headless.HeadlessApplicationConfiguration;
import com.badlogic.gdx.backends.headless.mock.graphics.MockGraphics;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.io.File;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import reversi.engine.Question;
import reversi.platform.AssetLoader;
import reversi.platform.Clipboard;
import reversi.platform.Device;
import reversi.platform.FakeSigner;
import reversi.platform.FileExchange;
import reversi.platform.Frames;
import reversi.platform.Link;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryClipboard;
import reversi.platform.MemoryFiles;
import reversi.platform.MemoryPictures;
import reversi.platform.MemoryStore;
import reversi.platform.NativeTextField;
import reversi.platform.NewVersion;
import reversi.platform.PageHistory;
import reversi.platform.PhotoSender;
import reversi.platform.PictureMaker;
import reversi.platform.ProblemLog;
import reversi.platform.PushSource;
import reversi.platform.Squeezer;
import reversi.platform.StoreLock;
import reversi.platform.Thinker;
import reversi.platform.Vibration;
import reversi.platform.ZipSqueezer;
import reversi.screens.SettingsRepository;
import reversi.screens.TextSize;
import reversi.screens.learn.TestCourse;
import reversi.screens.study.LoadedStudyPages;
import reversi.screens.ui.PartialStage;

/** The whole game without a window: every page is built and laid out, nothing is drawn. */
final class TestStage implements AutoCloseable {
    private final PartialStage stage;
    private final Composition composition;
    private final MemoryStore store;
    private final MemoryFiles files = new MemoryFiles();
    private final MemoryClipboard clipboard = new MemoryClipboard();
    private final MemoryArchive archive = new MemoryArchive();
    private final Window window = new Window();
    private final RecordingBatch recording = new RecordingBatch();
    private final AtomicBoolean isMac = new AtomicBoolean();
    private final Preferences preferences = new Preferences();
    /** The code of the link that led here; empty where none did, or where it was used. */
    private final AtomicReference<String> invitation = new AtomicReference<>("");
    /** What the device was told to do. */
    private final List<String> done = new ArrayList<>();

    /**
     * What not every device has.
     *
     * @param code of the link that led here; empty where none did
     * @param typing fields of its own to write in
     * @param history a way back of its own
     * @param version a newer version of the game
     * @param lock other windows of the game
     * @param photos a way to give a photo
     */
    record Extras(
            String code,
            Optional<NativeTextField> typing,
            Optional<PageHistory> history,
            Optional<NewVersion> version,
            Optional<StoreLock> lock,
            Optional<PhotoSender> photos,
            PushSource push) {
        static final Extras NONE = new Extras(
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                PushSource.none());

        static Extras of(String code, Optional<PageHistory> history) {
            return new Extras(
                    code,
                    Optional.empty(),
                    history,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    PushSource.none());
        }

        static Extras of(NativeTextField typing) {
            return new Extras(
                    "",
                    Optional.of(typing),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    PushSource.none());
        }

        static Extras of(NewVersion version) {
            return new Extras(
                    "",
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(version),
                    Optional.empty(),
                    Optional.empty(),
                    PushSource.none());
        }

        static Extras of(Optional<PageHistory> history, StoreLock lock) {
            return new Extras(
                    "",
                    Optional.empty(),
                    history,
                    Optional.empty(),
                    Optional.of(lock),
                    Optional.empty(),
                    PushSource.none());
        }

        static Extras of(PhotoSender photos) {
            return new Extras(
                    "",
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(photos),
                    PushSource.none());
        }

        static Extras of(PushSource push) {
            return new Extras(
                    "", Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), push);
        }
    }

    TestStage(String language, boolean isTouch) {
        this(language, isTouch, (address, listener) -> new NoLink());
    }

    TestStage(String language, boolean isTouch, Link.Opener links) {
        this(language, isTouch, links, new Dreamer(), new MemoryStore());
    }

    /** A game on a device with a finger, where words of this size were chosen before. */
    TestStage(String language, TextSize text, Link.Opener links) {
        this(language, true, links, new Dreamer(), storeWith(text));
    }

    private static MemoryStore storeWith(TextSize text) {
        MemoryStore store = new MemoryStore();
        store.texts().put(SettingsRepository.NAME, "reversi-settings 2\ntext-size=" + text + "\n");
        return store;
    }

    /** A game on a device that has fields of its own to write in. */
    TestStage(boolean isTouch, Link.Opener links, NativeTextField typing) {
        this("en", isTouch, links, new Dreamer(), new MemoryStore(), Extras.of(typing));
    }

    /** A game with this thinker and this store. */
    TestStage(String language, boolean isTouch, Link.Opener links, Thinker thinker, MemoryStore store) {
        this(language, isTouch, links, thinker, store, Extras.NONE);
    }

    /** The same on a device that has more. */
    TestStage(String language, boolean isTouch, Link.Opener links, Thinker thinker, MemoryStore store, Extras extras) {
        this.store = store;
        // Most tests are not about the first start.
        store.texts().putIfAbsent(SettingsRepository.NAME, "reversi-settings 2\n");
        invitation.set(extras.code());
        pretend(window);
        stage = new PartialStage(new ScreenViewport(), recording.batch(), window);
        Texture grain = new Texture(new Pixmap(1, 1, Pixmap.Format.RGBA8888));
        Device device = new TestDevice(
                language, isTouch, window, isMac, preferences, invitation, extras, files, clipboard, done);
        composition = new Composition(
                stage,
                Pictures.atlas(),
                grain,
                new Backend(
                        thinker,
                        store,
                        archive,
                        new TestFonts(),
                        device,
                        links,
                        LoadedStudyPages.atOnce(new FakeSigner("d" + System.identityHashCode(store)), extras.push())));
    }

    /** A graphics card that does nothing, but says of every picture to draw to that it is complete. */
    private static GL20 graphicsCard() {
        return (GL20) Proxy.newProxyInstance(
                GL20.class.getClassLoader(), new Class<?>[] {GL20.class}, (proxy, method, arguments) -> {
                    Class<?> answer = method.getReturnType();
                    if (answer == int.class) {
                        return method.getName().equals("glCheckFramebufferStatus") ? GL20.GL_FRAMEBUFFER_COMPLETE : 1;
                    }
                    if (answer == float.class) {
                        return 0f;
                    }
                    return answer == boolean.class ? false : null;
                });
    }

    /** Gives libGDX a graphics card that does nothing, and the game's files. */
    private static void pretend(Graphics window) {
        if (Gdx.app == null) {
            // One for all tests and never ended: timers of two applications can wait for each other for ever.
            HeadlessApplicationConfiguration configuration = new HeadlessApplicationConfiguration();
            configuration.updatesPerSecond = -1;
            Gdx.app = new HeadlessApplication(new ApplicationAdapter() {}, configuration);
            Gdx.files = assets(Gdx.files);
            Gdx.net = noNetwork();
        }
        Gdx.graphics = window;
        Gdx.gl = graphicsCard();
        Gdx.gl20 = Gdx.gl;
    }

    /** Nobody answers, and no request is kept: what would wait for its answer would keep a whole game in memory. */
    private static Net noNetwork() {
        return (Net) Proxy.newProxyInstance(
                Net.class.getClassLoader(),
                new Class<?>[] {Net.class},
                (proxy, method, arguments) -> method.getReturnType() == boolean.class ? false : null);
    }

    /** Finds the game's files in the folder of the assets, wherever the tests run. */
    private static Files assets(Files files) {
        return (Files) Proxy.newProxyInstance(
                Files.class.getClassLoader(), new Class<?>[] {Files.class}, (proxy, method, arguments) -> {
                    boolean isOurs = method.getName().equals("internal")
                            || method.getName().equals("getFileHandle");
                    return isOurs
                            ? files.absolute(new File("../assets/" + arguments[0]).getAbsolutePath())
                            : method.invoke(files, arguments);
                });
    }

    /** From now on the device is a Mac. */
    void becomeMac() {
        isMac.set(true);
    }

    /** Whether the link that led here is done with. */
    boolean isInvitationForgotten() {
        return invitation.get().isEmpty();
    }

    /** What the device was told to do, such as {@code copy words}. */
    List<String> done() {
        return List.copyOf(done);
    }

    Stage stage() {
        return stage;
    }

    /** How wide the window is, in its points. */
    float width() {
        return window.width / window.density;
    }

    /** The dialog, or the page where none is open: the router stacks background, pages, dialog and notices. */
    Group front() {
        return (Group) stage.getRoot().getChild(composition.router().isSheetOpen() ? 2 : 1);
    }

    /** What counts the time that passes. */
    Frames frames() {
        return window;
    }

    /** Lets time pass of which the game hears when it asks. */
    void idle(float seconds) {
        window.passed += seconds;
    }

    Composition composition() {
        return composition;
    }

    /** What the game keeps on the device. */
    Map<String, String> kept() {
        return store.texts();
    }

    /** The person's files. */
    MemoryClipboard clipboard() {
        return clipboard;
    }

    /** What the person keeps outside of the game. */
    MemoryFiles files() {
        return files;
    }

    /** The device's archive. */
    MemoryArchive archive() {
        return archive;
    }

    /** The device's store. */
    MemoryStore store() {
        return store;
    }

    /** Gives the window a size in points and lets a moment pass. */
    void resize(int width, int height) {
        window.width = Math.round(width * window.density);
        window.height = Math.round(height * window.density);
        composition.resize(window.width, window.height);
        settle();
    }

    /**
     * Pulls the window to each of these sizes and says what is wrong there, after the size: what a page is and where the
     * player was stays the same, as when a device is turned, and a page is built once instead of once for each size.
     */
    List<String> faultsIn(int[][] sizes, Supplier<List<String>> faults) {
        List<String> all = new ArrayList<>();
        for (int[] size : sizes) {
            resize(size[0], size[1]);
            faults.get().forEach(fault -> all.add(size[0] + "×" + size[1] + ": " + fault));
        }
        return all;
    }

    /** Gives the window this many pixels for each point; to be followed by {@link #resize}. */
    void setDensity(float pixelsPerPoint) {
        window.density = pixelsPerPoint;
    }

    /** Lets the device cover the window's edges by this many points each, as notches and bars do; to be followed by {@link #resize}. */
    void cover(int top, int bottom, int sides) {
        window.top = top;
        window.bottom = bottom;
        window.sides = sides;
    }

    /** Lets the person ask the system for a light look and for more contrast, or for neither, while the game runs. */
    void prefer(boolean light, boolean contrast) {
        preferUnheard(light, contrast);
        preferences.changed.run();
    }

    /** The same before the system has told the game of it: some pictures may be drawn until it does. */
    void preferUnheard(boolean light, boolean contrast) {
        preferences.isLight = light;
        preferences.isContrast = contrast;
    }

    /** Lets every transition end. */
    void settle() {
        for (int i = 0; i < 40; i++) {
            stage.act(1 / 20f);
        }
        arrange(stage.getRoot());
    }

    /** What drawing would do: lays out whatever asks for it. */
    static void arrange(Actor actor) {
        if (actor instanceof ScrollPane pane) {
            pane.updateVisualScroll();
            pane.invalidate();
        }
        if (actor instanceof Layout sized) {
            sized.validate();
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                arrange(child);
            }
        }
    }

    /** Draws the whole window and returns what was drawn, in order. */
    List<RecordingBatch.Drawn> draw() {
        recording.take();
        stage.draw();
        return recording.take();
    }

    /** The names and places of the game's pictures without the pictures themselves, read once. */
    private static final class Pictures {
        private static final TextureAtlas ALL = read();

        static TextureAtlas atlas() {
            TextureAtlas atlas = new TextureAtlas();
            atlas.getRegions().addAll(ALL.getRegions());
            return atlas;
        }

        private static TextureAtlas read() {
            TextureAtlas all = read("graphics/game.atlas");
            all.getRegions().addAll(read("later/faces.atlas").getRegions());
            return all;
        }

        private static TextureAtlas read(String path) {
            FileHandle file = Gdx.files.internal(path);
            TextureAtlas.TextureAtlasData data = new TextureAtlas.TextureAtlasData(file, file.parent(), false);
            data.getPages().forEach(page -> page.texture = new Texture(new Pixmap(1, 1, Pixmap.Format.RGBA8888)));
            return new TextureAtlas(data);
        }
    }

    @Override
    public void close() {
        composition.dispose();
    }

    /** How many pictures were asked for since the last call, whole ones and parts. */
    int picturesAskedFor() {
        int asked = window.asked;
        window.asked = 0;
        return asked;
    }

    /** How many whole pictures were asked for since the last call. */
    int wholePicturesAskedFor() {
        int asked = window.wholeAsked;
        window.wholeAsked = 0;
        return asked;
    }

    /** A window of a size, in which nothing is seen; it counts the pictures that it is asked for. */
    private static final class Window extends MockGraphics implements Frames {
        private int width = 1280;
        private int height = 720;
        private float density = 1;
        private int top;
        private int bottom;
        private int sides;
        private int asked;
        private int wholeAsked;
        private float passed;

        @Override
        public float passed() {
            float seconds = passed;
            passed = 0;
            return seconds;
        }

        @Override
        public int getSafeInsetTop() {
            return top;
        }

        @Override
        public int getSafeInsetBottom() {
            return bottom;
        }

        @Override
        public int getSafeInsetLeft() {
            return sides;
        }

        @Override
        public int getSafeInsetRight() {
            return sides;
        }

        @Override
        public void requestRendering() {
            asked++;
            wholeAsked++;
        }

        @Override
        public void requestPartialFrame() {
            asked++;
        }

        @Override
        public boolean takeFullFrame() {
            return false;
        }

        @Override
        public int getWidth() {
            return width;
        }

        @Override
        public int getHeight() {
            return height;
        }
    }

    /** Never opens. */
    private static final class NoLink implements Link {
        @Override
        public boolean send(String text) {
            return false;
        }

        @Override
        public void close() {}
    }

    /** Thinks for ever. */
    private static final class Dreamer implements Thinker {
        @Override
        public Thought think(Question question, Listener listener) {
            return () -> {};
        }
    }

    /** What the person asked the system for. */
    private static final class Preferences {
        private boolean isLight;
        private boolean isContrast;
        private Runnable changed = () -> {};
    }

    /** A device that can quit. */
    private record TestDevice(
            String language,
            boolean isTouch,
            Window window,
            AtomicBoolean mac,
            Preferences preferences,
            AtomicReference<String> code,
            Extras extras,
            MemoryFiles disk,
            MemoryClipboard pasteboard,
            List<String> done)
            implements Device {
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
}
