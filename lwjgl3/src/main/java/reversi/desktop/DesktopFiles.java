package reversi.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.FileExchange;

/** Saves files where downloads go, and reads those that are dropped on the window: LWJGL has no file dialogs. */
final class DesktopFiles implements FileExchange {
    private static final String DOWNLOADS = "Downloads";
    /** No backup comes near this size. */
    private static final long MOST_BYTES = 256L << 20;

    private final Path home;
    private final Executor renderThread;
    private @Nullable Consumer<Optional<String>> waiting;

    /** Files in a person's folder; answers are given on {@code renderThread}. */
    DesktopFiles(Path home, Executor renderThread) {
        this.home = home;
        this.renderThread = renderThread;
    }

    @Override
    public Way way() {
        return Way.DROP;
    }

    @Override
    public void save(String name, String text, Consumer<Optional<String>> then) {
        Optional<String> saved;
        try {
            saved = Optional.of(write(name, text).toString());
        } catch (IOException failed) {
            System.err.println("Could not save " + name + ": " + failed.getMessage());
            saved = Optional.empty();
        }
        Optional<String> where = saved;
        renderThread.execute(() -> then.accept(where));
    }

    private Path write(String name, String text) throws IOException {
        Path downloads = home.resolve(DOWNLOADS);
        Path folder = Files.isDirectory(downloads) ? downloads : home;
        Path free = folder.resolve(name);
        int dot = name.lastIndexOf('.');
        for (int number = 2; Files.exists(free); number++) {
            free = folder.resolve(name.substring(0, dot) + "-" + number + name.substring(dot));
        }
        try {
            return Files.writeString(free, text, StandardOpenOption.CREATE_NEW);
        } catch (IOException failed) {
            Files.deleteIfExists(free);
            throw failed;
        }
    }

    @Override
    public void open(Consumer<Optional<String>> then) {
        waiting = then;
    }

    /** Files were dropped on the window: the first one is read if somebody waits for it. */
    void dropped(String[] files) {
        Consumer<Optional<String>> now = waiting;
        if (now == null || files.length == 0) {
            return;
        }
        waiting = null;
        now.accept(read(Path.of(files[0])));
    }

    private static Optional<String> read(Path file) {
        try {
            return Files.size(file) > MOST_BYTES ? Optional.empty() : Optional.of(Files.readString(file));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
