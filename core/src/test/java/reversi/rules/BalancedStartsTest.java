package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a list of openings is read and drawn from (V4). */
class BalancedStartsTest {
    private static final String LIST = "# a comment\n\nf5d6c3d3c4f4f6f3\r\n  f5d6c3d3c4f4c5b3 \nf5f6e6f4e3c5c4e7\n";

    @Test
    void readsOneOpeningALine() {
        List<List<Move>> lines = BalancedStarts.read(LIST).lines();
        assertEquals(3, lines.size());
        assertEquals(Move.at("f3"), lines.get(0).get(7));
        assertEquals(Move.at("b3"), lines.get(1).get(7));
    }

    @ParameterizedTest
    @CsvSource({
        "f5d6c3d3c4f4f6, 'line 1 is not 8 plies'",
        "f5d6c3d3c4f4f6f3e6, 'line 1 is not 8 plies'",
        "f5d6c3d3c4f4f6f3e6e7, 'line 1 is not 8 plies'",
        "f5d6c3d3c4f4f6a1, 'line 1, ply 8'",
        "f5x9c3d3c4f4f6f3, 'line 1, ply 2'",
        "# nothing, 'empty'"
    })
    void saysWhichLineIsWrong(String text, String message) {
        Exception thrown = assertThrows(IllegalArgumentException.class, () -> BalancedStarts.read(text));
        assertTrue(thrown.getMessage().contains(message), thrown.getMessage());
    }

    @Property(tries = 200)
    void whatIsDrawnIsLegalAndTheSameForTheSameSeed(@ForAll long seed) {
        BalancedStarts starts = BalancedStarts.read(LIST);
        List<Move> drawn = starts.draw(seed);
        assertEquals(drawn, starts.draw(seed));
        assertEquals(BalancedStarts.PLIES, drawn.size());
        Position position = Position.start(Variant.OTHELLO);
        for (Move move : drawn) {
            position = position.play(move).orThrow().after();
        }
    }

    @Test
    void neighbouringSeedsDrawEveryLineInEveryOrientation() {
        BalancedStarts starts = BalancedStarts.read(LIST);
        Set<List<Move>> drawn = new HashSet<>();
        for (long seed = 0; seed < 500; seed++) {
            drawn.add(starts.draw(seed));
        }
        assertEquals(3 * 4, drawn.size());
    }
}
