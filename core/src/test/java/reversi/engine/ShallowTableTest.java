package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Variant;

class ShallowTableTest {
    private final ShallowTable table = new ShallowTable();

    @ParameterizedTest
    @CsvSource({"-64, 64, 0", "-64, -64, 63", "64, 64, 7", "-1, 0, 64", "12, 14, 27", "-30, -2, 511"})
    void tellsWhatItWasTold(int lower, int upper, int move) {
        int place = ShallowTable.index(5, 10);
        table.store(place, 5, 10, lower, upper, move);
        long facts = table.probe(place, 5, 10);
        assertEquals(lower, ShallowTable.lower(facts));
        assertEquals(upper, ShallowTable.upper(facts));
        assertEquals(move, ShallowTable.move(facts));
    }

    @Test
    void tellsNothingOfAnotherPositionInTheSamePlace() {
        int place = ShallowTable.index(5, 10);
        table.store(place, 5, 10, 2, 2, 1);
        assertEquals(0, table.probe(place, 10, 5));
        assertEquals(0, table.probe(place, 5, 8));
        table.store(place, 5, 8, 4, 6, 3);
        assertEquals(0, table.probe(place, 5, 10));
        assertEquals(ShallowTable.NO_MOVE, ShallowTable.move(0));
    }

    @Test
    void forgetsAndLearnsAgain() {
        int place = ShallowTable.index(5, 10);
        table.store(place, 5, 10, 2, 2, 1);
        table.clear();
        assertEquals(0, table.probe(place, 5, 10));
        table.store(place, 5, 10, -4, 6, 1);
        assertEquals(-4, ShallowTable.lower(table.probe(place, 5, 10)));
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
