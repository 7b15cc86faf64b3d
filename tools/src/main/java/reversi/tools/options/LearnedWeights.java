package reversi.tools.options;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import reversi.engine.PatternWeights;

/** The weights of the evaluation: those that the game comes with, or those of a file. */
public final class LearnedWeights {
    private static final String RESOURCE = "/engine/weights.bin";

    private LearnedWeights() {}

    /** The weights that the game comes with; throws IOException where the tools were built without them. */
    public static PatternWeights standard() throws IOException {
        try (InputStream file = LearnedWeights.class.getResourceAsStream(RESOURCE)) {
            if (file == null) {
                throw new IOException("these tools were built without " + RESOURCE);
            }
            return read(file.readAllBytes(), RESOURCE);
        }
    }

    /** The weights of a file; throws IOException where it cannot be read or holds none for this engine. */
    public static PatternWeights of(Path file) throws IOException {
        return read(Files.readAllBytes(file), file.toString());
    }

    private static PatternWeights read(byte[] bytes, String name) throws IOException {
        try {
            return PatternWeights.read(bytes);
        } catch (IllegalArgumentException bad) {
            throw new IOException(name + ": " + bad.getMessage(), bad);
        }
    }
}
