package reversi.desktop;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.encoding.TextEncoding;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;

/**
 * Saves files where downloads go, and reads those that are chosen in the system's dialog or dropped on the window. A thread of its own does
 * each, and the end of the program waits for it.
 */
final class DesktopFiles implements FileExchange {
    private static final Logger LOG = System.getLogger(DesktopFiles.class.getName());

    private static final String DOWNLOADS = "Downloads";
    /** A file that has a zero among so many of its first bytes is not of text. */
    private static final int LOOK = 4_096;
    /** How names of files end that may hold games: a picture that is dropped anywhere is nobody's. */
    private static final List<String> GAMES =
            List.of(".ggf", ".sgf", ".wtb", ".obf", ".pgn", ".txt", ".json", ".reversi");

    private final Path home;
    private final Executor background;
    private final Executor renderThread;
    private final FileDialog dialog;
    private @Nullable Consumer<List<OpenedFile>> waiting;
    private @Nullable Consumer<List<OpenedFile>> listener;
    private List<Path> unheard = List.of();
    private Runnable came = () -> {};

    /** Files in a person's folder, read and written by {@code background}; answers are given on {@code renderThread}. */
    DesktopFiles(Path home, Executor background, Executor renderThread, FileDialog dialog) {
        this.home = home;
        this.background = background;
        this.renderThread = renderThread;
        this.dialog = dialog;
    }

    /** Runs each task in a thread of its own, for which the end of the program waits. */
    static Executor threads() {
        return task -> new Thread(task, "files").start();
    }

    @Override
    public Way way() {
        return dialog.isAvailable() ? Way.CHOOSE : Way.DROP;
    }

    @Override
    public void save(String name, List<String> parts, Consumer<Optional<String>> then) {
        save(
                name,
                out -> {
                    for (String part : parts) {
                        out.write(part.getBytes(StandardCharsets.UTF_8));
                    }
                },
                then);
    }

    @Override
    public void save(String name, String type, byte[] bytes, Consumer<Optional<String>> then) {
        save(name, out -> out.write(bytes), then);
    }

    private void save(String name, Content content, Consumer<Optional<String>> then) {
        background.execute(() -> {
            Optional<String> where = attempt(name, content);
            renderThread.execute(() -> then.accept(where));
        });
    }

    private Optional<String> attempt(String name, Content content) {
        try {
            return Optional.of(write(name, content).toString());
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "file-not-written", "file", name, "failure", failed.getMessage());
            return Optional.empty();
        }
    }

    private Path write(String name, Content content) throws IOException {
        Path downloads = home.resolve(DOWNLOADS);
        Path folder = Files.isDirectory(downloads) ? downloads : home;
        Path free = folder.resolve(name);
        int dot = name.lastIndexOf('.');
        for (int number = 2; Files.exists(free); number++) {
            free = folder.resolve(name.substring(0, dot) + "-" + number + name.substring(dot));
        }
        try (OutputStream out = Files.newOutputStream(free, StandardOpenOption.CREATE_NEW)) {
            content.write(out);
            return free;
        } catch (IOException failed) {
            Files.deleteIfExists(free);
            throw failed;
        }
    }

    @Override
    public void open(Consumer<List<OpenedFile>> then) {
        waiting = then;
        if (dialog.isAvailable()) {
            dialog.open(true, this::take);
        }
    }

    @Override
    public void listen(Consumer<List<OpenedFile>> dropped) {
        listener = dropped;
        List<Path> files = unheard;
        unheard = List.of();
        take(files);
    }

    @Override
    public void onUnheard(Runnable next) {
        came = next;
        if (!unheard.isEmpty()) {
            came.run();
        }
    }

    @Override
    public void unlisten() {
        listener = null;
        waiting = null;
    }

    void dropped(String[] files) {
        opened(Arrays.stream(files).map(Path::of).toList());
    }

    /** Files are to be opened: they are read if somebody waits for them or listens, and those of games else wait for who does. */
    void opened(List<Path> files) {
        if (waiting != null || listener != null) {
            take(files);
            return;
        }
        List<Path> games = files.stream().filter(DesktopFiles::mayHoldGames).toList();
        if (!games.isEmpty()) {
            unheard = games;
            came.run();
        }
    }

    private static boolean mayHoldGames(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return GAMES.stream().anyMatch(name::endsWith);
    }

    private void take(List<Path> files) {
        Consumer<List<OpenedFile>> now = waiting == null ? listener : waiting;
        if (now == null || files.isEmpty()) {
            return;
        }
        waiting = null;
        background.execute(() -> {
            List<OpenedFile> opened = files.stream().map(DesktopFiles::read).toList();
            renderThread.execute(() -> now.accept(opened));
        });
    }

    private static OpenedFile read(Path file) {
        String name = String.valueOf(file.getFileName());
        try {
            if (Files.size(file) > MOST_BYTES) {
                return new OpenedFile.Failed(name, true);
            }
            byte[] bytes = Files.readAllBytes(file);
            return isText(bytes)
                    ? new OpenedFile.Text(name, TextEncoding.decode(bytes))
                    : new OpenedFile.Binary(name, bytes);
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "file-unreadable", "file", name, "failure", unreadable.getMessage());
            return new OpenedFile.Failed(name, false);
        }
    }

    private static boolean isText(byte[] bytes) {
        boolean isWide = TextEncoding.isWide(bytes);
        for (int i = 0; !isWide && i < Math.min(LOOK, bytes.length); i++) {
            if (bytes[i] == 0) {
                return false;
            }
        }
        return true;
    }

    /** What a file is filled with. */
    private interface Content {
        void write(OutputStream out) throws IOException;
    }
}
