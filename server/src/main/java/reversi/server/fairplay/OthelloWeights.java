package reversi.server.fairplay;

import java.io.IOException;
import java.io.InputStream;
import reversi.engine.Family;
import reversi.engine.PatternWeights;

/** The weights of Othello that the server comes with. */
public final class OthelloWeights {
    private static final String PATH = "/engine/" + Family.OTHELLO.file();

    private OthelloWeights() {}

    /** Reads them, 9 MB; throws IOException where this build has none, or others. */
    public static PatternWeights read() throws IOException {
        try (InputStream file = OthelloWeights.class.getResourceAsStream(PATH)) {
            if (file == null) {
                throw new IOException("this build has no " + PATH);
            }
            return PatternWeights.read(file.readAllBytes());
        } catch (IllegalArgumentException damaged) {
            throw new IOException(PATH + ": " + damaged.getMessage(), damaged);
        }
    }
}
