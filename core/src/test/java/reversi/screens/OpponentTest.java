package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Level;

class OpponentTest {
    private static final int STRONGEST = Level.all().size();

    @Test
    void onlyTheStrongestHasAChoiceOfTimes() {
        List<Opponent> all = Opponent.all();
        assertEquals(STRONGEST + 4, all.size());
        assertEquals(all.size(), new HashSet<>(all).size());
        assertEquals(Opponent.of(1), all.get(0));
        assertFalse(all.get(STRONGEST - 2).isStrongest());
        assertTrue(all.subList(STRONGEST - 1, all.size()).stream().allMatch(Opponent::isStrongest));
        assertTrue(all.contains(Opponent.of(STRONGEST)));
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "1, 1", "2, 1", "3, 3", "29, 10", "60, 60", "9999, 60", "-5, 3"})
    void aTimeThatIsNotOfferedBecomesOneThatIs(int wanted, int seconds) {
        assertEquals(seconds, new Opponent(STRONGEST, wanted).seconds());
        assertEquals(0, new Opponent(STRONGEST - 1, wanted).seconds());
    }

    @Test
    void levelsThatDoNotExistBecomeTheNearest() {
        assertEquals(Opponent.of(STRONGEST), new Opponent(99, 3));
        assertEquals(Opponent.of(1), new Opponent(-3, 60));
    }
}
