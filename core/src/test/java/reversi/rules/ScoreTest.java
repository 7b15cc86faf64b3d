package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The count, the winner and the official score, which gives the empties to the winner (R5, V4). */
class ScoreTest {
    @ParameterizedTest
    @CsvSource({
        "33, 31, 0, false, BLACK, 33, 31, false",
        "31, 33, 0, false, WHITE, 31, 33, false",
        "32, 32, 0, false, , 32, 32, false",
        "13, 0, 51, false, BLACK, 64, 0, true",
        "0, 20, 44, false, WHITE, 0, 64, true",
        "40, 20, 4, false, BLACK, 44, 20, true",
        "31, 31, 2, false, , 32, 32, true",
        "33, 31, 0, true, WHITE, 33, 31, false",
        "20, 40, 4, true, BLACK, 20, 40, false",
        "31, 31, 2, true, , 31, 31, false"
    })
    void namesTheWinnerAndTheOfficialScore(
            int black,
            int white,
            int empties,
            boolean fewest,
            Disc leader,
            int officialBlack,
            int officialWhite,
            boolean differs) {
        Score score = new Score(black, white, empties, fewest);
        assertEquals(Optional.ofNullable(leader), score.leader());
        assertEquals(officialBlack, score.official(Disc.BLACK));
        assertEquals(officialWhite, score.official(Disc.WHITE));
        assertEquals(differs, score.officialDiffers());
    }

    @Property
    void theOfficialScoreSharesOutTheWholeBoardAndKeepsTheWinner(
            @ForAll @IntRange(max = 64) int black, @ForAll @IntRange(max = 64) int white) {
        Assume.that(black + white <= 64);
        Score score = new Score(black, white, 64 - black - white, false);
        int officialBlack = score.official(Disc.BLACK);
        int officialWhite = score.official(Disc.WHITE);
        assertEquals(64, officialBlack + officialWhite);
        assertEquals(Integer.signum(black - white), Integer.signum(officialBlack - officialWhite));
        assertTrue(officialBlack >= black && officialWhite >= white);
    }

    @Property
    void theSidesAreTreatedAlike(
            @ForAll @IntRange(max = 64) int black, @ForAll @IntRange(max = 64) int white, @ForAll boolean fewest) {
        Assume.that(black + white <= 64);
        int empties = 64 - black - white;
        Score score = new Score(black, white, empties, fewest);
        Score swapped = new Score(white, black, empties, fewest);
        assertEquals(score.leader().map(Disc::other), swapped.leader());
        assertEquals(score.official(Disc.BLACK), swapped.official(Disc.WHITE));
        assertEquals(score.discs(Disc.WHITE), swapped.discs(Disc.BLACK));
    }

    @Property
    void antiOthelloIsWonByWhoLosesOthello(
            @ForAll @IntRange(max = 32) int black, @ForAll @IntRange(max = 32) int white) {
        Optional<Disc> most = new Score(black, white, 0, false).leader();
        assertEquals(most.map(Disc::other), new Score(black, white, 0, true).leader());
    }
}
