package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(4);

    @Test
    void remembersWhatWasStored() {
        table.store(5, -9, 12, -30_000, 30_000, 63);

        long facts = table.probe(5, -9);
        assertEquals(12, TranspositionTable.depth(facts));
        assertEquals(-30_000, TranspositionTable.lower(facts));
        assertEquals(30_000, TranspositionTable.upper(facts));
        assertEquals(63, TranspositionTable.move(facts));
        assertEquals(0, table.probe(-9, 5));
    }

    @Test
    void knowsNothingAtFirst() {
        assertEquals(0, table.probe(0, 0));
        assertEquals(0, TranspositionTable.depth(0));
        assertEquals(TranspositionTable.NO_MOVE, TranspositionTable.move(0));
    }

    @Test
    void boundsOfOneDepthCloseIn() {
        table.store(1, 2, 6, 100, 30_000, 3);
        table.store(1, 2, 6, -30_000, 250, TranspositionTable.NO_MOVE);

        long facts = table.probe(1, 2);
        assertEquals(100, TranspositionTable.lower(facts));
        assertEquals(250, TranspositionTable.upper(facts));
        assertEquals(3, TranspositionTable.move(facts));
    }

    @Test
    void aResultIsNotLostToAGuess() {
        table.store(1, 2, TranspositionTable.SOLVED, 400, 400, 3);
        table.store(1, 2, 8, 90, 90, 7);

        assertEquals(TranspositionTable.SOLVED, TranspositionTable.depth(table.probe(1, 2)));
        assertEquals(400, TranspositionTable.lower(table.probe(1, 2)));
    }

    @Test
    void keepsDeepEntriesAndDropsOldOnes() {
        for (int i = 1; i <= 200; i++) {
            table.store(i, 0, i % 20, 0, 0, 1);
        }
        assertTrue(kept(200, 15) >= 12, "deep entries kept: " + kept(200, 15));

        table.newSearch();
        for (int i = 1001; i <= 1100; i++) {
            table.store(i, 0, 1, 0, 0, 1);
        }
        assertEquals(0, kept(200, 0));

        table.clear();
        assertEquals(0, table.probe(1100, 0));
    }

    @Test
    void aSelectiveResultYieldsToASurerOneOnly() {
        table.store(1, 2, TranspositionTable.SOLVED, 2, 400, 400, 3);
        table.store(1, 2, TranspositionTable.SOLVED, 1, 200, 200, 4);
        assertEquals(2, TranspositionTable.selectivity(table.probe(1, 2)));
        assertTrue(TranspositionTable.isSolved(table.probe(1, 2), 1));
        assertFalse(TranspositionTable.isSolved(table.probe(1, 2), ProbCut.NONE));

        table.store(1, 2, TranspositionTable.SOLVED, -600, 600, 5);
        long facts = table.probe(1, 2);
        assertTrue(TranspositionTable.isSolved(facts, ProbCut.NONE));
        assertEquals(-600, TranspositionTable.lower(facts));
        assertEquals(5, TranspositionTable.move(facts));
        assertEquals(3, TranspositionTable.secondMove(facts));
    }

    @Test
    void remembersTwoDifferentMoves() {
        table.store(1, 2, 3, 0, 0, 10);
        assertEquals(TranspositionTable.NO_MOVE, TranspositionTable.secondMove(table.probe(1, 2)));
        table.store(1, 2, 4, 0, 0, 11);
        table.store(1, 2, 5, 0, 0, 11);
        table.store(1, 2, 6, 0, 0, TranspositionTable.NO_MOVE);

        assertEquals(11, TranspositionTable.move(table.probe(1, 2)));
        assertEquals(10, TranspositionTable.secondMove(table.probe(1, 2)));
    }

    @Test
    void takesTheRoomItIsGiven() {
        TranspositionTable odd = TranspositionTable.ofMebibytes(3);
        for (long i = 1; i <= 60_000; i++) {
            odd.store(i << 20, ~i << 40, 5, 0, 0, 1);
        }
        int kept = 0;
        for (long i = 1; i <= 60_000; i++) {
            kept += odd.probe(i << 20, ~i << 40) != 0 ? 1 : 0;
        }
        // 131,072 entries, not half full: few buckets overflow.
        assertTrue(kept > 58_000, "kept " + kept);
        assertThrows(IllegalArgumentException.class, () -> TranspositionTable.ofMebibytes(0));
    }

    /** Every entry says the same about its position as its key does, so that words of two entries would be found out. */
    @Test
    void threadsNeverReadHalfAnEntry() throws InterruptedException {
        TranspositionTable shared = new TranspositionTable(2);
        AtomicInteger wrong = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int seed = 1; seed <= 3; seed++) {
            Random64 random = new Random64(seed);
            threads.add(new Thread(() -> {
                for (int i = 0; i < 400_000; i++) {
                    int key = random.nextInt(12);
                    int depth = random.nextInt(60);
                    shared.store(key, 100 + key, depth, key % 6, key * 500 + depth, key * 500 + depth, key);
                    int asked = random.nextInt(12);
                    long facts = shared.probe(asked, 100 + asked);
                    int said = TranspositionTable.depth(facts) + asked * 500;
                    if (facts != 0
                            && (TranspositionTable.move(facts) != asked
                                    || TranspositionTable.lower(facts) != said
                                    || TranspositionTable.upper(facts) != said)) {
                        wrong.incrementAndGet();
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(0, wrong.get());
    }

    private int kept(int keys, int depth) {
        int kept = 0;
        for (int i = 1; i <= keys; i++) {
            long facts = table.probe(i, 0);
            kept += facts != 0 && TranspositionTable.depth(facts) >= depth ? 1 : 0;
        }
        return kept;
    }
}
