package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchLogTest {
    private static final FinishedGame FIRST = new FinishedGame(0, 12, FinishedGame.End.PLAYED, 1500, 20, "f5d6c3");
    private static final FinishedGame THIRD = new FinishedGame(2, -64, FinishedGame.End.ILLEGAL, 0, 7, "");

    @TempDir
    private Path folder;

    @Test
    void roundTripsItsLines() throws IOException {
        Path file = folder.resolve("log.txt");
        MatchLog log = MatchLog.at(file, "A against B");
        log.add(THIRD);
        log.add(FIRST);
        MatchLog again = MatchLog.at(file, "A against B");
        assertEquals(List.of(FIRST, THIRD), again.games());
        assertTrue(again.has(2));
        assertFalse(again.has(1));
    }

    @Test
    void dropsAnIncompleteLastLine() throws IOException {
        Path file = folder.resolve("log.txt");
        MatchLog log = MatchLog.at(file, "A against B");
        log.add(FIRST);
        String whole = Files.readString(file);
        Files.writeString(file, whole + THIRD.line().substring(0, 9));
        MatchLog again = MatchLog.at(file, "A against B");
        assertEquals(List.of(FIRST), again.games());
        again.add(THIRD);
        assertEquals(whole + THIRD.line() + "\n", Files.readString(file));
    }

    @Test
    void leavesOtherFilesUntouched() throws IOException {
        Path file = folder.resolve("log.txt");
        MatchLog.at(file, "A against B").add(FIRST);
        String before = Files.readString(file);
        assertThrows(IllegalArgumentException.class, () -> MatchLog.at(file, "A against C"));
        Files.writeString(file, before + "8\tB\tmany\n");
        IllegalArgumentException wrong =
                assertThrows(IllegalArgumentException.class, () -> MatchLog.at(file, "A against B"));
        assertTrue(String.valueOf(wrong.getMessage()).contains("line 3"), wrong.getMessage());
        assertEquals(before + "8\tB\tmany\n", Files.readString(file));
    }
}
