package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class JsonGamesReaderTest {
    private static String game(String black) {
        return GameFiles.write(
                GameFormat.JSON,
                GameRecord.of(Transcript.start(Variant.OTHELLO))
                        .between(RecordedPlayer.named(black), RecordedPlayer.named("Ben")));
    }

    private static List<String> blacks(String file) {
        return GameFiles.read(file).games().stream()
                .map(game -> game.black().name())
                .toList();
    }

    /** What stands where a game should begin does not hide the games behind it. */
    @ParameterizedTest
    @ValueSource(strings = {"]\"]\"", "]", "][", "] ,", "}", "\"", "x"})
    void gamesBehindDamageAreRead(String damage) {
        String between = GameFiles.between(GameFormat.JSON);
        String file = GameFiles.head(GameFormat.JSON)
                + String.join(between, game("Ann"), damage + game("Cid").substring(1), game("Dan"))
                + GameFiles.tail(GameFormat.JSON);
        assertEquals(List.of("Ann", "Dan"), blacks(file));
    }

    @Test
    void nothingIsReadBehindTheEnd() {
        String file = GameFiles.head(GameFormat.JSON) + game("Ann") + GameFiles.tail(GameFormat.JSON);
        assertEquals(List.of("Ann"), blacks(file + game("Cid")));
    }
}
