package reversi.screens.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.screens.ui.Palette;
import reversi.teach.review.Judgement;

/** One loss has one colour, whatever it did to the winning chances. */
class JudgementColourTest {
    private static final Palette DARK = Palette.dark();

    @ParameterizedTest
    @CsvSource({
        "0, GOOD",
        "49, GOOD",
        "50, INACCURACY",
        "349, INACCURACY",
        "350, MISTAKE",
        "749, MISTAKE",
        "750, BLUNDER",
        "6400, BLUNDER"
    })
    void aLossHasTheColourOfTheDiscsThatAreWritten(int loss, Judgement like) {
        assertEquals(JudgementColour.of(DARK, like), JudgementColour.ofLoss(DARK, loss));
    }

    @Test
    void theBoardTellsLossesApartToo() {
        assertNotEquals(JudgementColour.onBoard(200), JudgementColour.onBoard(500));
        assertNotEquals(JudgementColour.onBoard(500), JudgementColour.onBoard(900));
    }
}
