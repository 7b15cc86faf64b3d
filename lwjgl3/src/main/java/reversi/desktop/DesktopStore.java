package reversi.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import reversi.platform.Store;

/**
 * Keeps each text in a file of its own, which is always either the older text or the newer one. One thread changes the
 * files, in order, so that nobody who draws waits for the disk; {@link #close} waits for it.
 */
final class DesktopStore implements Store, AutoCloseable {
    private static final Logger LOG = System.getLogger(DesktopStore.class.getName());

    /** No text of the game comes near this size: what is larger is not its own. */
    static final int MOST_BYTES = 1 << 20;

    private static final Pattern NAME = Pattern.compile("[a-z0-9.-]*[a-z0-9][a-z0-9.-]*");
    private static final String ENDING = ".txt";
    private static final String DRAFT = ".new";
    private static final int LONGEST_CLOSE_SECONDS = 10;
    /** A disk has no room where less than this is free beyond the text: a file takes whole blocks and a name. */
    private static final long BLOCKS = 16 * 1024;

    private final Path folder;
    private final Executor renderThread;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(DesktopStore::background);
    /** By name the newest change that has not ended; guarded by itself. */
    private final Map<String, Change> waiting = new HashMap<>();

    /** Its files lie in {@code folder}, which is made when it is needed; results are reported on {@code renderThread}. */
    DesktopStore(Path folder, Executor renderThread) {
        this.folder = folder;
        this.renderThread = renderThread;
    }

    private static Thread background(Runnable work) {
        Thread made = new Thread(work, "store");
        made.setDaemon(true);
        return made;
    }

    @Override
    public Entry read(String name) {
        Path file = file(name);
        synchronized (waiting) {
            Change newest = waiting.get(name);
            if (newest != null) {
                return newest.text == null ? new Absent() : new Text(newest.text);
            }
        }
        try {
            if (Files.size(file) > MOST_BYTES) {
                return new Unreadable("it is larger than " + MOST_BYTES + " bytes");
            }
            return new Text(Files.readString(file));
        } catch (NoSuchFileException absent) {
            return new Absent();
        } catch (CharacterCodingException damaged) {
            return new Unreadable("it is not UTF-8");
        } catch (IOException unreadable) {
            return new Unreadable(String.valueOf(unreadable.getMessage()));
        }
    }

    @Override
    public void write(String name, String text, Consumer<Result> then) {
        Path file = file(name);
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        submit(new Change(name, text, true, () -> replace(file, bytes)), then);
    }

    @Override
    public void setAside(String name, String aside, Consumer<Result> then) {
        Path file = file(name);
        file(aside);
        submit(new Change(name, null, false, () -> moveAside(file, aside)), then);
    }

    @Override
    public void remove(String name, Consumer<Result> then) {
        Path file = file(name);
        submit(new Change(name, null, true, () -> Files.deleteIfExists(file)), then);
    }

    /** Waits until everything is on the disk; from then on nothing can be changed. */
    @Override
    public void close() {
        writer.shutdown();
        try {
            if (!writer.awaitTermination(LONGEST_CLOSE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("Not everything could be saved: the disk under " + folder + " doesn't answer");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Closes it where the program ends in another way than by its window, as when the system asks it to end. */
    void closeAtExit() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "store-close"));
    }

    private void submit(Change change, Consumer<Result> then) {
        synchronized (waiting) {
            change.listeners.add(then);
            Change before = waiting.put(change.name, change);
            if (before != null && change.isWhole && before.isWhole && !before.isStarted) {
                // Nobody could see it between two changes of the same name: it ends as the newer one does.
                before.isSkipped = true;
                change.listeners.addAll(0, before.listeners);
            }
        }
        try {
            writer.execute(() -> perform(change));
        } catch (RejectedExecutionException closed) {
            end(change, Result.FAILED);
        }
    }

    private void perform(Change change) {
        synchronized (waiting) {
            if (change.isSkipped) {
                return;
            }
            change.isStarted = true;
        }
        Result result;
        try {
            change.action.run();
            result = Result.DONE;
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "not-saved", "name", change.name, "folder", folder, "failure", failed.getMessage());
            result = isFull(failed) ? Result.FULL : Result.FAILED;
        }
        end(change, result);
    }

    private void end(Change change, Result result) {
        List<Consumer<Result>> listeners;
        synchronized (waiting) {
            waiting.remove(change.name, change);
            listeners = List.copyOf(change.listeners);
        }
        renderThread.execute(() -> listeners.forEach(listener -> listener.accept(result)));
    }

    private boolean isFull(IOException failure) {
        String said = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
        return said.contains("quota") || said.contains("no space left") || DiskSpace.isBelow(folder, BLOCKS);
    }

    private Path file(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("not a name of the store: " + name);
        }
        return folder.resolve(name + ENDING);
    }

    private void replace(Path file, ByteBuffer bytes) throws IOException {
        Path draft = file.resolveSibling(file.getFileName() + DRAFT);
        Files.createDirectories(folder);
        try {
            writeThrough(draft, bytes);
            move(draft, file);
        } catch (IOException failed) {
            discard(draft, failed);
            throw failed;
        }
    }

    /** A draft that holds half a text must not take the room that the next one needs. */
    private static void discard(Path draft, IOException because) {
        try {
            Files.deleteIfExists(draft);
        } catch (IOException another) {
            because.addSuppressed(another);
        }
    }

    /** The text is on the disk, and not only on its way there, before it takes the older one's place. */
    private static void writeThrough(Path file, ByteBuffer bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Renames, which needs no room and asks for no sense in the bytes. */
    private void moveAside(Path file, String aside) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Path free = file(aside);
        for (int number = 2; Files.exists(free, LinkOption.NOFOLLOW_LINKS); number++) {
            free = file(aside + "-" + number);
        }
        Files.move(file, free);
    }

    /** What is to be done to a file. */
    private interface Action {
        void run() throws IOException;
    }

    /** One change on its way to the disk; what changes in it is guarded by {@link #waiting}. */
    private static final class Change {
        private final String name;
        /** What will be there after it; null for nothing. */
        private final @Nullable String text;
        /** Whether nothing is left after it of what was there before. */
        private final boolean isWhole;

        private final Action action;
        private final List<Consumer<Result>> listeners = new ArrayList<>();
        private boolean isStarted;
        private boolean isSkipped;

        Change(String name, @Nullable String text, boolean isWhole, Action action) {
            this.name = name;
            this.text = text;
            this.isWhole = isWhole;
            this.action = action;
        }
    }
}
