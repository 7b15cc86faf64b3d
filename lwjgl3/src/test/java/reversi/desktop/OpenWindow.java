package reversi.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.utils.BufferUtils;
import java.awt.Robot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;
import org.lwjgl.glfw.GLFW;
import reversi.Backend;
import reversi.ReversiGame;
import reversi.TestProbe;
import reversi.platform.Link;
import reversi.sockets.JdkLinks;

/** The real game in a real window; what a test wants to know is asked on the thread that draws. */
final class OpenWindow implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 120;
    private static final long POLL_MILLIS = 40;
    private static final int STILL_POLLS = 10;
    private static final long AFTER_QUESTION_MILLIS = 80;
    /** The side of the part of a picture that is looked at, in pixels. */
    private static final int NEAR = 40;

    private final DesktopThinker thinker = new DesktopThinker(answer -> Gdx.app.postRunnable(answer));
    private final CompletableFuture<Boolean> opened = new CompletableFuture<>();
    private @Nullable Awaited awaited;
    private final List<Long> steps = new CopyOnWriteArrayList<>();
    private volatile Predicate<TestProbe.Table> counted = table -> false;
    private final AtomicLong frames = new AtomicLong();
    private final DesktopFrames pictures = new DesktopFrames();
    private final DesktopStore store;
    private final SqliteArchive archive;
    private final ReversiGame game;
    private final DesktopDevice device = new DesktopDevice();
    private final Thread thread;

    /** Opens a window of this size; the game keeps what it keeps in {@code folder}, and the first start is behind. */
    OpenWindow(Path folder, int width, int height) {
        passFirstStart(folder);
        DesktopFonts fonts = new DesktopFonts();
        store = new DesktopStore(folder, task -> Gdx.app.postRunnable(task));
        archive = new SqliteArchive(folder, task -> Gdx.app.postRunnable(task));
        Backend backend = new Backend(thinker, store, archive, fonts, device, links(), new DesktopStudyLoader());
        game = new ReversiGame(backend, pictures);
        Lwjgl3ApplicationConfiguration configuration = DesktopLauncher.configuration();
        configuration.setWindowedMode(width, height);
        thread = new Thread(() -> run(configuration, fonts), "window");
        thread.setDaemon(true);
        thread.start();
        await(opened);
    }

    private static void passFirstStart(Path folder) {
        Path settings = folder.resolve("settings.txt");
        try {
            if (!Files.exists(settings)) {
                Files.writeString(settings, "reversi-settings 2\n");
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void run(Lwjgl3ApplicationConfiguration configuration, DesktopFonts fonts) {
        try {
            DesktopWindow.run(
                    new Watched(), configuration, () -> pictures.poll(game::tick), game::prepare, game::densityChanged);
        } catch (RuntimeException broken) {
            opened.completeExceptionally(broken);
        } finally {
            fonts.dispose();
        }
    }

    private static Link.Opener links() {
        return new JdkLinks(task -> Gdx.app.postRunnable(task));
    }

    /** Opens files as those that a later start hands over. */
    void open(List<Path> files) {
        Gdx.app.postRunnable(() -> device.open(files));
    }

    /** Answers a question about what a person would see. */
    <T> T ask(Function<TestProbe, T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        Gdx.app.postRunnable(() -> {
            try {
                answer.complete(question.apply(game.probe()));
            } catch (RuntimeException broken) {
                answer.completeExceptionally(broken);
            }
        });
        return await(answer);
    }

    /** How many pictures have been drawn. */
    long frames() {
        return frames.get();
    }

    /** How many moves and passes the game on the page has. */
    int plies() {
        return ask(TestProbe::state).game().orElseThrow().transcript().length();
    }

    /** Does something, and answers the nanoseconds between pictures while the game was in such a state. */
    List<Long> stepsWhile(Predicate<TestProbe.Table> state, Runnable something) {
        counted = state;
        something.run();
        counted = table -> false;
        return List.copyOf(steps);
    }

    /** Draws a picture at once; only for the thread that draws. */
    void draw() {
        game.render();
    }

    /** Waits until nothing has been drawn for a while. */
    void waitUntilStill() {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        long seen = -1;
        int still = 0;
        while (still < STILL_POLLS) {
            if (System.nanoTime() > end) {
                throw new AssertionError("something always moves; " + ask(TestProbe::state));
            }
            pause();
            still = frames.get() == seen ? still + 1 : 0;
            seen = frames.get();
        }
    }

    /** Waits until the person would see this. */
    void waitUntil(String what, Predicate<TestProbe.State> seen) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!seen.test(ask(TestProbe::state))) {
            if (System.nanoTime() > end) {
                throw new AssertionError("never seen: " + what + "; but " + ask(TestProbe::state));
            }
            pause();
        }
    }

    /** Clicks with the real mouse on what shows these words, once it lies still. */
    void click(String words) {
        Optional<Vector2> last = Optional.empty();
        Optional<Vector2> now = ask(probe -> probe.control(words));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (now.isEmpty() || !now.equals(last)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("nothing to press says: " + words);
            }
            pause();
            last = now;
            now = ask(probe -> probe.control(words));
        }
        clickAt(now.get());
    }

    /** Clicks with the real mouse on the middle of a square. */
    void clickSquare(String name) {
        clickAt(ask(probe -> probe.square(name)).orElseThrow());
    }

    /** Presses keys, by their X names such as {@code shift+Tab}, all of which the game hears of in one go, as after a picture that took long. */
    void pressAtOnce(String... keys) {
        ask(probe -> {
            for (String key : keys) {
                Screen.press(key);
            }
            return true;
        });
    }

    private void clickAt(Vector2 place) {
        int[] corner = ask(probe -> corner());
        Screen.click(corner[0] + Math.round(place.x), corner[1] + Math.round(place.y));
    }

    private static int[] corner() {
        int[] x = new int[1];
        int[] y = new int[1];
        GLFW.glfwGetWindowPos(((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle(), x, y);
        return new int[] {x[0], y[0]};
    }

    /** Moves the real mouse to a place of the window, once it is known, and waits until what that changed is seen. */
    Vector2 pointAt(Robot mouse, Function<TestProbe, Optional<Vector2>> place) {
        Vector2 at = ask(place).orElseThrow();
        int[] corner = ask(probe -> corner());
        mouse.mouseMove(corner[0] + Math.round(at.x), corner[1] + Math.round(at.y));
        waitUntilStill();
        return at;
    }

    /** Does something after a pause, and answers the nanoseconds until a picture was shown in which a place looks different. */
    long nanosToPicture(Vector2 place, int pauseMillis, Runnable something) {
        CompletableFuture<Long> seen = new CompletableFuture<>();
        ask(probe -> {
            awaited = new Awaited(place, look(place), seen);
            return true;
        });
        // The question itself has a picture drawn.
        pause(AFTER_QUESTION_MILLIS + pauseMillis);
        long begin = System.nanoTime();
        something.run();
        return await(seen) - begin;
    }

    /** What somebody waits for: that a place does not look like this any more. */
    private record Awaited(Vector2 place, ByteBuffer before, CompletableFuture<Long> seen) {}

    private static ByteBuffer look(Vector2 place) {
        ByteBuffer pixels = BufferUtils.newByteBuffer(4 * NEAR * NEAR);
        int x = Math.round(place.x) - NEAR / 2;
        int y = Gdx.graphics.getBackBufferHeight() - Math.round(place.y) - NEAR / 2;
        Gdx.gl.glReadPixels(x, y, NEAR, NEAR, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE, pixels);
        return pixels;
    }

    /** Keeps a picture for people to look at. */
    void shoot(String name) {
        ask(probe -> {
            Pixmap picture = Pixmap.createFromFrameBuffer(
                    0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            Path file = Path.of(System.getProperty("reversi.shots", "target/shots"), name + ".png");
            PixmapIO.writePNG(new FileHandle(file.toFile()), picture, Deflater.DEFAULT_COMPRESSION, true);
            picture.dispose();
            return true;
        });
    }

    @Override
    public void close() throws InterruptedException {
        Gdx.app.exit();
        thread.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        store.close();
        archive.close();
        thinker.dispose();
    }

    private static void pause() {
        pause(POLL_MILLIS);
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private static <T> T await(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        } catch (ExecutionException | TimeoutException broken) {
            throw new AssertionError(broken);
        }
    }

    /** The game, which tells when its first picture has been drawn. */
    private final class Watched implements ApplicationListener {
        private boolean wasCounted;
        private long last;

        @Override
        public void create() {
            game.create();
        }

        @Override
        public void resize(int width, int height) {
            game.resize(width, height);
        }

        @Override
        public void render() {
            game.render();
            count();
            lookForAwaited();
            opened.complete(true);
        }

        private void lookForAwaited() {
            Awaited now = awaited;
            if (now != null && !look(now.place).equals(now.before)) {
                awaited = null;
                // By then the picture is on the screen.
                Gdx.app.postRunnable(() -> now.seen.complete(System.nanoTime()));
            }
        }

        private void count() {
            long now = System.nanoTime();
            boolean isCounted = game.probe().state().game().filter(counted).isPresent();
            if (isCounted && wasCounted) {
                steps.add(now - last);
            }
            wasCounted = isCounted;
            last = now;
            frames.incrementAndGet();
        }

        @Override
        public void pause() {
            game.pause();
        }

        @Override
        public void resume() {
            game.resume();
        }

        @Override
        public void dispose() {
            game.dispose();
        }
    }
}
