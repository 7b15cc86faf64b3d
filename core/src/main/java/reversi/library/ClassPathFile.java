package reversi.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** A file of another artifact on the class path. */
final class ClassPathFile {
    private ClassPathFile() {}

    /** All of it, empty where no artifact has it; throws UncheckedIOException where it cannot be read. */
    static Optional<byte[]> read(String name) {
        // Of the class loader, not of the class, which sees in its own module alone.
        try (InputStream in = ClassPathFile.class.getClassLoader().getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }
}
