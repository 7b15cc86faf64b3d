package reversi.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.StandardOpenOption;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reserves a SQLite file for one server until it is closed or the process ends, since two servers on one file would not see each other's
 * changes.
 */
final class DatabaseLock implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseLock.class);

    private final FileChannel channel;

    private DatabaseLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Throws IllegalStateException if a server has the lock, StoreException if the folder is not writable. */
    static DatabaseLock of(SqliteFile file) {
        DatabaseLock lock;
        try {
            lock = new DatabaseLock(
                    FileChannel.open(file.lockFile(), StandardOpenOption.CREATE, StandardOpenOption.WRITE));
        } catch (IOException failure) {
            throw new StoreException(failure);
        }
        try {
            if (lock.channel.tryLock() != null) {
                return lock;
            }
        } catch (OverlappingFileLockException ownLock) {
            LOG.atDebug().addKeyValue("file", file).log("lock-is-own");
        } catch (IOException failure) {
            lock.close();
            throw new StoreException(failure);
        }
        lock.close();
        throw new IllegalStateException(
                "another server uses " + file.path() + "; only PostgreSQL can be shared by several");
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("lock-not-released");
        }
    }
}
