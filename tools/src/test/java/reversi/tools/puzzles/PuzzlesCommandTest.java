package reversi.tools.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.teach.puzzle.PuzzleWriter;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;

/** The way from games to puzzles, and the check of those that the game comes with. */
class PuzzlesCommandTest {
    @TempDir
    Path folder;

    private static PuzzleCollection shipped() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("..", "assets", "puzzles", "puzzles.bin"));
        return assertInstanceOf(PuzzleCollection.Ok.class, PuzzleReader.read(bytes))
                .puzzles();
    }

    private static PuzzleWriter.Entry entry(Puzzle puzzle, List<Integer> values) {
        return new PuzzleWriter.Entry(puzzle.position(), values, puzzle.themes(), puzzle.rating());
    }

    @Test
    void theShippedPuzzlesAreRight() {
        CommandLineRun run =
                CommandLineRun.of("puzzles", "check", "--every", "16", "--most-empties", "13", "--threads", "1");
        assertEquals(0, run.code(), () -> run.out().toString());
        assertTrue(run.lastLine().matches("puzzles=1\\d\\d wrong=0"), run.lastLine());
    }

    @Test
    void aWrongValueIsFound() throws IOException {
        List<PuzzleWriter.Entry> some = new ArrayList<>();
        for (int place = 0; place < 12; place++) {
            Puzzle puzzle = shipped().get(place);
            List<Integer> values = new ArrayList<>(puzzle.values());
            if (place % 4 == 0) {
                int worst = values.indexOf(
                        values.stream().mapToInt(Integer::intValue).min().orElseThrow());
                values.set(worst, values.get(worst) == -64 ? -62 : values.get(worst) - 2);
            }
            some.add(entry(puzzle, values));
        }
        Path file = Files.write(folder.resolve("some.bin"), PuzzleWriter.write(some));
        CommandLineRun run = CommandLineRun.of("puzzles", "check", file.toString(), "--threads", "1");
        assertEquals(1, run.code());
        assertEquals("puzzles=12 wrong=3", run.lastLine());
    }

    @Test
    void damagedFilesAndSenselessNumbersAreMisuse() throws IOException {
        Path file = Files.writeString(folder.resolve("none.bin"), "RPZ1 nothing");
        assertEquals(2, CommandLineRun.of("puzzles", "check", file.toString()).code());
        assertEquals(2, CommandLineRun.of("puzzles", "check", "--every", "0").code());
        assertEquals(2, CommandLineRun.of("puzzles").code());
    }

    /** A game of random moves to its end, as archives write it. */
    private static byte[] game(long seed) {
        Random random = new Random(seed);
        Position position = Position.start(Variant.OTHELLO);
        StringBuilder squares = new StringBuilder();
        while (!position.isOver()) {
            List<Move> moves = position.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            move.square().ifPresent(square -> squares.append(square.name()));
            position = position.play(move).orThrow().after();
        }
        return ArchiveBytes.game(squares.toString(), position.count(Disc.BLACK));
    }

    @Test
    void puzzlesAreMinedRatedAndRightAndInterruptionsChangeNothing() throws IOException {
        byte[][] games = new byte[60][];
        for (int i = 0; i < games.length; i++) {
            games[i] = game(i);
        }
        Path archive = ArchiveBytes.write(folder.resolve("games"), "WTH_1999.wtb", games);
        Path log = folder.resolve("mined.log");
        CommandLineRun mined = CommandLineRun.of("puzzles", "mine", archive.toString(), "--log", log.toString());
        assertEquals(0, mined.code(), mined.err());
        String whole = Files.readString(log);
        assertTrue(mined.lastLine().matches("games=60 candidates=\\d+"), mined.lastLine());

        int half = whole.indexOf('\n', whole.length() / 2) + 4;
        Files.writeString(log, whole.substring(0, half));
        CommandLineRun again = CommandLineRun.of("puzzles", "mine", archive.toString(), "--log", log.toString());
        assertEquals(whole, Files.readString(log));
        assertEquals(mined.lastLine(), again.lastLine());

        Path out = folder.resolve("puzzles.bin");
        Path plays = folder.resolve("plays.log");
        CommandLineRun rated = rate(log, plays, out);
        assertEquals(0, rated.code(), rated.err());
        byte[] first = Files.readAllBytes(out);
        String known = Files.readString(plays);
        Files.writeString(plays, known.substring(0, known.length() / 2));
        rate(log, plays, out);
        assertEquals(PuzzleReader.read(first).getClass(), PuzzleCollection.Ok.class);
        assertTrue(Arrays.equals(first, Files.readAllBytes(out)), "the same log makes the same bytes");
        CommandLineRun checked = CommandLineRun.of("puzzles", "check", out.toString(), "--threads", "1");
        assertEquals(0, checked.code(), () -> checked.out().toString());
        assertFalse(checked.lastLine().startsWith("puzzles=0"), checked.lastLine());
    }

    private static CommandLineRun rate(Path log, Path plays, Path out) {
        return CommandLineRun.of(
                "puzzles",
                "rate",
                log.toString(),
                "--plays",
                plays.toString(),
                "--out",
                out.toString(),
                "--tries",
                "1");
    }

    @Test
    void aTornLineIsNoCandidate() throws IOException {
        Path log = folder.resolve("torn.log");
        Files.writeString(log, "100 \n7 X 10 20 5 5 3 4\nnonsense\n\n", StandardOpenOption.CREATE);
        for (String line : Files.readAllLines(log)) {
            assertTrue(PuzzleCandidate.parse(line).isEmpty(), line);
        }
    }
}
