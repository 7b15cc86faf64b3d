package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import net.jqwik.api.constraints.IntRange;

/** The transposition table against a plain account of what was stored: it may forget, but it never makes anything up. */
class TableLawsTest {
    private static final int KEYS = 24;

    /** What was found about a position. */
    private record Found(int lower, int upper, int depth, int selectivity, int move, int second) {
        static Found in(long entry) {
            return new Found(
                    TranspositionTable.lower(entry),
                    TranspositionTable.upper(entry),
                    TranspositionTable.depth(entry),
                    TranspositionTable.selectivity(entry),
                    TranspositionTable.move(entry),
                    TranspositionTable.secondMove(entry));
        }

        /** What is known once this is found too. */
        Found and(Found next) {
            int first = next.move == TranspositionTable.NO_MOVE ? move : next.move;
            int other = first == move ? second : move;
            if (depth == next.depth && selectivity == next.selectivity) {
                int low = Math.max(lower, next.lower);
                int high = Math.min(upper, next.upper);
                boolean agree = low <= high;
                return new Found(agree ? low : next.lower, agree ? high : next.upper, depth, selectivity, first, other);
            }
            boolean isSurer = depth == TranspositionTable.SOLVED && selectivity >= next.selectivity;
            return isSurer ? this : new Found(next.lower, next.upper, next.depth, next.selectivity, first, other);
        }
    }

    /** Something found about a position, and whether a new search begins before. */
    private record Step(boolean isNewSearch, int key, Found found) {}

    private static Arbitrary<Integer> upTo(int most) {
        return Arbitraries.integers().between(0, most).withDistribution(RandomDistribution.uniform());
    }

    private static Arbitrary<Boolean> oneIn(int number) {
        return Arbitraries.frequency(Tuple.of(number - 1, false), Tuple.of(1, true));
    }

    private static <T> Arbitrary<List<T>> steps(Arbitrary<T> step, int most) {
        return step.withoutEdgeCases()
                .list()
                .ofMaxSize(most)
                .withSizeDistribution(RandomDistribution.uniform())
                .withoutEdgeCases();
    }

    private static Arbitrary<Found> found() {
        Arbitrary<Integer> depths = Arbitraries.frequencyOf(
                Tuple.of(4, upTo(19)), Tuple.of(1, Arbitraries.just(TranspositionTable.SOLVED)));
        Arbitrary<Integer> moves = Arbitraries.frequencyOf(
                Tuple.of(3, upTo(63)), Tuple.of(1, Arbitraries.just(TranspositionTable.NO_MOVE)));
        return Combinators.combine(upTo(4_000), upTo(299), depths, upTo(ProbCut.NONE), moves)
                .as((lower, range, depth, selectivity, move) -> new Found(
                        lower - 2_000, lower - 2_000 + range, depth, selectivity, move, TranspositionTable.NO_MOVE));
    }

    @Provide
    Arbitrary<List<Step>> searches() {
        return steps(
                Combinators.combine(oneIn(40), upTo(KEYS - 1), found())
                        .as((isNew, key, found) -> new Step(isNew, 1 + key, found)),
                600);
    }

    /** Depths of entries, with a mark on those before which a new search begins. */
    @Provide
    Arbitrary<List<Tuple2<Boolean, Integer>>> entries() {
        return steps(Combinators.combine(oneIn(6), upTo(29)).as(Tuple::of), 120);
    }

    private static void store(TranspositionTable table, int key, Found found) {
        table.store(key, ~(long) key << 7, found.depth, found.selectivity, found.lower, found.upper, found.move);
    }

    private static long probe(TranspositionTable table, int key) {
        return table.probe(key, ~(long) key << 7);
    }

