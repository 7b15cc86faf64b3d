package reversi.desktop;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.regex.Pattern;
import reversi.platform.Store;

/** Keeps each text in a file of its own, which is always either the older text or the newer one. */
final class DesktopStore implements Store {
    private static final Pattern NAME = Pattern.compile("[a-z0-9.-]*[a-z0-9][a-z0-9.-]*");
    private static final String ENDING = ".txt";

    private final Path folder;

    DesktopStore(Path folder) {
        this.folder = folder;
    }

    @Override
    public Optional<String> read(String name) {
        try {
            return Optional.of(Files.readString(file(name)));
        } catch (IOException absentOrUnreadable) {
            return Optional.empty();
        }
    }

    @Override
    public boolean write(String name, String text) {
        Path file = file(name);
        Path draft = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.createDirectories(folder);
            writeThrough(draft, text);
            replace(draft, file);
            return true;
        } catch (IOException fullOrForbidden) {
            return false;
        }
    }

    @Override
    public void remove(String name) {
        try {
            Files.deleteIfExists(file(name));
        } catch (IOException forbidden) {
            System.err.println("Could not delete " + file(name) + ": " + forbidden.getMessage());
        }
    }

    private Path file(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("not a name of the store: " + name);
        }
        return folder.resolve(name + ENDING);
    }

    /** The text is on the disk, and not only on its way there, before it takes the older one's place. */
    private static void writeThrough(Path file, String text) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private static void replace(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
