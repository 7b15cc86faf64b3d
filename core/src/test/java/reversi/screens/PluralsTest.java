package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
        "FRENCH, 1000000, other"
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
