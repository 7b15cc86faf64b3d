package reversi;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import reversi.engine.Question;
import reversi.platform.Device;
import reversi.platform.FakeSigner;
import reversi.platform.Frames;
import reversi.platform.Link;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryClipboard;
import reversi.platform.MemoryFiles;
import reversi.platform.MemoryStore;
import reversi.platform.NativeTextField;
import reversi.platform.NewVersion;
import reversi.platform.PageHistory;
import reversi.platform.PhotoSender;
import reversi.platform.PushSource;
import reversi.platform.StoreLock;
import reversi.platform.Thinker;
import reversi.screens.SettingsRepository;
import reversi.screens.TextSize;
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
    private final TestWindow window = new TestWindow();
    private final RecordingBatch recording = new RecordingBatch();
    private final AtomicBoolean isMac = new AtomicBoolean();
    private final TestDevice.Preferences preferences = new TestDevice.Preferences();
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
        HeadlessGdx.begin(window);
        stage = new PartialStage(new ScreenViewport(), recording.batch(), window);
        Texture grain = new Texture(new Pixmap(1, 1, Pixmap.Format.RGBA8888));
        Device device = new TestDevice(
                language, isTouch, window, isMac, preferences, invitation, extras, files, clipboard, done);
        composition = new Composition(
                stage,
                HeadlessGdx.atlas(),
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
}
