package reversi.teach.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgementTest {
    /** Early in a game the same discs decide less than late, and between lost positions nothing is left to give away. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 40, GOOD",
        "0, -300, 40, INACCURACY",
        "0, -400, 40, MISTAKE",
        "0, -800, 40, BLUNDER",
        "300, -300, 40, BLUNDER",
        "200, -200, 4, BLUNDER",
        "200, -200, 40, MISTAKE",
        "-6400, -6400, 10, GOOD",
        "-3000, -6000, 10, GOOD",
        "6000, 3000, 20, GOOD"
    })
    void judgesByWhatTheChancesLose(int best, int worth, int empties, Judgement judged) {
        assertEquals(judged, Judgement.of(best, worth, empties));
    }

    @Property
    void aWorseMoveIsNeverJudgedBetter(
            @ForAll @IntRange(min = -6400, max = 6400) int best,
            @ForAll @IntRange(max = 6400) int loss,
            @ForAll @IntRange(max = 60) int empties) {
        Judgement judged = Judgement.of(best, best - loss, empties);
        assertTrue(Judgement.of(best, best - loss - 100, empties).compareTo(judged) >= 0);
        assertEquals(Judgement.GOOD, Judgement.of(best, best + loss, empties), "better than the best is no fault");
    }
}