    @Property(tries = 60)
    void anEntryIsWhatWasFoundOrIsForgotten(
            @ForAll("searches") List<Step> steps, @ForAll @IntRange(min = 2, max = 5) int bits) {
        TranspositionTable table = new TranspositionTable(bits);
        Map<Integer, Found> known = new HashMap<>();
        for (Step step : steps) {
            if (step.isNewSearch) {
                table.newSearch();
            }
            int key = step.key;
            Found next = step.found;
            Found before = known.get(key);
            store(table, key, next);
            known.put(key, before == null ? next : before.and(next));
            int forgotten = 0;
            for (int other = 1; other <= KEYS; other++) {
                long entry = probe(table, other);
                if (entry == 0) {
                    assertNotEquals(key, other, "what was just stored is there");
                    forgotten += known.remove(other) == null ? 0 : 1;
                } else {
                    assertEquals(known.get(other), Found.in(entry));
                }
            }
            assertTrue(forgotten <= (before == null ? 1 : 0), "one goes at most, and none for what is there already");
            assertTrue(known.size() <= 1 << bits);
        }
    }

    /** In a full bucket the oldest goes, and among those of one age the shallowest. */
    @Property(tries = 100)
    void theOldestAndShallowestGoesFirst(@ForAll("entries") List<Tuple2<Boolean, Integer>> entries) {
        TranspositionTable table = new TranspositionTable(2);
        List<int[]> held = new ArrayList<>();
        int age = 0;
        int key = 0;
        for (Tuple2<Boolean, Integer> next : entries) {
            if (next.get1() && age < 25) {
                table.newSearch();
                age++;
            }
            int depth = next.get2();
            key++;
            table.store(key, ~(long) key << 7, depth, 0, 0, 1);
            if (held.size() == 4) {
                int now = age;
                int least = held.stream()
                        .mapToInt(entry -> entry[1] - 64 * (now - entry[2]))
                        .min()
                        .orElseThrow();
                List<int[]> gone = held.stream()
                        .filter(entry -> probe(table, entry[0]) == 0)
                        .toList();
                assertEquals(1, gone.size());
                assertEquals(least, gone.get(0)[1] - 64 * (now - gone.get(0)[2]));
                held.remove(gone.get(0));
            }
            held.add(new int[] {key, depth, age});
        }
    }

    /** Generations are counted in a circle: after a whole turn of it an entry of today is still younger than one of yesterday. */
    @Property(tries = 40)
    void ageHoldsAroundTheCircle(@ForAll @IntRange(min = 0, max = 70) int turns) {
        TranspositionTable table = new TranspositionTable(2);
        for (int i = 0; i < turns; i++) {
            table.newSearch();
        }
        for (int key = 1; key <= 3; key++) {
            table.store(key, ~(long) key << 7, 5, 0, 0, 1);
        }
        table.store(4, ~4L << 7, 60, 0, 0, 1);
        table.newSearch();
        for (int key = 1; key <= 3; key++) {
            table.store(key, ~(long) key << 7, 1, 0, 0, 1);
        }
        table.store(9, ~9L << 7, 0, 0, 0, 1);
        assertEquals(0, probe(table, 4), "deep, but of the search before");
        for (int key : new int[] {1, 2, 3, 9}) {
            assertNotEquals(0, probe(table, key));
        }
    }

    @Property(tries = 200)
    void valuesOfAnyBoundComeBack(
            @ForAll @IntRange(min = -32_000, max = 32_000) int lower,
            @ForAll @IntRange(min = -32_000, max = 32_000) int upper,
            @ForAll @IntRange(max = 63) int depth,
            @ForAll @IntRange(max = 5) int selectivity,
            @ForAll @IntRange(max = 511) int move,
            @ForAll long player,
            @ForAll long opponent) {
        TranspositionTable table = new TranspositionTable(4);
        long other = opponent & ~player;
        table.store(player, other, depth, selectivity, lower, upper, move);
        long entry = table.probe(player, other);
        assertEquals(new Found(lower, upper, depth, selectivity, move, TranspositionTable.NO_MOVE), Found.in(entry));
        assertEquals(0, table.probe(player, other ^ 1L << 17));
        table.clear();
        assertEquals(0, table.probe(player, other));
    }
}
