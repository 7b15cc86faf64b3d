package reversi.tools.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.Family;
import reversi.engine.PatternWeights;

class EngineFilesTest {
    private static final int TABLE_BITS = 10;
    private static final int MOST_BYTES = 1_500_000;
    private static final int MOST_BYTES_OF_OTHERS = 300 << 10;

    @Test
    void shippedWeightsValueCornersAndTheStart() throws IOException {
        BoardSearch search = new BoardSearch(EngineFiles.weights(), TABLE_BITS);
        Board start = new Board(0x0000000810000000L, 0x0000001008000000L);
        assertTrue(Math.abs(search.value(start, 4)) < 300, "the start is about even: " + search.value(start, 4));

        long ring = 0x00003C24243C0000L;
        long corner = 1L;
        int withCorner = search.value(new Board((ring & 0xFFFFFFFFL) | corner, ring & ~0xFFFFFFFFL), 1);
        int against = search.value(new Board(ring & 0xFFFFFFFFL, (ring & ~0xFFFFFFFFL) | corner), 1);
        assertTrue(withCorner > against + 500, withCorner + " with the corner, " + against + " against it");
    }

    @ParameterizedTest
    @EnumSource(Family.class)
    void everyFamilyHasWeightsThatTravelLightly(Family family) throws IOException {
        PatternWeights weights = EngineFiles.weights(family);
        assertEquals(family, weights.family());
        if (Brotli4jLoader.isAvailable()) {
            byte[] file = Files.readAllBytes(Path.of("..", "assets", "engine").resolve(family.file()));
            // As the web game packs it, it is smaller yet, in ten times the time.
            int small = Encoder.compress(file, new Encoder.Parameters().setQuality(9)).length;
            int most = family == Family.OTHELLO ? MOST_BYTES : MOST_BYTES_OF_OTHERS;
            assertTrue(small <= most, small + " bytes");
        }
    }

    @Test
    void refusesAFileThatHoldsNoWeights(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("weights.bin"), "something else");
        IOException refused = assertThrows(IOException.class, () -> EngineFiles.weights(file));
        assertEquals(file + ": not a file of pattern weights", refused.getMessage());
    }
}
