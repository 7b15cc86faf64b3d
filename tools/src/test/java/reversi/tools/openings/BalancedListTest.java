package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.rules.BalancedStarts;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Symmetry;
import reversi.rules.Variant;

class BalancedListTest {
    @Test
    void shippedOpeningsAreDistinctUpToSymmetry() throws IOException {
        BalancedStarts starts = BalancedStarts.read(Files.readString(Path.of("../assets/openings/balanced.txt")));
        Set<Position> seen = new HashSet<>();
        for (List<Move> line : starts.lines()) {
            Position position = Position.start(Variant.OTHELLO);
            for (Move move : line) {
                position = position.play(move).orThrow().after();
            }
            for (Symmetry symmetry : Symmetry.all()) {
                assertTrue(!seen.contains(symmetry.apply(position)), "twice up to symmetry: " + line);
            }
            seen.add(position);
        }
        assertTrue(seen.size() >= 256, "openings: " + seen.size());
    }
}
