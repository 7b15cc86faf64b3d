package reversi.natives;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.UserPrincipal;

/**
 * A folder for what this process alone unpacks. It goes with the process; what one that was killed could not delete goes when the next one
 * makes its folder: a lock, which the system takes away when a process ends, tells whose folder is still used.
 */
final class ProcessFolder implements AutoCloseable {
    private static final String PREFIX = "reversi-library-";
    private static final String LOCK = ".used";
    private static final int TRIES = 10;

    private final Path path;
    /** Holds the lock as long as this is reachable. */
    private final FileChannel channel;

    private ProcessFolder(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    Path path() {
        return path;
    }

    /** Makes one in a folder that others may use for theirs, and deletes there what this user's ended processes left. */
    static ProcessFolder make(Path base) throws IOException {
        return make(base, ProcessHandle.current().pid());
    }

    /** As {@link #make(Path)} by the process of this id. */
    static ProcessFolder make(Path base, long process) throws IOException {
        String own = PREFIX + process + "-";
        for (int i = 0; i < TRIES; i++) {
            // Only this user may read it, or put a library there.
            Path folder = Files.createTempDirectory(base, own);
            Path lock = lockOf(folder);
            FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            // Another process may have taken it for left over before it was locked.
            if (channel.tryLock() != null && Files.exists(lock) && Files.exists(folder)) {
                // Deleted in reverse order, the files in it first.
                lock.toFile().deleteOnExit();
                folder.toFile().deleteOnExit();
                deleteLeftOvers(base, own, Files.getOwner(folder));
                return new ProcessFolder(folder, channel);
            }
            channel.close();
        }
        throw new IOException("no folder of one's own can be made in " + base);
    }

    private static Path lockOf(Path folder) {
        return folder.resolveSibling(folder.getFileName() + LOCK);
    }

    /** Leaves alone what this process made: the system takes its lock away as soon as it opens and closes the file once more. */
    private static void deleteLeftOvers(Path base, String own, UserPrincipal user) throws IOException {
        try (DirectoryStream<Path> locks = Files.newDirectoryStream(base, PREFIX + "*" + LOCK)) {
            for (Path lock : locks) {
                String name = lock.getFileName().toString();
                if (name.startsWith(own)) {
                    continue;
                }
                Path folder = lock.resolveSibling(name.substring(0, name.length() - LOCK.length()));
                try {
                    if (isOwn(lock, user)
                            && (isOwn(folder, user) || Files.notExists(folder, LinkOption.NOFOLLOW_LINKS))) {
                        deleteIfLeft(folder, lock);
                    }
                } catch (IOException | OverlappingFileLockException usedOrGone) {
                    // It is somebody's, or somebody else deletes it just now.
                }
            }
        }
    }

    /** Whether it is this user's, and no link, which could lead anywhere. */
    private static boolean isOwn(Path path, UserPrincipal user) throws IOException {
        return !Files.isSymbolicLink(path)
                && Files.exists(path, LinkOption.NOFOLLOW_LINKS)
                && Files.getOwner(path, LinkOption.NOFOLLOW_LINKS).equals(user);
    }

    private static void deleteIfLeft(Path folder, Path lock) throws IOException {
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
            if (channel.tryLock() == null) {
                return;
            }
            if (Files.exists(folder)) {
                try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                    for (Path file : files) {
                        Files.delete(file);
                    }
                }
                Files.delete(folder);
            }
            Files.deleteIfExists(lock);
        }
    }

    /** Lets others take it for left over. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
