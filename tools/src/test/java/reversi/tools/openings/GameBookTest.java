package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.notation.TranscriptText;
import reversi.rules.Variant;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;
import reversi.tools.options.EngineFiles;

/** The book that the game comes with, and how one is built. */
class GameBookTest {
    @Test
    void shippedBookIsSmallAndKnowsCommonOpenings() throws IOException {
        OpeningBook book = EngineFiles.books().get(0);
        assertTrue(book.size() >= 1_000, "positions: " + book.size());
        try (InputStream file = EngineFiles.class.getResourceAsStream("/engine/book.bin")) {
            assertTrue(file != null && file.readAllBytes().length <= 300_000);
        }
        for (String opening : new String[] {"f5d6c3d3c4", "f5f6e6f4e3", "f5d6c5f4e3c6d3f6e6d7"}) {
            var read = TranscriptText.read(opening, Variant.OTHELLO);
            assertTrue(read instanceof TranscriptText.Ok, opening);
            Board board = Board.of(((TranscriptText.Ok) read).transcript().current());
            OpeningBook.Entry entry = book.find(board).orElseThrow();
            assertTrue(Math.abs(entry.value()) <= 400, opening + " is nearly even: " + entry);
            assertTrue(!book.playable(board, 100).isEmpty(), opening);
        }
    }

    @Test
    void buildsABookAndResumesAnInterruptedBuild(@TempDir Path folder) throws IOException {
        Path out = folder.resolve("book.bin");
        Path log = folder.resolve("log");
        assertEquals(0, build(folder, out, log).code());
        byte[] once = Files.readAllBytes(out);
        OpeningBook book = OpeningBook.read(once).get(0);
        assertTrue(book.size() >= 6, "three openings and the best replies: " + book.size());
        String searched = Files.readString(log);
        Files.writeString(log, searched.substring(0, searched.length() / 2));
        assertEquals(0, build(folder, out, log).code());
        assertTrue(Files.readString(log)
                .lines()
                .toList()
                .containsAll(searched.lines().toList()));
        assertArrayEquals(once, Files.readAllBytes(out));
    }

    @Test
    void aNewBookOfOthelloLeavesTheSolvedGamesOfItsFile(@TempDir Path folder) throws IOException {
        Path out = folder.resolve("book.bin");
        List<OpeningBook> before = EngineFiles.books();
        Files.write(out, BookWriter.write(before));
        CommandLineRun run = build(folder, out, folder.resolve("log"));
        assertEquals(0, run.code());
        List<OpeningBook> after = EngineFiles.books(out);
        assertEquals(
                List.of(Family.OTHELLO, Family.SMALL),
                after.stream().map(OpeningBook::family).toList());
        assertEquals(before.get(1).entries(), after.get(1).entries());
        assertTrue(after.get(0).size() < before.get(0).size());
        assertEquals("positions=" + after.get(0).size() + " bytes=" + Files.size(out), run.lastLine());
    }

    @Test
    void aFileThatIsNoBookIsNotOverwritten(@TempDir Path folder) throws IOException {
        Path out = Files.writeString(folder.resolve("book.bin"), "my diary");
        CommandLineRun run = build(folder, out, folder.resolve("log"));
        assertTrue(run.code() != 0);
        assertTrue(run.err().contains("book.bin"), run.err());
        assertEquals("my diary", Files.readString(out));
        assertFalse(Files.exists(folder.resolve("log")), "it says so before it searches");
    }

    @Test
    void aFolderThatIsMissingIsNamedBeforeTheSearch(@TempDir Path folder) throws IOException {
        CommandLineRun run = build(folder, folder.resolve("nowhere").resolve("book.bin"), folder.resolve("log"));
        assertTrue(run.code() != 0);
        assertTrue(run.err().contains("nowhere: there is no such folder"), run.err());
        assertFalse(Files.exists(folder.resolve("log")));
    }

    private static CommandLineRun build(Path folder, Path out, Path log) throws IOException {
        Path games = ArchiveBytes.write(
                folder.resolve("games"),
                "WTH_1999.wtb",
                ArchiveBytes.game("f5d6c3", 32),
                ArchiveBytes.game("f5d6c4", 32),
                ArchiveBytes.game("f5f6e6", 32));
        return CommandLineRun.of(
                "book",
                "build",
                "--wthor",
                games.toString(),
                "--out",
                out.toString(),
                "--log",
                log.toString(),
                "--depth",
                "3",
                "--least",
                "1",
                "--replies",
                "1");
    }
}
