package reversi.teach.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WinningChancesTest {
    @Property
    void chancesOfBothSidesAreOneHundred(
            @ForAll @IntRange(min = -6400, max = 6400) int value, @ForAll @IntRange(max = 60) int empties) {
        double both = WinningChances.percent(value, empties) + WinningChances.percent(-value, empties);
        assertEquals(100, both, 1e-9);
    }

    @Property
    void moreDiscsAreNeverWorseAndLateOnesCountMore(
            @ForAll @IntRange(min = 1, max = 6300) int value, @ForAll @IntRange(max = 59) int empties) {
        double chances = WinningChances.percent(value, empties);
        assertTrue(WinningChances.percent(value + 100, empties) >= chances);
        assertTrue(WinningChances.percent(value, empties + 1) <= chances);
        assertTrue(chances > 50 && chances <= 100);
    }

    @Property
    void accuracyFallsWithWhatIsLost(@ForAll @DoubleRange(max = 99) double points) {
        double accuracy = WinningChances.accuracy(points);
        assertTrue(accuracy >= 0 && accuracy <= 100);
        assertTrue(WinningChances.accuracy(points + 1) <= accuracy);
    }

    @ParameterizedTest
    @CsvSource({"0, 100", "10, 63.6", "50, 8.5", "100, 0"})
    void accuracyIsThatOfTheFormula(double points, double accuracy) {
        assertEquals(accuracy, WinningChances.accuracy(points), 0.06);
    }

    @ParameterizedTest
    @CsvSource({
        "0, GOOD",
        "4.99, GOOD",
        "5, INACCURACY",
        "9.99, INACCURACY",
        "10, MISTAKE",
        "15, BLUNDER",
        "100, BLUNDER"
    })
    void judgesByThePointsLost(double points, Judgement judgement) {
        assertEquals(judgement, Judgement.of(points));
    }

    /** Where the odds are e to 1, with so many empties: those that were fitted, and some between and beyond them. */
    @ParameterizedTest
    @CsvSource({
        "0, 20",
        "1, 32",
        "2, 44",
        "5, 145.5",
        "8, 247",
        "14, 532",
        "17, 603",
        "20, 674",
        "26, 736",
        "32, 781",
        "46, 790.5",
        "60, 800",
        "96, 800"
    })
    void theLaterTheFewerDiscsAreEnough(int empties, double scale) {
        int value = 400;
        double odds = Math.exp(value / scale);
        assertEquals(100 * odds / (1 + odds), WinningChances.percent(value, empties), 1e-9);
    }
}
