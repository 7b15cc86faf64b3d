package reversi.training.insights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FindingTest {
    private static final Peers PEERS = Peers.read(
                    """
                    # from nowhere
                    rating GIVEN_MIDDLE TAKEN_MIDDLE OWN_MOVES
                    400 0.4 0.4 -
                    800 0.2 0.6 10.5
                    """)
            .orElseThrow();

    /** So many games in which this happened, and others in which it did not. */
    private static Insights insights(Habit habit, int count, int of) {
        List<GameFacts> games = new ArrayList<>();
        for (int i = 0; i < of; i++) {
            Tally tally = Tally.of(Map.of(habit, new Rate(i < count ? 1 : 0, 1)));
            games.add(new GameFacts("g" + i, "", 1, false, tally));
        }
        return Insights.none().with(games);
    }

    private static Finding only(Habit habit, int count, int of, int rating) {
        List<Finding> found = Finding.of(insights(habit, count, of), PEERS, Optional.of(rating));
        assertEquals(1, found.size());
        return found.get(0);
    }

    @Test
    void othersAreThoseOfTheSameStrength() {
        assertEquals(Optional.of(0.4), PEERS.value(Habit.GIVEN_MIDDLE, 100));
        assertEquals(0.3, PEERS.value(Habit.GIVEN_MIDDLE, 600).orElseThrow(), 1e-9);
        assertEquals(Optional.of(0.2), PEERS.value(Habit.GIVEN_MIDDLE, 3_000));
        assertEquals(Optional.empty(), PEERS.value(Habit.OWN_MOVES, 600));
        assertEquals(Optional.empty(), PEERS.value(Habit.TIME_LOST, 600));
        assertEquals(Optional.empty(), Peers.none().value(Habit.GIVEN_MIDDLE, 600));
    }

    @Test
    void aWeaknessIsClearlyWorse() {
        assertTrue(only(Habit.GIVEN_MIDDLE, 40, 100, 800).isWeakness());
        assertTrue(only(Habit.GIVEN_MIDDLE, 5, 100, 800).isStrength());
        assertTrue(only(Habit.TAKEN_MIDDLE, 40, 100, 800).isWeakness());
        assertFalse(only(Habit.GIVEN_MIDDLE, 21, 100, 800).isWeakness());
        assertFalse(only(Habit.GIVEN_MIDDLE, 3, 10, 800).isWeakness(), "ten games say little");
        Finding unknown = Finding.of(insights(Habit.GIVEN_MIDDLE, 90, 100), PEERS, Optional.empty())
                .get(0);
        assertFalse(unknown.isWeakness() || unknown.isStrength());
        assertEquals(List.of(), Finding.of(insights(Habit.GIVEN_MIDDLE, 4, 4), PEERS, Optional.of(800)));
    }

    @Test
    void theWorstComesFirst() {
        Insights both = insights(Habit.OWN_MOVES, 100, 100)
                .with(List.of(
                        new GameFacts("x", "", 1, false, Tally.of(Map.of(Habit.TAKEN_MIDDLE, new Rate(200, 1_000)))),
                        new GameFacts("y", "", 1, false, Tally.of(Map.of(Habit.GIVEN_MIDDLE, new Rate(250, 1_000))))));
        List<Habit> order = Finding.of(both, PEERS, Optional.of(800)).stream()
                .map(Finding::habit)
                .toList();
        assertEquals(List.of(Habit.OWN_MOVES, Habit.TAKEN_MIDDLE, Habit.GIVEN_MIDDLE), order);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rating GIVEN_MIDDLE\n",
                "rating NOTHING\n100 0.1\n",
                "rating GIVEN_MIDDLE\n100\n",
                "rating GIVEN_MIDDLE\n100 x\n",
                "rating GIVEN_MIDDLE\n200 0.1\n100 0.1\n"
            })
    void aDamagedTextIsNone(String text) {
        assertTrue(Peers.read(text).isEmpty());
    }

    @Test
    void theGameKnowsPeersOfAllStrengths() throws IOException {
        String text = Files.readString(Path.of("..", "assets", "training", "peers.txt"), StandardCharsets.UTF_8);
        Peers peers = Peers.read(text).orElseThrow();
        for (Habit habit : Habit.values()) {
            boolean isTimed = habit.name().startsWith("TIME")
                    || habit.name().endsWith("QUICK")
                    || habit.name().endsWith("LOW");
            assertEquals(!isTimed, peers.value(habit, 1_000).isPresent(), habit::name);
        }
        assertTrue(peers.value(Habit.MISTAKES_END, 500).orElseThrow()
                > peers.value(Habit.MISTAKES_END, 2_000).orElseThrow());
    }
}
