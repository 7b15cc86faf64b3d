package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.tools.CommandLineRun;

/** How openings are proved, and how that is proved again. */
class ProveBookTest {
    private static final String DRAW = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1"
            + "f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

    @TempDir
    private Path folder;

    private Path file;
    private Path lines;
    private Path log;

    @BeforeEach
    void files() throws IOException {
        file = folder.resolve("proved.txt");
        lines = Files.writeString(folder.resolve("lines"), "# lines\n\nf5d6c3d3|name|fr=nom\nd3e3\nf5f6\n");
        log = folder.resolve("log");
    }

    private CommandLineRun prove(String... more) {
        List<String> line = new ArrayList<>(List.of("book", "prove", file.toString(), "--log", log.toString()));
        line.addAll(List.of("--lines", lines.toString(), "--plies", "5", "--depth", "3", "--solve", "10"));
        line.addAll(List.of(more));
        return CommandLineRun.of(line.toArray(String[]::new));
    }

    private CommandLineRun check(String... more) {
        List<String> line = new ArrayList<>(List.of("book", "check", file.toString()));
        line.addAll(List.of(more));
        return CommandLineRun.of(line.toArray(String[]::new));
    }

    /** The book has the lines and goes on with the best moves; each line has its five moves. */
    @Test
    void linesGoOnWithTheBestMoves() throws IOException {
        assertEquals(0, prove().code());
        List<String> rows = rows();
        assertTrue(rows.stream().anyMatch(row -> row.startsWith("1 f5 ")), () -> "" + rows);
        for (String reply : List.of("d6", "f6", "f4")) {
            assertEquals(
                    1,
                    rows.stream()
                            .filter(row -> row.startsWith("2 " + reply + " "))
                            .count(),
                    reply);
        }
        for (int at = 0; at < rows.size(); at++) {
            boolean goesOn = at + 1 < rows.size() && ply(rows.get(at + 1)) > ply(rows.get(at));
            assertTrue(goesOn || ply(rows.get(at)) == 5, rows.get(at));
        }
        CommandLineRun again = check("--search", "1000");
        assertEquals(0, again.code(), () -> again.out() + again.err());
        assertTrue(again.out().contains("found-again=" + rows.size() + " other=0 mean-off=0.00 most-off=0.00"));
    }

    private List<String> rows() throws IOException {
        return Files.readAllLines(file).stream()
                .filter(row -> !row.startsWith("#") && !row.startsWith("source"))
                .toList();
    }

    private static int ply(String row) {
        return Integer.parseInt(row.split(" ")[0]);
    }

    /** Whatever the log has already, the same book comes of it. */
    @Test
    void whatWasStoppedGoesOn() throws IOException {
        prove();
        String whole = Files.readString(file);
        List<String> found = Files.readAllLines(log);
        for (int kept : new int[] {found.size(), found.size() / 2, 1, 0}) {
            Files.write(log, found.subList(0, kept));
            Files.delete(file);
            CommandLineRun run = prove();
            assertEquals("positions=" + rows().size() + " searched=" + (found.size() - kept), run.lastLine());
            assertEquals(whole, Files.readString(file));
        }
    }

    /** The published draw is followed until it can be solved, and the solver says the same. */
    @Test
    void aPublishedGameIsFollowedUntilItIsSolved() throws IOException {
        Files.writeString(file, "# proved openings 1\nsource draw " + DRAW + " Somebody, somewhere\n");
        prove();
        List<String> rows = rows();
        assertEquals(
                49,
                rows.stream()
                        .filter(row -> row.endsWith(" +0.00 published draw"))
                        .count());
        assertEquals(
                List.of("50 a2 +0.00 exact"),
                rows.stream().filter(row -> row.endsWith(" exact")).toList());
        CommandLineRun again = check("--search", "1000");
        assertEquals(0, again.code(), () -> again.out() + again.err());
        assertTrue(
                again.out().get(0).startsWith("published=49 exact=1 searched="),
                again.out().get(0));
    }

    /** A value that is not what it was searched for is found; only searches may be off, and only as far as one allows. */
    @ParameterizedTest
    @CsvSource({
        "searched, 1.25, 0, 1",
        "searched, 1.25, 1.2, 1",
        "searched, 1.25, 1.25, 0",
        "exact, 2, 0, 2",
        "exact, 2, 64, 2",
        "published, 2, 64, 3"
    })
    void changedValuesAreFound(String kind, double by, String off, int wrong) throws IOException {
        Files.writeString(file, "# proved openings 1\nsource draw " + DRAW + " Somebody, somewhere\n");
        prove();
        List<String> rows = new ArrayList<>(Files.readAllLines(file));
        for (int at = rows.size() - 1; at > 0; at--) {
            String[] words = rows.get(at).split(" ");
            if (words[words.length > 3 ? 3 : 0].equals(kind)) {
                words[2] = "" + (Double.parseDouble(words[2]) + by);
                rows.set(at, String.join(" ", words));
                break;
            }
        }
        Files.write(file, rows);
        CommandLineRun run = check("--search", "1000", "--off", off);
        assertTrue(run.lastLine().endsWith(" wrong=" + wrong), () -> run.out() + run.err());
        assertEquals(wrong == 0 ? 0 : 1, run.code());
    }
}
