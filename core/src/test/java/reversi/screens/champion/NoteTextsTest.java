package reversi.screens.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.Language;
import reversi.training.champion.ChampionGames;
import reversi.training.champion.GameNote;

/** The sentences of notes in all languages. */
class NoteTextsTest {
    private static final String FILE = ChampionGames.text("notes.txt");

    private static Set<String> places(Language language, GameNote.Kind kind) {
        String start = language.code() + "." + kind + "=";
        String line =
                FILE.lines().filter(one -> one.startsWith(start)).findFirst().orElseThrow();
        Set<String> places = new TreeSet<>();
        Pattern.compile("\\{.}").matcher(line).results().forEach(found -> places.add(found.group()));
        return places;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyKindHasASentenceWithTheSameArguments(Language language) {
        NoteTexts texts = NoteTexts.read(FILE).orElseThrow();
        for (GameNote.Kind kind : GameNote.Kind.values()) {
            assertTrue(texts.has(language, kind), () -> language + " " + kind);
            assertEquals(places(Language.ENGLISH, kind), places(language, kind), () -> language + " " + kind);
            GameNote note = new GameNote(kind, Disc.WHITE, Optional.of(new Square(0, 0)), List.of(31, 7, 9));
            String said = texts.say(note, language, disc -> "Moon");
            assertTrue(said.contains("Moon"), said);
            assertFalse(said.contains("{"), said);
        }
    }

    @Test
    void frenchSignsStandApart() {
        FILE.lines()
                .filter(line -> line.startsWith("fr."))
                .forEach(line -> assertFalse(
                        Pattern.compile("[^\\u202f][!?;:]").matcher(line).find(), line));
    }

    @Test
    void damagedSentencesAreNone() {
        assertEquals(Optional.empty(), NoteTexts.read("en.CLOSE\n"));
        assertEquals(Optional.empty(), NoteTexts.read("en.CLOSE=a\nen.CLOSE=b\n"));
    }
}
