package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.TranscriptText;
import reversi.tools.ArchiveBytes;

class GameInputTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f5d6c3                   | f5d6c3",
                "F5D6C3                   | f5d6c3",
                "'  f5 d6 c3 '            | f5d6c3",
                "f5f6d3g5h5h4f7h6c5       | f5f6d3g5h5h4f7h6c5",
                "f5f6d3g5h5h4f7h6pass c5  | f5f6d3g5h5h4f7h6c5",
                "(;B[F5]W[D6];)           | f5d6",
                "say (;B[F5]W[F6];)       | f5f6",
            })
    void readsMovesInCommonForms(String text, String moves) throws IOException {
        assertEquals(moves, TranscriptText.write(GameInput.game(text, 1)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f5x9            | 1 | game 1, line 1, character 2: not a move 'x9'",
                "f5d6c3f5        | 1 | game 1, line 1, character 6: an illegal move 'f5': OCCUPIED",
                "f5 pass         | 1 | game 1, line 1, character 3: an illegal move 'pass': MAY_NOT_PASS",
                "(;B[F5];W[d6    | 1 | game 1, line 1, character 12: broken off, or something where the format has no place for it",
                "(;B[F5]W[A1];)  | 1 | game 1, line 1, character 9: an illegal move 'A1': FLIPS_NOTHING",
            })
    void reportsTheFaultyPly(String text, int number, String message) {
        IllegalArgumentException wrong =
                assertThrows(IllegalArgumentException.class, () -> GameInput.game(text, number));
        assertEquals(message, wrong.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "games.txt    | 1 | f5",
                "games.txt    | 2 | f5d6",
                "games.txt    | 3 | f5f6",
                "games.sgf    | 1 | f5d6c3",
                "bad.txt      | 1 | f5",
                "bad.txt      | 3 | f5f6",
                "games.ggf    | 1 | f5f6",
                "games.ggf    | 2 | f5d6c3",
                "WTH_2001.wtb | 1 | f5f4",
                "WTH_2001.wtb | 2 | f5d6",
            })
    void readsTheNumberedGame(String name, int number, String moves) throws IOException {
        files();
        assertEquals(
                moves, TranscriptText.write(GameInput.game(folder.resolve(name).toString(), number)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "games.txt    | 4  | no game 4 among 3",
                "bad.txt      | 2  | game 2, line 2, character 5: an illegal move 'a1': FLIPS_NOTHING",
                "games.txt    | -1 | no game -1 among 3",
                "games.ggf    | 3  | no game 3 among 2",
                "WTH_2001.wtb | 0  | no game 0 among 3",
                "WTH_2001.wtb | 4  | no game 4 among 3",
                "WTH_2001.wtb | 3  | game 3, byte 161: an illegal move 'a1': FLIPS_NOTHING",
                "broken.wtb   | 1  | game 1, line 1, character 0: no game of any known format",
                "latin1.txt   | 1  | game 1, line 1, character 2: not a move '\u00e9'",
            })
    void reportsAMissingGame(String name, int number, String message) throws IOException {
        files();
        IllegalArgumentException none = assertThrows(
                IllegalArgumentException.class,
                () -> GameInput.game(folder.resolve(name).toString(), number));
        assertEquals(message, none.getMessage());
    }

    @Test
    void readsAnInvalidFileNameAsMoves() throws IOException {
        assertEquals("f5d6", TranscriptText.write(GameInput.game("f5\0d6", 1)));
    }

    @Test
    void readsAFolderNameAsMoves() {
        assertThrows(IllegalArgumentException.class, () -> GameInput.game(folder.toString(), 1));
    }

    private void files() throws IOException {
        Files.writeString(folder.resolve("games.txt"), "# games\nf5\n\n  \nf5d6\n# one more\nf5f6\n");
        Files.writeString(folder.resolve("games.ggf"), "log\n(;PB[a]B[F5]W[F6];)\n\n(;PB[b]B[F5]W[D6]B[C3];)\n");
        Files.writeString(folder.resolve("bad.txt"), "f5\nf5a1\nf5f6\n");
        Files.writeString(folder.resolve("games.sgf"), "(;GM[2];B[f5];W[d6];B[c3])");
        Files.write(folder.resolve("broken.wtb"), new byte[17]);
        Files.write(folder.resolve("latin1.txt"), "f5\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        ArchiveBytes.write(
                folder,
                "WTH_2001.wtb",
                ArchiveBytes.game("f5f4", 1),
                ArchiveBytes.game("f5d6", 1),
                ArchiveBytes.game("f5a1", 1));
    }
}
