package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(4);

    @Test
    void remembersWhatWasStored() {
        table.store(5, -9, 12, -30_000, 30_000, 63);

        long facts = table.find(5, -9);
        assertEquals(12, TranspositionTable.depth(facts));
        assertEquals(-30_000, TranspositionTable.lower(facts));
        assertEquals(30_000, TranspositionTable.upper(facts));
        assertEquals(63, TranspositionTable.move(facts));
        assertEquals(0, table.find(-9, 5));
    }

    @Test
    void knowsNothingAtFirst() {
        assertEquals(0, table.find(0, 0));
        assertEquals(0, TranspositionTable.depth(0));
        assertEquals(TranspositionTable.NO_MOVE, TranspositionTable.move(0));
    }

    @Test
    void boundsOfOneDepthCloseIn() {
        table.store(1, 2, 6, 100, 30_000, 3);
        table.store(1, 2, 6, -30_000, 250, TranspositionTable.NO_MOVE);

        long facts = table.find(1, 2);
        assertEquals(100, TranspositionTable.lower(facts));
        assertEquals(250, TranspositionTable.upper(facts));
        assertEquals(3, TranspositionTable.move(facts));
    }

    @Test
    void aResultIsNotLostToAGuess() {
        table.store(1, 2, TranspositionTable.SOLVED, 400, 400, 3);
        table.store(1, 2, 8, 90, 90, 7);

        assertEquals(TranspositionTable.SOLVED, TranspositionTable.depth(table.find(1, 2)));
        assertEquals(400, TranspositionTable.lower(table.find(1, 2)));
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
        assertEquals(0, table.find(1100, 0));
    }

    private int kept(int keys, int depth) {
        int kept = 0;
        for (int i = 1; i <= keys; i++) {
            long facts = table.find(i, 0);
            kept += facts != 0 && TranspositionTable.depth(facts) >= depth ? 1 : 0;
        }
        return kept;
    }
}
