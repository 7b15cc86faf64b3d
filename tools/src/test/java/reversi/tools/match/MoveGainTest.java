package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveGainTest {
    @Test
    void meanAndErrorAreThoseOfAllPositions() {
        MoveGain gain = MoveGain.of(List.of(0, 200, 0, -100));
        assertEquals(2, gain.differing());
        assertEquals(0.25, gain.mean(), 1e-9);
        // Variance: the mean square 5/4 less the squared mean 1/16.
        assertEquals(1.96 * Math.sqrt((1.25 - 0.0625) / 4), gain.error(), 1e-9);
        assertEquals("2 of 4 differ in value, gain +0.250 +- 1.068 discs a move", gain.toString());
    }

    @Test
    void aBlunderCountsAsSixteenDiscs() {
        assertEquals(-16, MoveGain.of(List.of(-6_400)).mean());
        assertEquals(16, MoveGain.of(List.of(1_601)).mean());
    }

    @Test
    void moreOfTheSamePositionsHalveTheErrorAtFourTimesTheirNumber() {
        List<Integer> few = List.of(400, 0, -200, 0);
        List<Integer> many =
                Collections.nCopies(4, few).stream().flatMap(List::stream).toList();
        assertEquals(MoveGain.of(few).error() / 2, MoveGain.of(many).error(), 1e-9);
    }
}
