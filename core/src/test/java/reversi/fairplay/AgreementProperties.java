package reversi.fairplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.engine.HumanModel;

/** The laws of the statistic, by every move that a person might have played. */
class AgreementProperties {
    private static final double CLOSE = 1e-9;

    @Provide
    Arbitrary<Decision> decisions() {
        return Decisions.any();
    }

    @Property
    void aPersonIsWhatIsExpected(
            @ForAll("decisions") Decision decision, @ForAll @IntRange(min = 100, max = 3000) int rating) {
        double[] chances = ChoiceModel.person(rating, decision.empties()).chances(decision);
        double odds = 0;
        double mean = 0;
        double square = 0;
        double best = 0;
        for (int i = 0; i < chances.length; i++) {
            Agreement one = Agreement.of(decision.choosing(i), rating);
            odds += chances[i] * Math.exp(one.evidence());
            mean += chances[i] * one.evidence();
            square += chances[i] * Math.pow(one.evidence() - one.expected(), 2);
            best += chances[i] * one.best();
        }
        Agreement any = Agreement.of(decision, rating);
        assertEquals(1, odds, CLOSE, "the evidence is a likelihood ratio");
        assertEquals(mean, any.expected(), CLOSE);
        assertEquals(square, any.variance(), CLOSE);
        assertEquals(best, any.expectedBest(), CLOSE);
        assertTrue(any.expected() <= CLOSE, "on average it speaks for a person");
    }

    @Property
    void sumsAreThoseOfTheParts(@ForAll("decisions") Decision one, @ForAll("decisions") Decision other) {
        Agreement first = Agreement.of(one, 1400);
        Agreement second = Agreement.of(other, 1400);
        Agreement both = first.plus(second);
        assertEquals(2, both.decisions());
        assertEquals(first.evidence() + second.evidence(), both.evidence(), CLOSE);
        assertEquals(both, second.plus(first));
        assertEquals(first, first.plus(Agreement.NONE));
        assertEquals(0, first.games(), "a move is no game");
    }

    @Property
    void theSameMoveSaysLessOfABetterPlayer(@ForAll @IntRange(min = 7, max = 46) int empties) {
        Decision best = new Decision(empties, List.of(new Option(0, 0), new Option(2, 0), new Option(5, 1)), 0);
        double before = Double.POSITIVE_INFINITY;
        for (int rating = HumanModel.LEAST_RATING; rating <= HumanModel.MOST_RATING; rating += 100) {
            double evidence = Agreement.of(best, rating).evidence();
            assertTrue(evidence > 0 && evidence < before, rating + ": " + evidence);
            before = evidence;
        }
    }

    @Example
    void nothingIsUnusualInFewGames() {
        Decision ugly = new Decision(20, List.of(new Option(0, -3), new Option(3, 2)), 0);
        Agreement found = Agreement.NONE;
        for (int game = 0; game < Agreement.FEWEST_GAMES; game++) {
            assertFalse(found.isUnusual(), game + " games");
            found = found.plus(Agreement.ofGame(List.of(new JudgedMove(40, ugly), new JudgedMove(42, ugly)), 1200));
        }
        assertTrue(found.isUnusual(), "score " + found.score());
        assertEquals(Agreement.FEWEST_GAMES, found.games());
        assertEquals(0, Agreement.NONE.score());
    }

    @Example
    void whatIsNoChoiceIsRefused() {
        Option best = new Option(0, 0);
        assertThrows(IllegalArgumentException.class, () -> new Decision(20, List.of(best), 0));
        assertThrows(IllegalArgumentException.class, () -> new Decision(20, List.of(best, best), 2));
        assertThrows(IllegalArgumentException.class, () -> new Decision(20, List.of(best, best), -1));
        for (double loss : new double[] {-0.1, 10.1, Double.NaN}) {
            assertThrows(IllegalArgumentException.class, () -> new Option(loss, 0));
        }
    }
}
