package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.Language;
import reversi.screens.Texts;

class TurningPointTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ENGLISH  | h1 | Decided at move 31: corner h1",
                "ENGLISH  |    | Decided at move 31: g2",
                "GERMAN   | h1 | Entschieden mit Zug 31: Ecke h1",
                "JAPANESE |    | 勝負を分けた手：31手目 g2"
            })
    void aPictureSaysItInAFewWords(Language language, String corner, String said) throws IOException {
        Texts words =
                Texts.read(language, Files.readString(Path.of("../assets/texts", language.code() + ".properties")));
        Optional<Square> given = Optional.ofNullable(corner).map(Square::of);
        TurningPoint point = new TurningPoint(31, Square.of("g2"), Disc.WHITE, given, 18);
        assertEquals(said, point.brief(words));
    }
}
