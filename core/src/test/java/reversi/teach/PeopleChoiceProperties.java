package reversi.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

class PeopleChoiceProperties {
    private static final Position START = Position.start(Variant.OTHELLO);
    private static final Position SECOND =
            START.play(Move.at(START.placements().get(0))).orThrow().after();

    /** Losses of the three moves after the first one, one of them the best. */
    @Provide
    Arbitrary<List<Double>> losses() {
        return Arbitraries.integers()
                .between(0, 40)
                .map(Integer::doubleValue)
                .list()
                .ofSize(2)
                .map(two -> List.of(0.0, two.get(0), two.get(1)));
    }

    @Property
    void somebodyPlaysEachMoveAndTogetherAllDo(
            @ForAll("losses") List<Double> losses, @ForAll @IntRange(min = 0, max = 3_400) int rating) {
        PeopleChoice people = PeopleChoice.of(SECOND, losses, rating);
        double sum = 0;
        for (int i = 0; i < losses.size(); i++) {
            assertTrue(people.chance(i) > 0);
            sum += people.chance(i);
        }
        assertEquals(1, sum, 1e-9);
        assertEquals(100, people.finding(Collections.max(losses)));
        assertTrue(people.finding(0) <= people.finding(PeopleChoice.GOOD));
    }

    @Property
    void strongerPeopleFindMore(
            @ForAll("losses") List<Double> losses,
            @ForAll @IntRange(min = 600, max = 1_700) int weaker,
            @ForAll @IntRange(min = 0, max = 1_100) int more) {
        int stronger = Math.min(1_700, weaker + more);
        assertTrue(PeopleChoice.of(SECOND, losses, weaker).finding(PeopleChoice.GOOD)
                <= PeopleChoice.of(SECOND, losses, stronger).finding(PeopleChoice.GOOD));
    }

    @Test
    void movesThatAreAllAlikeAreAllFound() {
        List<Double> alike = Collections.nCopies(4, 0.0);
        assertEquals(100, PeopleChoice.of(START, alike, 1_200).finding(0));
        assertThrows(IllegalArgumentException.class, () -> PeopleChoice.of(START, List.of(0.0), 1_200));
    }
}
