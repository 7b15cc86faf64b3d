package reversi.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordFilterTest {
    private final WordFilter filter = WordFilter.of(List.of("blockhead*", "ass", "go home", "саранча", "馬鹿"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "blockhead",
                "You Blockheads!",
                "BL0CKH34D",
                "b.l.o.c.k.h.e.a.d",
                "b l o c k h e a d",
                "blooooockhead",
                "ｂｌｏｃｋｈｅａｄ",
                "blосkhеad",
                "ass",
                "assssss",
                "ass!",
                "what an @ss",
                "go home",
                "Go, home.",
                "САРАНЧА",
                "なんて馬鹿だ",
                "馬 鹿",
            })
    void findsAWordHoweverItIsWritten(String text) {
        assertTrue(filter.hits(text), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "!",
                "pass",
                "assess the corner",
                "class",
                "as",
                "go homeward",
                "let it go, homer",
                "block head to head",
                "саранчами",
                "馬と鹿",
                "f5 d6 c3 d3 c4 f4 c5 b3 c2",
                "f5d6c3d3c4f4",
                "a s",
            })
    void letsOtherWordsPass(String text) {
        assertFalse(filter.hits(text), text);
    }

    @Test
    void withoutEntriesEverythingPasses() {
        assertFalse(WordFilter.of(List.of()).hits("blockhead"));
        assertFalse(WordFilter.of(List.of("", "  ")).hits("blockhead"));
    }

    @ParameterizedTest
    @CsvSource({"en, 30", "de, 22", "fr, 25", "es, 21", "it, 20", "pt, 20", "ru, 38", "ja, 17", "zh, 23"})
    void eachLanguageHasItsWords(String language, int words) {
        assertEquals(words, WordLists.of(List.of(language)).size());
    }

    /** What players say, and what names they have, that is innocent though other languages or other words look like it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Good game, well played!",
                "Negro juega primero",
                "As negras ganham por 12",
                "Du hast eine dicke Ecke",
                "Scunthorpe",
                "Penistone",
                "Hancock",
                "Dickinson",
                "Die Kante ist schwach, nächster Zug d3",
                "C'est con, j'avais le coin",
                "楽しいね",
                "よろしくお願いします",
                "черные выиграли",
                "Сухой",
                "страхуй",
                "黑棋赢了",
                "Takizawa",
                "Shitamura",
                "Analyse",
                "Cockburn",
                "Hui Ka-lok",
                "nice swindle, twin edges",
            })
    void whatIsInnocentPassesAllLists(String text) {
        assertFalse(WordFilter.of(WordLists.of(WordLists.LANGUAGES)).hits(text), text);
    }
}
