package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import reversi.online.TournamentFormat;

class SwissMatchingProperties {
    /** What the pairs of one round of small fields weigh, against all other ways to pair them. */
    @Property(tries = 200)
    void thePairsAreTheBestThereAre(
            @ForAll @IntRange(min = 1, max = 4) int half,
            @ForAll @IntRange(min = 0, max = 6) int rounds,
            @ForAll @Size(min = 1, max = 12) List<@IntRange(min = 0, max = 64) Integer> scores) {
        List<ScoreSheet> players = afterRounds(2 * half, rounds, scores);
        SwissMatching matching = new SwissMatching(players);
        double weight = matching.pairs().stream()
                .mapToDouble(pair -> matching.weight(players.indexOf(pair.one()), players.indexOf(pair.other())))
                .sum();
        assertEquals(least(matching, new ArrayList<>(places(players.size()))), weight);
    }

    private static List<Integer> places(int size) {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < size; place++) {
            places.add(place);
        }
        return places;
    }

    private static double least(SwissMatching matching, List<Integer> places) {
        if (places.isEmpty()) {
            return 0;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int i = 1; i < places.size(); i++) {
            List<Integer> rest = new ArrayList<>(places.subList(1, places.size()));
            int other = rest.remove(i - 1);
            least = Math.min(least, matching.weight(places.get(0), other) + least(matching, rest));
        }
        return least;
    }

    /** The players of a Swiss after so many rounds, the best first. */
    private static List<ScoreSheet> afterRounds(int size, int rounds, List<Integer> scores) {
        Hall hall =
                new Hall(Hall.terms(TournamentFormat.SWISS, 15), game -> scores.get(game % scores.size()), it -> {});
        for (int player = 1; player <= size; player++) {
            hall.join(player, 2_000 - player);
        }
        while (hall.tournament().rounds().size() < rounds) {
            hall.settle();
            hall.tick();
        }
        Map<Long, ScoreSheet> sheets = ScoreSheet.of(hall.tournament());
        return sheets.values().stream()
                .sorted(Comparator.comparingInt(ScoreSheet::halves).reversed())
                .toList();
    }

    @Provide
    Arbitrary<Integer> evenSizes() {
        return Arbitraries.integers().between(33, 150).map(half -> 2 * half);
    }

    /** Fields in which not every pair is looked at, with so many points and meetings that neighbours alone may not do. */
    @Property(tries = 30)
    void inLargeFieldsEverybodyIsPairedWithSomebodyNew(
            @ForAll("evenSizes") int size, @ForAll @IntRange(min = 0, max = 14) int rounds, @ForAll Random random) {
        List<Integer> scores = random.ints(40, 0, 65).boxed().toList();
        List<ScoreSheet> players = afterRounds(size, rounds, scores);
        Set<Long> paired = new HashSet<>();
        for (SwissMatching.Pair pair : new SwissMatching(players).pairs()) {
            assertEquals(0, pair.meetings());
            assertTrue(
                    paired.add(pair.one().player()) && paired.add(pair.other().player()));
        }
        assertEquals(size, paired.size());
    }
}
