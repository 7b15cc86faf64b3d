package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArabicFormsTest {
    @ParameterizedTest
    @CsvSource({
        // Muhammad: all letters join, the last one only what is before it.
        "\u0645\u062d\u0645\u062f, \ufee3\ufea4\ufee4\ufeaa",
        // Dawud: none of these letters joins the one after it.
        "\u062f\u0627\u0648\u062f, \ufea9\ufe8d\ufeed\ufea9",
        // Salam: a lam and an alef make one sign, which nothing joins.
        "\u0633\u0644\u0627\u0645, \ufeb3\ufefc\ufee1",
        "\u0644\u0627, \ufefb",
        // A mark is passed over and stays.
        "\u0645\u064e\u0646, \ufee3\u064e\ufee6",
        "\u05d2\u05dc, \u05d2\u05dc"
    })
    void lettersTakeTheFormOfTheirPlace(String read, String drawn) {
        assertEquals(drawn, ArabicForms.join(read));
    }

    @Test
    void everyLetterHasAFormOfItsOwnName() {
        for (char letter = '\u0621'; letter <= '\u064a'; letter++) {
            String alone = ArabicForms.join(String.valueOf(letter));
            String name = Character.getName(alone.charAt(0));
            String plain = Character.getName(letter);
            boolean isIsolated = plain != null && name.equals(plain + " ISOLATED FORM");
            assertEquals(alone.charAt(0) != letter, isIsolated, plain + " " + name);
        }
    }
}
