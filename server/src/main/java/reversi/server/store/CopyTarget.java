package reversi.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A file that is written under another name and appears only once it is whole and on the disk. It replaces none. */
record CopyTarget(Path file) {
    private static final Logger LOG = LoggerFactory.getLogger(CopyTarget.class);
    private static final String UNFINISHED = ".part";

    /** What somebody broke off so long ago is nobody's any more. */
    private static final Duration ABANDONED = Duration.ofDays(1);

    /** Writes a file and says what it is; the file exists already, empty. */
    interface Writer<T, E extends Exception> {
        T write(Path part) throws E, IOException;
    }

    /** Lets somebody write the file under another name beside it, then gives it its own; if that fails nothing is left. */
    <T, E extends Exception> T write(Writer<T, E> writer) throws E, IOException {
        refuseExisting();
        deleteAbandoned(folder(), file.getFileName() + ".");
        // Only this user may read it.
        Path part = Files.createTempFile(folder(), file.getFileName() + ".", UNFINISHED);
        // Goes when the program is asked to end, too.
        part.toFile().deleteOnExit();
        try {
            T written = writer.write(part);
            try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            refuseExisting();
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            syncFolder();
            return written;
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private void refuseExisting() throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
    }

    /** Deletes what was left unfinished of files whose names begin like this, where it is so old that nobody still writes it. */
    static void deleteAbandoned(Path folder, String prefix) throws IOException {
        Instant latest = Instant.now().minus(ABANDONED);
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, prefix + "*" + UNFINISHED)) {
            for (Path part : parts) {
                if (Files.getLastModifiedTime(part).toInstant().isBefore(latest)) {
                    Files.delete(part);
                }
            }
        }
    }

    private void syncFolder() throws IOException {
        try (FileChannel folder = FileChannel.open(folder(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException notOnThisSystem) {
            LOG.atDebug().addKeyValue("folder", folder()).log("folder-not-synchronised");
        }
    }

    /** The room for the file, in bytes. */
    long room() throws IOException {
        return Files.getFileStore(folder()).getUsableSpace();
    }

    private Path folder() throws IOException {
        return new SqliteFile(file).folder();
    }

    /** Why it could not be written, for a person, where it was to have at most so many bytes. */
    String reason(Exception failure, long bytes) {
        if (failure instanceof FileAlreadyExistsException) {
            return file + " exists already; a copy replaces nothing";
        }
        try {
            if (room() < bytes) {
                return "the disk is full: the copy takes up to " + Copy.megabytes(bytes) + ", and there is room for "
                        + Copy.megabytes(room()) + " in " + folder() + "; nothing was left there";
            }
        } catch (IOException unknown) {
            LOG.atDebug().addKeyValue("file", file).log("room-unknown");
        }
        return file + " can't be written: " + failure.getMessage();
    }
}
