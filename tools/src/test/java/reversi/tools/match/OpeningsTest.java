package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.TypeConversionException;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.options.VariantName;

class OpeningsTest {
    @Test
    void usesEveryOpeningBeforeRepeating() {
        Openings openings = Openings.shipped(3);
        Set<List<Move>> seen = new HashSet<>();
        for (int pair = 0; pair < openings.count(); pair++) {
            seen.add(openings.of(pair));
        }
        assertEquals(openings.count(), seen.size());
        assertEquals(openings.of(5), Openings.shipped(3).of(5));
        assertNotEquals(openings.of(5), Openings.shipped(4).of(5));
    }

    @ParameterizedTest
    @CsvSource({"stars, 11", "grand, 12", "1876, 8", "small, 4", "anti, 8", "12sdb, 18"})
    void variantsOpenWithRandomMoves(String name, int plies) {
        Variant variant = new VariantName().convert(name);
        Openings openings = Openings.random(variant, 1);
        Set<List<Move>> seen = new HashSet<>();
        for (int pair = 0; pair < 50; pair++) {
            Position position = Position.start(variant);
            for (Move move : openings.of(pair)) {
                position = position.play(move).orThrow().after();
            }
            assertEquals(plies, openings.of(pair).size());
            seen.add(openings.of(pair));
        }
        assertEquals(openings.of(7), Openings.random(variant, 1).of(7));
        assertTrue(seen.size() > 40, "only " + seen.size());
    }

    @Test
    void aVariantThatDoesNotExistIsRefused() {
        assertThrows(TypeConversionException.class, () -> new VariantName().convert("chess"));
        assertThrows(TypeConversionException.class, () -> new VariantName().convert("7sdb"));
    }
}
