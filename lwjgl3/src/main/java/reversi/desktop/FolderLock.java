package reversi.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.StoreLock;

/**
 * Which of this computer's programs may change the files in a folder: the one that locked a file there first. The system
 * takes the lock away when that program ends, however it does; nobody else takes it.
 */
final class FolderLock implements StoreLock, AutoCloseable {
    private static final Logger LOG = System.getLogger(FolderLock.class.getName());

    private static final String NAME = "lock";

    private final Path folder;
    private @Nullable FileChannel channel;
    private @Nullable FileLock lock;
    /** Some network drives know no locks: there nothing tells two programs apart. */
    private boolean isUnsupported;

    /** The lock of a folder, which is made where there is none. */
    FolderLock(Path folder) {
        this.folder = folder;
    }

    @Override
    public boolean isHeld() {
        return lock != null || isUnsupported;
    }

    @Override
    public void acquire(Consumer<Boolean> then) {
        if (!isHeld()) {
            attempt();
        }
        then.accept(isHeld());
    }

    private void attempt() {
        try {
            Files.createDirectories(folder);
            FileChannel open = channel;
            if (open == null) {
                open = FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                channel = open;
            }
            lock = open.tryLock();
        } catch (OverlappingFileLockException another) {
            lock = null;
        } catch (IOException unsupported) {
            LOG.log(Level.WARNING, "folder-not-locked", "folder", folder, "failure", unsupported.getMessage());
            isUnsupported = true;
        }
    }

    @Override
    public boolean canTakeOver() {
        return false;
    }

    @Override
    public void takeOver(Consumer<Boolean> then) {
        acquire(then);
    }

    /** Nobody takes it away, and nothing is changed beside its holder. */
    @Override
    public void listen(Listener listener) {}

    /** Lets another program have it; from then on nothing may be changed. */
    @Override
    public void close() {
        FileChannel open = channel;
        channel = null;
        lock = null;
        isUnsupported = false;
        if (open != null) {
            try {
                open.close();
            } catch (IOException ignored) {
                LOG.log(Level.WARNING, "folder-not-unlocked", "folder", folder, "failure", ignored.getMessage());
            }
        }
    }
}
