package reversi.tools.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Files that the tools were built with, by their path among the classes. */
public final class Shipped {
    private Shipped() {}

    /** A file's bytes; throws IOException where the tools were built without it. */
    public static byte[] bytes(String path) throws IOException {
        try (InputStream file = Shipped.class.getResourceAsStream(path)) {
            if (file == null) {
                throw new IOException("these tools were built without " + path);
            }
            return file.readAllBytes();
        }
    }

    /** A file in UTF-8; throws UncheckedIOException where the tools were built without it. */
    public static String text(String path) {
        try {
            return new String(bytes(path), StandardCharsets.UTF_8);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
