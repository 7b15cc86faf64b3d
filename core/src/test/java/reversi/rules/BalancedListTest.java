package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The list of openings that the game ships. */
class BalancedListTest {
    private static List<List<Move>> lines = List.of();

    @BeforeAll
    static void read() throws IOException {
        Path list = Path.of("..", "assets", "openings", "balanced.txt");
        lines = BalancedStarts.read(Files.readString(list)).lines();
    }

    @Test
    void isLongEnoughThatNobodyKnowsItByHeart() {
        assertTrue(lines.size() >= 100, () -> lines.size() + " openings");
    }

    @Test
    void leadsToPositionsThatDifferHoweverTheBoardIsTurned() {
        Set<Position> seen = new HashSet<>();
        for (List<Move> line : lines) {
            Position end = end(line);
            assertFalse(seen.contains(end), () -> line + " is there already");
            for (Symmetry symmetry : Symmetry.all()) {
                seen.add(symmetry.apply(end));
            }
        }
    }

    @Test
    void leavesEightPliesBehindAndBothSidesDiscs() {
        for (List<Move> line : lines) {
            Position end = end(line);
            assertEquals(BalancedStarts.PLIES, line.size());
            assertEquals(4 + BalancedStarts.PLIES, 64 - end.empties());
            assertFalse(end.placements().isEmpty());
            assertTrue(end.count(Disc.BLACK) > 0 && end.count(Disc.WHITE) > 0);
        }
    }

    private static Position end(List<Move> line) {
        Position position = Position.start(Variant.OTHELLO);
        for (Move move : line) {
            position = position.play(move).orThrow().after();
        }
        return position;
    }
}
