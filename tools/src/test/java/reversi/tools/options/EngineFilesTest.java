package reversi.tools.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.engine.Board;
import reversi.engine.BoardSearch;

class EngineFilesTest {
    private static final int TABLE_BITS = 10;

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

    @Test
    void refusesAFileThatHoldsNoWeights(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("weights.bin"), "something else");
        IOException refused = assertThrows(IOException.class, () -> EngineFiles.weights(file));
        assertEquals(file + ": not a file of pattern weights", refused.getMessage());
    }
}
