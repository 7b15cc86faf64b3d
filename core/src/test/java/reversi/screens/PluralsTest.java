package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Words with a number, and words with others in them. */
class PluralsTest {
    private static final Texts ENGLISH = Texts.read(
            Language.ENGLISH,
            """
            games.one={0} game of {1}
            games.other={0} games of {1}
            left.zero=none left
            left.one=one left
            left.other={0} left
            line=a {1} b {0} c {1}
            braces={x} {9} {0
            para=one\\ntwo
            """);

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, 0, other",
        "ENGLISH, 1, one",
        "ENGLISH, 2, other",
        "ENGLISH, 21, other",
        "FRENCH, 0, one",
        "FRENCH, 1, one",
        "FRENCH, 2, other",
        "FRENCH, 1000000, other",
        "PORTUGUESE, 0, one",
        "PORTUGUESE, 1, one",
        "PORTUGUESE, 2, other",
        "GERMAN, 0, other",
        "GERMAN, 1, one",
        "SPANISH, 1, one",
        "SPANISH, 0, other",
        "ITALIAN, 101, other",
        "RUSSIAN, 0, many",
        "RUSSIAN, 1, one",
        "RUSSIAN, 2, few",
        "RUSSIAN, 4, few",
        "RUSSIAN, 5, many",
        "RUSSIAN, 11, many",
        "RUSSIAN, 12, many",
        "RUSSIAN, 14, many",
        "RUSSIAN, 21, one",
        "RUSSIAN, 23, few",
        "RUSSIAN, 100, many",
        "RUSSIAN, 111, many",
        "RUSSIAN, 122, few",
        "RUSSIAN, 1001, one",
        "JAPANESE, 1, other",
        "CHINESE, 0, other"
    })
    void eachLanguageHasItsOwnRule(Language language, int number, String form) {
        assertEquals(form, language.plurals().form(number));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyNumberHasAFormThatTheLanguageNames(Language language) {
        for (int number = 0; number < 1000; number++) {
            assertTrue(language.plurals().forms().contains(language.plurals().form(number)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "en, ENGLISH",
        "pt-BR, PORTUGUESE",
        "pt, PORTUGUESE",
        "zh-Hans-CN, CHINESE",
        "zh_TW, CHINESE",
        "DE-at, GERMAN",
        "eng, ENGLISH",
        "nl, ENGLISH"
    })
    void aTagNamesALanguageByItsFirstPart(String tag, Language language) {
        assertEquals(language, Language.of(tag));
        assertEquals(language.tag().equals("zh-Hans") ? "zh" : language.tag().substring(0, 2), language.code());
    }

    @Test
    void whatTheGameDoesNotSpeakIsNotFound() {
        for (String tag : new String[] {"nl", "eng", "", "-", "x-de"}) {
            assertEquals(Optional.empty(), Language.find(tag), tag);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "POINT; 9999; 9999",
                "POINT; 10000; 10,000",
                "COMMA; 1234567; 1.234.567",
                "NARROW_SPACE; -12345; -12\u202f345",
                "SPACE; 999999; 999\u00a0999",
                "SPACE; 0; 0"
            })
    void longNumbersAreGrouped(Numerals numerals, long number, String written) {
        assertEquals(written, numerals.whole(number));
    }

    @Test
    void tenthsFollowTheDecimalSign() {
        assertEquals("3.4", Numerals.POINT.tenths(34));
        assertEquals("0,9", Numerals.COMMA.tenths(9));
    }

    @Test
    void numbersInTextsAreWrittenAsTheLanguageDoes() {
        Texts german = Texts.read(Language.GERMAN, "games.one={0} Partie\ngames.other={0} Partien\nyear={0}");
        assertEquals("12.345 Partien", german.count("games", 12_345));
        assertEquals("2026", german.get("year", 2026));
    }

    @ParameterizedTest
    @CsvSource({"0, 0 games of Ann", "1, 1 game of Ann", "5, 5 games of Ann"})
    void theNumberComesBeforeTheOtherArguments(int number, String said) {
        assertEquals(said, ENGLISH.count("games", number, "Ann"));
    }

    @Test
    void nothingMayBeSaidDifferently() {
        assertEquals("none left", ENGLISH.count("left", 0));
        assertEquals("one left", ENGLISH.count("left", 1));
        assertEquals("7 left", ENGLISH.count("left", 7));
    }

    @Test
    void argumentsStandWhereTheirNumberDoes() {
        assertEquals("a Y b X c Y", ENGLISH.get("line", "X", "Y"));
        assertEquals("{x} {9} {0", ENGLISH.get("braces", "X"), "what is no argument stays");
        assertEquals("a {1} b {1} c {1}", ENGLISH.get("line", "{1}"), "an argument is not looked through for others");
        assertEquals("one\ntwo", ENGLISH.get("para"));
        assertEquals("no such key", ENGLISH.get("no such key"), "a gap is seen");
    }
}
