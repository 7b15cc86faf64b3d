package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.tools.ArchiveBytes.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;

/** The command that replays archives, on small ones of our own making. */
class ReplayCommandTest {
    /** The shortest game: Black has all 13 discs, officially 64. */
    private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

    /** Black must pass before c5; the record leaves it out. */
    private static final String WITH_A_PASS = "f5f6d3g5h5h4f7h6c5";

    @TempDir
    private Path folder;

    @Test
    void countsCompleteAndStoppedGames() throws IOException {
        write("WTH_2001.wtb", game(WIPE_OUT, 64), game("f5d6c3", 20));
        write("WTH_2002.wtb", game(WITH_A_PASS, 33));
        write("notes.txt", game("a1", 1));
        CommandLineRun run = CommandLineRun.of("replay", folder.toString());
        assertEquals(0, run.code(), run::err);
        assertEquals("games=3 errors=0", run.lastLine());
        assertTrue(
                run.out().get(1).matches("WTH_2001.wtb +2 +1 +1 +0"), run.out().get(1));
        assertTrue(
                run.out().get(2).matches("WTH_2002.wtb +1 +0 +1 +0"), run.out().get(2));
        assertTrue(
                run.out().get(3).matches("all 2 files +3 +1 +2 +0"), run.out().get(3));
        assertEquals("", run.err());
    }

    @Test
    void reportsIllegalMovesAndOtherScores() throws IOException {
        write("WTH_2001.wtb", game(WIPE_OUT, 13), game("f5a1", 0), game(WIPE_OUT + "a1", 64), game(WIPE_OUT, 64));
        CommandLineRun run = CommandLineRun.of("replay", folder.toString());
        assertEquals(1, run.code());
        assertEquals("games=4 errors=3", run.lastLine());
        assertEquals(
                """
                WTH_2001.wtb game 1: black has 64 at the end, the record says 13
                WTH_2001.wtb game 2: disc 2 on a1 is refused: FLIPS_NOTHING
                WTH_2001.wtb game 3: disc 10 on a1 is refused: GAME_OVER
                """,
                run.err().replace("\r\n", "\n"));
    }

    @Test
    void goesOnAfterAFileThatCannotBeRead() throws IOException {
        write("WTH_2001.wtb", game(WIPE_OUT, 64));
        write("WTH_2002.wtb", game(WIPE_OUT, 64));
        Path cut = folder.resolve("WTH_2001.wtb");
        Files.write(cut, Arrays.copyOf(Files.readAllBytes(cut), 50));
        Files.createDirectory(folder.resolve("WTH_2003.wtb"));
        CommandLineRun run = CommandLineRun.of("replay", folder.toString());
        assertEquals(1, run.code());
        assertEquals("games=1 errors=2", run.lastLine());
        assertTrue(run.err().contains("WTH_2001.wtb: its length does not fit"), run.err());
        assertTrue(run.err().contains("WTH_2003.wtb: cannot be read"), run.err());
    }

    @Test
    void showsTheFirstOfManyErrors() throws IOException {
        byte[][] games = new byte[30][];
        Arrays.fill(games, game("a1", 0));
        write("WTH_2001.wtb", games);
        CommandLineRun run = CommandLineRun.of("replay", folder.toString());
        assertEquals("games=30 errors=30", run.lastLine());
        assertEquals(21, run.err().lines().count());
        assertTrue(run.err().contains("and 10 more"));
    }

    @Test
    void saysWhenThereIsNothingToReplay() {
        CommandLineRun empty = CommandLineRun.of("replay", folder.toString());
        assertEquals(1, empty.code());
        assertTrue(empty.err().contains("No file WTH_*.wtb"));
        CommandLineRun missing =
                CommandLineRun.of("replay", folder.resolve("missing").toString());
        assertEquals(1, missing.code());
        assertTrue(missing.err().contains("No folder"));
        assertEquals(2, CommandLineRun.of("replay").code());
    }

    private void write(String name, byte[]... games) throws IOException {
        ArchiveBytes.write(folder, name, games);
    }
}
