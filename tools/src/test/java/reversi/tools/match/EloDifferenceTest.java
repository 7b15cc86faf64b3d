package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloDifferenceTest {
    /** The table that chess federations print: expected score and difference. */
    @ParameterizedTest
    @CsvSource({"0.5, 0", "0.64006, 100", "0.75975, 200", "0.909091, 400", "0.240253, -200"})
    void convertsScoresAsTheFederationsTable(double share, double difference) {
        assertEquals(difference, EloDifference.of(share), 0.01);
        assertEquals(share, EloDifference.share(difference), 1e-5);
    }

    @Test
    void boundsMatchTheBinomialDistribution() {
        List<Double> games = new ArrayList<>(Collections.nCopies(600, 1.0));
        games.addAll(Collections.nCopies(400, 0.0));
        EloDifference elo = EloDifference.ofUnits(games);
        assertEquals(70.4, elo.difference(), 0.1);
        assertEquals(EloDifference.of(0.5693), elo.low(), 0.3);
        assertEquals(EloDifference.of(0.6299), elo.high(), 0.3);
    }

    @Test
    void pairedGamesGiveNarrowerBounds() {
        EloDifference even = EloDifference.ofUnits(Collections.nCopies(100, 0.5));
        List<Double> scattered = new ArrayList<>(Collections.nCopies(50, 1.0));
        scattered.addAll(Collections.nCopies(50, 0.0));
        EloDifference wild = EloDifference.ofUnits(scattered);
        assertEquals(0, even.difference());
        assertEquals(0, wild.difference());
        assertEquals(-even.low(), even.high(), 1e-9);
        assertTrue(even.high() < wild.high() / 3, even + " and " + wild);
    }

    @Test
    void perfectScoreHasAFiniteLowerBound() {
        EloDifference elo = EloDifference.ofUnits(List.of(1.0, 1.0, 1.0));
        assertEquals(Double.POSITIVE_INFINITY, elo.difference());
        assertTrue(elo.low() < 100, "low: " + elo.low());
        assertTrue(EloDifference.ofUnits(Collections.nCopies(100, 1.0)).low() > 300);
    }
}
