package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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

    /** By 30 moves of a player: 3+2 are four minutes. */
    @ParameterizedTest
    @CsvSource({
        "NONE, 0, 0, slow",
        "PER_GAME, 179, 0, bullet",
        "PER_GAME, 60, 1, bullet",
        "PER_GAME, 180, 0, blitz",
        "PER_GAME, 180, 2, blitz",
        "PER_GAME, 480, 0, rapid",
        "PER_MOVE, 5, 0, bullet",
        "PER_MOVE, 6, 0, blitz",
        "PER_MOVE, 30, 0, rapid",
        "PER_MOVE, 40, 0, slow",
        "PER_GAME, 900, 10, slow",
        "PER_MOVE, 86399, 0, slow",
        "PER_MOVE, 86400, 0, days"
    })
    void gamesOfOthelloAreRatedApartByHowLongTheyTake(TimeControl.Kind kind, int seconds, int increment, String pool) {
        GameTerms terms =
                new GameTerms(Variant.OTHELLO, new TimeControl(kind, seconds, increment), false, ColourChoice.LOT);
        assertEquals(pool, RatingPool.of(terms).code());
        assertEquals(Optional.of(RatingPool.of(terms)), RatingPool.named(pool));
        assertEquals(!pool.equals("days"), RatingPool.of(terms).isOverall());
    }

    @Test
    void anotherVariantIsRatedApartHoweverLongItTakesAndOddsNever() {
        GameTerms anti = new GameTerms(Variant.ANTI, TimeControl.perGame(60, 0), true, ColourChoice.LOT);
        assertEquals(Variant.ANTI.code(), RatingPool.of(anti).code());
        assertEquals(Optional.of(Variant.ANTI), RatingPool.of(anti).variant());
        assertFalse(RatingPool.of(anti).isOverall());
        Variant odds = Variant.OTHELLO.withHandicap(1);
        assertThrows(
                IllegalArgumentException.class,
                () -> new GameTerms(odds, TimeControl.perGame(60, 0), true, ColourChoice.LOT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bullet", "8sdb", "8sdbh1", "month", "8sdb ", "99999999999sdb"})
    void whatNamesNoKindOfGamesIsNone(String code) {
        assertEquals(Optional.empty(), RatingPool.named(code));
    }

    @ParameterizedTest
    @CsvSource({"0, false", "109, false", "110, true", "350, true"})
    void aRatingIsProvisionalFromItsDeviation(int deviation, boolean isProvisional) {
        PlayerCard card =
                new PlayerCard(1, "Ada", PlayerKind.MEMBER, 1_500, 0, Presence.IDLE, Optional.empty(), 0, deviation);
        assertEquals(isProvisional, card.isProvisional());
    }
}
