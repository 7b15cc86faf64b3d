package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.rules.Variant;

class GameTermsTest {
    /** A rated game ends in a few hours, whoever plays. */
    @ParameterizedTest
    @CsvSource({
        "NONE, 0, 0, false",
        "PER_MOVE, 1, 0, true",
        "PER_MOVE, 600, 0, true",
        "PER_MOVE, 601, 0, false",
        "PER_GAME, 1, 0, true",
        "PER_GAME, 10800, 180, true",
        "PER_GAME, 10801, 0, false",
        "PER_GAME, 60, 181, false"
    })
    void aClockIsBoundedUpToItsLimits(TimeControl.Kind kind, int seconds, int increment, boolean isBounded) {
        TimeControl time = new TimeControl(kind, seconds, increment);
        assertEquals(isBounded, new GameTerms(Variant.OTHELLO, time, false, ColourChoice.LOT).hasBoundedClock());
    }

    @ParameterizedTest
    @CsvSource({"0, false", "109, false", "110, true", "350, true"})
    void aRatingIsProvisionalFromItsDeviation(int deviation, boolean isProvisional) {
        PlayerCard card =
                new PlayerCard(1, "Ada", PlayerKind.MEMBER, 1_500, 0, Presence.IDLE, Optional.empty(), 0, deviation);
        assertEquals(isProvisional, card.isProvisional());
    }
}
