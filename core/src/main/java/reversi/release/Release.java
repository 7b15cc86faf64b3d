package reversi.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The release that this program was built as. */
public final class Release {
    private Release() {}

    /**
     * The version as people see it, such as {@code 1.0.0}: the property {@code revision} of the root pom, which the build writes
     * into a resource. Throws UncheckedIOException where the program was put together without that resource.
     */
    public static String version() {
        try (InputStream in = Release.class.getResourceAsStream("version.txt")) {
            if (in == null) {
                throw new IOException("version.txt is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
