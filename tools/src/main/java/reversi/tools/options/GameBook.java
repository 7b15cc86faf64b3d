package reversi.tools.options;

import java.io.IOException;
import java.io.InputStream;
import reversi.engine.OpeningBook;

/** The opening book that the game comes with. */
public final class GameBook {
    private static final String RESOURCE = "/engine/book.bin";

    private GameBook() {}

    /** Reads it; throws IOException where the tools were built without it, or it is damaged. */
    public static OpeningBook standard() throws IOException {
        try (InputStream file = GameBook.class.getResourceAsStream(RESOURCE)) {
            if (file == null) {
                throw new IOException("these tools were built without " + RESOURCE);
            }
            return OpeningBook.read(file.readAllBytes());
        } catch (IllegalArgumentException bad) {
            throw new IOException(RESOURCE + ": " + bad.getMessage(), bad);
        }
    }
}
