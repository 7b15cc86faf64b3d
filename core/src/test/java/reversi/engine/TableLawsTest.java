package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
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

    private static Found random(Random64 random) {
        int lower = random.nextInt(4001) - 2000;
        int depth = random.nextInt(5) == 0 ? TranspositionTable.SOLVED : random.nextInt(20);
        return new Found(
                lower,
                lower + random.nextInt(300),
                depth,
                random.nextInt(ProbCut.NONE + 1),
                random.nextInt(4) == 0 ? TranspositionTable.NO_MOVE : random.nextInt(64),
                TranspositionTable.NO_MOVE);
    }

    private static void store(TranspositionTable table, int key, Found found) {
        table.store(key, ~(long) key << 7, found.depth, found.selectivity, found.lower, found.upper, found.move);
    }

    private static long probe(TranspositionTable table, int key) {
        return table.probe(key, ~(long) key << 7);
    }

    @Property(tries = 60)
    void anEntryIsWhatWasFoundOrIsForgotten(@ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int bits) {
        TranspositionTable table = new TranspositionTable(bits);
        Random64 random = new Random64(seed);
        Map<Integer, Found> known = new HashMap<>();
        for (int step = 0; step < 300; step++) {
            if (random.nextInt(40) == 0) {
                table.newSearch();
            }
            int key = 1 + random.nextInt(KEYS);
            Found next = random(random);
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
    void theOldestAndShallowestGoesFirst(@ForAll long seed) {
        TranspositionTable table = new TranspositionTable(2);
        Random64 random = new Random64(seed);
        List<int[]> held = new ArrayList<>();
        int age = 0;
        for (int key = 1; key <= 60; key++) {
            if (random.nextInt(6) == 0 && age < 25) {
                table.newSearch();
                age++;
            }
            int depth = random.nextInt(30);
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
