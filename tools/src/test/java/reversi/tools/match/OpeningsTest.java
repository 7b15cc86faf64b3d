package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.rules.Move;

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
}
