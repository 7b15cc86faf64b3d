package reversi.tools.fairplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.CommandLineRun;

/** The measurement, on a few games of random moves. */
class FairplayCommandTest {
    @TempDir
    private Path folder;

    private static CommandLineRun check(Path games, Path log) {
        return CommandLineRun.of(
                "fairplay",
                "check",
                "--wthor",
                games.toString(),
                "--from",
                "2001",
                "--to",
                "2001",
                "--games",
                "3",
                "--batches",
                "5",
                "--helped",
                "2",
                "--level",
                "5",
                "--threads",
                "2",
                "--log",
                log.toString());
    }

    @Test
    void countsWhatIsUnusualAndGoesOnFromItsLog() throws IOException {
        Path games = ArchivedGames.write(folder.resolve("games"), 12);
        Path log = folder.resolve("scores.log");
        CommandLineRun run = check(games, log);
        assertEquals(0, run.code(), run.err());
        assertTrue(run.lastLine().matches("games=21 found=\\d+\\.\\d% false=0\\.00%"), run.lastLine());
        String whole = Files.readString(log);
        assertEquals(7, whole.lines().count(), whole);

        Files.writeString(log, whole.substring(0, whole.length() / 2));
        assertEquals(run.out(), check(games, log).out(), "an interruption changes nothing");
        assertEquals(
                7,
                Files.readString(log)
                        .lines()
                        .filter(line -> line.matches("\\S+ -?\\d+\\.\\d+(E-?\\d+)?"))
                        .count());
    }

    @Test
    void aLogOfSomethingElseIsRefused() throws IOException {
        Path games = ArchivedGames.write(folder.resolve("games"), 12);
        Path log = Files.writeString(folder.resolve("other.log"), "people much\n");
        CommandLineRun run = check(games, log);
        assertEquals(1, run.code());
        assertTrue(run.err().contains("other.log is no log of this command: 'much'"), run.err());
        assertEquals("people much\n", Files.readString(log));
    }

    @Test
    void aLevelThatDoesNotExistIsMisuse() throws IOException {
        Path games = ArchivedGames.write(folder.resolve("games"), 12);
        CommandLineRun run = CommandLineRun.of(
                "fairplay", "check", "--wthor", games.toString(), "--from", "2001", "--games", "3", "--level", "99");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("levels are 1 to "), run.err());
    }

    @Test
    void fitsWhatWasPlayed() throws IOException {
        Path games = ArchivedGames.write(folder.resolve("games"), 12);
        CommandLineRun run = CommandLineRun.of(
                "fairplay",
                "fit",
                "--wthor",
                games.toString(),
                "--from",
                "2001",
                "--to",
                "2001",
                "--positions",
                "300",
                "--asked",
                "40",
                "--level",
                "14");
        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.out().get(0).startsWith("300 moves of people, 60 of them held out: "),
                run.out().get(0));
        assertTrue(run.lastLine().matches("solved +(\\d+) of \\1 are the best"), run.lastLine());
    }
}
