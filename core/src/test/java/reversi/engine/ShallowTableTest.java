package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Variant;

class ShallowTableTest {
    private final ShallowTable table = new ShallowTable();

    @ParameterizedTest
    @CsvSource({"-64, 64, 0", "-64, -64, 63", "64, 64, 7", "-1, 0, 64", "12, 14, 27", "-30, -2, 127"})
    void tellsWhatItWasTold(int lower, int upper, int move) {
        table.store(5, 10, 9, lower, upper, move);
        long facts = table.probe(5, 10);
        assertEquals(lower, ShallowTable.lower(facts));
        assertEquals(upper, ShallowTable.upper(facts));
        assertEquals(move, ShallowTable.move(facts));
        assertEquals(ShallowTable.NO_MOVE, ShallowTable.move(0));
    }

    @Test
    void tellsNothingOfAnotherPosition() {
        table.store(5, 10, 9, 2, 2, 1);
        assertEquals(0, table.probe(10, 5));
        assertEquals(0, table.probe(5, 8));
        assertEquals(0, table.probe(4, 10));
        assertEquals(0, new ShallowTable().probe(0, 0));
    }

    /** Of many positions it keeps those of most empties, and it never takes one for another. */
    @Test
    void keepsThePositionsWithMoreEmpties() {
        for (long player = 0; player < 1_000; player++) {
            table.store(player, -1, 11, 1, 1, 1);
        }
        for (long player = 1_000; player < 100_000; player++) {
            table.store(player, -1, 7, 2, 2, 2);
        }
        int kept = 0;
        for (long player = 0; player < 100_000; player++) {
            long facts = table.probe(player, -1);
            assertTrue(facts == 0 || ShallowTable.lower(facts) == (player < 1_000 ? 1 : 2), "of " + player);
            kept += facts != 0 && player < 1_000 ? 1 : 0;
        }
        assertTrue(kept > 850, kept + " of 1000");
    }

    @Test
    void forgetsAndLearnsAgain() {
        // More often than there are ages.
        for (int search = 0; search < 100; search++) {
            assertEquals(0, table.probe(5, 10));
            table.store(5, 10, 8, -search % 50, 6, 1);
            assertEquals(-search % 50, ShallowTable.lower(table.probe(5, 10)));
            table.store(7, 14, 8, 2, 2, 2);
            table.clear();
            table.store(7, 14, 7, 4, 4, 2);
            assertEquals(4, ShallowTable.lower(table.probe(7, 14)));
        }
    }

    /** A second search of the same position looks at as many positions as the first one: nothing is left of that. */
    @Test
    void aSearchIsAsLongTheSecondTime() {
        Flips flips = new Flips();
        ShallowEndgameSolver search = new ShallowEndgameSolver(flips, new Stability(), new TranspositionTable(2));
        Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 3, 10));
        search.start();
        int value = search.solve(board.player(), board.opponent(), -1, 0, 10);
        long first = search.nodes();
        search.start();
        assertEquals(value, search.solve(board.player(), board.opponent(), -1, 0, 10));
        assertEquals(2 * first, search.nodes());
    }
}
