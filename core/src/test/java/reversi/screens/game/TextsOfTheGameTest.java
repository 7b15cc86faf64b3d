package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Numerals;

/** Clocks and values as they are written, and letters as they are understood. */
class TextsOfTheGameTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0:00.0",
        "1, 0:00.1",
        "9900, 0:09.9",
        "9999, 0:09.9",
        "10000, 0:10",
        "10001, 0:11",
        "59999, 1:00",
        "252000, 4:12",
        "3600000, 1:00:00",
        "86400000, 24:00:00"
    })
    void clocksShowMinutesAndSecondsAndTenthsAtTheEnd(long millis, String text) {
        assertEquals(text, new ClockText().of(millis, Numerals.POINT));
    }

    @Test
    void theTextOfAClockIsMadeAnewOnlyWhenItChanges() {
        ClockText clock = new ClockText();
        assertSame(clock.of(61_000, Numerals.POINT), clock.of(60_500, Numerals.POINT));
        assertEquals("1:00", clock.of(60_000, Numerals.POINT));
    }

    @ParameterizedTest
    @CsvSource({"12345, 345", "60000, 1000", "9950, 50", "9900, 100", "10000, 100", "10001, 1"})
    void aClockIsLookedAtWhenItsTextChanges(long millis, long until) {
        assertEquals(until, ClockText.untilNext(millis));
    }

    @ParameterizedTest
    @CsvSource({
        "420, false, +4.2",
        "-35, false, −0.4",
        "0, false, +0.0",
        "800, true, +8",
        "-1200, true, −12",
        "0, true, +0",
        "994, false, +9.9",
        "995, false, +10",
        "-2449, false, −24"
    })
    void valuesAreInDiscs(int hundredths, boolean isExact, String text) {
        assertEquals(text, ValueText.of(hundredths, isExact, Numerals.POINT));
        assertEquals(text.replace('.', ','), ValueText.of(hundredths, isExact, Numerals.SPACE));
    }

    @Test
    void aLetterThatIsBothWaitsForItsFigure() {
        GameKeys keys = new GameKeys(Variant.OTHELLO);
        assertEquals(GameKeys.Meaning.nothing(), keys.type('h'));
        assertEquals(Optional.of(Square.of("h5")), keys.type('5').square());
        keys.type('h');
        assertEquals(GameKeys.Meaning.nothing(), keys.advance(GameKeys.PATIENCE - 1));
        assertEquals(Optional.of(Command.HINT), keys.advance(2).command());
        assertEquals("", keys.text());
    }

    @Test
    void aLetterThatIsOnlyACommandActsAtOnce() {
        GameKeys keys = new GameKeys(Variant.OTHELLO);
        assertEquals(Optional.of(Command.UNDO), keys.type('u').command());
        assertEquals(Optional.of(Command.NEW_GAME), keys.type('N').command());
        GameKeys wide = new GameKeys(Variant.square(16, reversi.rules.Start.DIAGONAL));
        assertEquals(GameKeys.Meaning.nothing(), wide.type('p'));
        assertEquals(Optional.of(Square.of("p12")), type(wide, "12"));
    }

    private static Optional<Square> type(GameKeys keys, String signs) {
        Optional<Square> square = Optional.empty();
        for (int i = 0; i < signs.length(); i++) {
            square = keys.type(signs.charAt(i)).square();
        }
        return square;
    }

    @Test
    void otherSignsAreLeftToOthers() {
        GameKeys keys = new GameKeys(Variant.OTHELLO);
        assertTrue(keys.takes('a'));
        assertTrue(keys.takes('U'));
        assertTrue(!keys.takes('1') && !keys.takes('\t') && !keys.takes(' ') && !keys.takes('z'));
    }
}
