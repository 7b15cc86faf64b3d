package reversi.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.notation.TranscriptText;
import reversi.rules.Move;
import reversi.rules.Symmetry;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Language;

class OpeningNamesTest {
    private static final OpeningNames NAMES = new OpeningNames(shipped());

    private static String shipped() {
        try {
            return Files.readString(Path.of("..", "assets", "openings", "named.txt"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Transcript game(String moves) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO)).transcript();
    }

    private static Optional<String> english(Transcript game) {
        return NAMES.of(game).map(OpeningName::english);
    }

    @ParameterizedTest
    @CsvSource({
        "f5d6, Perpendicular",
        "f5f6, Diagonal",
        "f5f4, Parallel",
        "f5d6c3d3c4, Tiger",
        "f5d6c4d3c5, Cat",
        "f5f6e6f4e3, Cow",
        "f5d6c3d3c4f4f6f3e6e7d7, New Scorpion",
    })
    void knowsTheNamesPlayersUse(String moves, String name) {
        assertEquals(Optional.of(name), english(game(moves)));
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void aTurnedBoardHasTheSameName(Symmetry symmetry) {
        Transcript tiger = game("f5d6c3d3c4");
        if (!symmetry.keepsStart(Variant.OTHELLO)) {
            return;
        }
        Transcript turned = Transcript.start(Variant.OTHELLO);
        for (Move move : tiger.moves()) {
            turned = turned.with(turned.current().play(symmetry.apply(move, 8)).orThrow());
        }
        assertEquals(Optional.of("Tiger"), english(turned));
    }

    @Test
    void anotherOrderOfMovesHasTheSameName() {
        assertEquals(english(game("f5d6c3d3c4")), english(game("f5d6c4d3c3")));
    }

    @Test
    void theLastNameStaysOnceTheGameLeavesTheKnownWay() {
        assertEquals(Optional.of("Perpendicular"), english(game("f5d6c7")));
    }

    @Test
    void nothingIsNamedBeforeTheSecondMoveOrInOtherVariants() {
        assertTrue(NAMES.of(game("f5")).isEmpty());
        Transcript anti = Transcript.start(Variant.ANTI);
        anti = anti.with(anti.current().play(Move.at("f5")).orThrow());
        anti = anti.with(anti.current().play(Move.at("d6")).orThrow());
        assertTrue(NAMES.of(anti).isEmpty());
    }

    @Test
    void frenchFallsBackToTheEnglishName() {
        assertEquals("Tigre", NAMES.of(game("f5d6c3d3c4")).orElseThrow().in("fr"));
        assertEquals("Heath", NAMES.of(game("f5f6e6f4g5")).orElseThrow().in("fr"));
    }

    @Test
    void everyPositionIsTheOneItsMovesLeadTo() {
        for (String line : shipped().split("\n")) {
            if (!line.startsWith("#")) {
                String[] parts = line.split("\\|");
                assertEquals(OpeningNames.picture(game(parts[0]).current()), parts[1], line);
            }
        }
    }

    @Test
    void aBadLineIsNamed() {
        assertEquals(
                "not an opening: f5d6|Nowhere",
                assertThrows(IllegalArgumentException.class, () -> new OpeningNames("f5d6|Nowhere"))
                        .getMessage());
    }

    @Test
    void holdsAllKnownOpenings() {
        assertEquals(124, NAMES.size());
    }

    /** The name of each line of the list, however the board is turned and in every language that has its own. */
    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void everyOpeningIsRecognisedUnderEverySymmetry(Symmetry symmetry) {
        for (String line : shipped().split("\n")) {
            String[] parts = line.split("\\|");
            if (line.startsWith("#")) {
                continue;
            }
            Transcript opening = game(parts[0]);
            Transcript turned = Transcript.from(symmetry.apply(opening.first()));
            for (Move move : opening.moves()) {
                turned = turned.with(
                        turned.current().play(symmetry.apply(move, 8)).orThrow());
            }
            Optional<OpeningName> name = NAMES.at(turned.current());
            assertEquals(Optional.of(parts[2]), name.map(OpeningName::english), line);
            for (int i = 3; i < parts.length; i++) {
                String[] translated = parts[i].split("=");
                assertEquals(translated[1], name.orElseThrow().in(translated[0]), line);
            }
            if (symmetry.keepsStart(Variant.OTHELLO)) {
                assertEquals(name, NAMES.of(turned), line);
            }
        }
    }

    @Test
    void namesInTheLanguagesOfTheGameCanBeDrawn() {
        Pattern drawn = Pattern.compile("[\\p{IsLatin}\\p{Nd} .'()-]+");
        Pattern cyrillic = Pattern.compile("[\\p{IsLatin}\\p{IsCyrillic}\\p{Nd} .'()-]+");
        Pattern chinese = Pattern.compile("[\\p{IsLatin}\\p{IsHan}\\p{Nd} .'()-]+");
        Pattern japanese = Pattern.compile("[\\p{IsLatin}\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{Nd} .'()・ー～-]+");
        for (String line : shipped().split("\n")) {
            if (!line.startsWith("#")) {
                OpeningName name =
                        NAMES.at(game(line.split("\\|")[0]).current()).orElseThrow();
                for (Language language : Language.values()) {
                    String shown = name.in(language.code());
                    Pattern signs =
                            switch (language) {
                                case JAPANESE -> japanese;
                                case CHINESE -> chinese;
                                case RUSSIAN -> cyrillic;
                                default -> drawn;
                            };
                    assertTrue(signs.matcher(shown).matches(), shown);
                }
            }
        }
    }

    @Test
    void otherLanguagesHaveNamesOfTheirOwn() {
        assertEquals("虎定石", NAMES.of(game("f5d6c3d3c4")).orElseThrow().in("ja"));
        assertEquals("ステファンソン", NAMES.of(game("f5d6c3d3c4f4f6")).orElseThrow().in("ja"));
        assertEquals("Ganglion", NAMES.of(game("f5d6c4g5")).orElseThrow().in("ja"), "none is known");
        assertEquals("老虎", NAMES.of(game("f5d6c3d3c4")).orElseThrow().in("zh"));
    }
}
