package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumeralsTest {
    @ParameterizedTest
    @CsvSource({
        "-500, \u22120.5, '\u22120,5'",
        "-3133, \u22123.133, '\u22123,133'",
        "2000, +2, +2",
        "10, +0.01, '+0,01'"
    })
    void thousandthsHaveTheirSignAndNoMoreDecimalsThanTheyTake(long number, String point, String comma) {
        assertEquals(point, Numerals.POINT.thousandths(number));
        assertEquals(comma, Numerals.COMMA.thousandths(number));
    }

    @ParameterizedTest
    @CsvSource({
        "GERMAN, '84,5'",
        "ENGLISH, 84.5",
        "SPANISH, '84,5'",
        "FRENCH, '84,5'",
        "ITALIAN, '84,5'",
        "PORTUGUESE, '84,5'",
        "RUSSIAN, '84,5'",
        "JAPANESE, 84.5",
        "CHINESE, 84.5"
    })
    void everyLanguageHasItsDecimalSign(Language language, String written) {
        assertEquals(written, language.numerals().tenths(845));
    }
}
