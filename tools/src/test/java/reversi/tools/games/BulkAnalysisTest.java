package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Engine;
import reversi.engine.Question;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.notation.TranscriptText;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.teach.review.MoveReview;
import reversi.teach.review.ReviewLimits;
import reversi.teach.review.Reviewer;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;

/** Many games analysed into files. */
class BulkAnalysisTest {
    private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";
    private static final String LONGER = "f5d6c3d3c4f4f6f3e6e7d7";

    @TempDir
    private Path folder;

    private Path games;
    private Path csv;
    private Path json;

    @BeforeEach
    void write() throws IOException {
        games = Files.createDirectory(folder.resolve("games"));
        csv = folder.resolve("out.csv");
        json = folder.resolve("out.json");
        Files.createDirectory(games.resolve("more"));
        ArchiveBytes.write(games, "WTH_2001.wtb", ArchiveBytes.game(WIPE_OUT, 64), ArchiveBytes.game(LONGER, 33));
        Files.writeString(
                games.resolve("more/a.ggf"), "(;GM[Othello]PB[Ann, \"the\" first]PW[Bob]TY[8]B[F5]W[D6]B[C4];)");
        Files.writeString(games.resolve("readme.md"), "no games at all");
        Files.writeString(games.resolve("z.txt"), "f5f6e6f4\n");
    }

    private CommandLineRun analyse(String... more) {
        List<String> line = new ArrayList<>(List.of("analyse", games.toString(), "--depth", "3", "--solve", "4"));
        line.addAll(List.of("--weights", "features", "--hash", "1"));
        line.addAll(List.of(more));
        return CommandLineRun.of(line.toArray(new String[0]));
    }

    private CommandLineRun both(String... more) {
        List<String> line = new ArrayList<>(List.of("--csv", csv.toString(), "--json", json.toString()));
        line.addAll(List.of(more));
        return analyse(line.toArray(new String[0]));
    }

    @Test
    void everyMoveIsARowAndEveryGameALine() throws IOException {
        CommandLineRun run = both();
        assertEquals(0, run.code(), run.err());
        assertEquals("games=4 moves=27 errors=0", run.lastLine());
        List<String> rows = Files.readAllLines(csv);
        assertEquals(28, rows.size());
        assertEquals(
                "file,game,black,white,move,moves,side,square,value,best,best_value,loss,exact,depth,judgement,accuracy,limits",
                rows.get(0));
        String archive = games.resolve("WTH_2001.wtb").toString();
        assertTrue(rows.get(9).startsWith(archive + ",1,#0,#0,9,9,black,e7,64.00,e7,64.00,0.00,no,"), rows.get(9));
        assertTrue(rows.get(8).matches(".*,8,9,white,e6,-64.00,.*,blunder,.*,3/4"), rows.get(8));
        assertTrue(rows.get(10).startsWith(archive + ",2,"), rows.get(10));
        assertTrue(rows.get(21).contains("a.ggf,1,\"Ann, \"\"the\"\" first\",Bob,1,3,black,f5,"), rows.get(21));
        assertEquals(4, Files.readAllLines(json).size());
    }

    @Test
    void theNumbersAreThoseOfTheReviewer() throws IOException {
        both();
        Transcript game = ((TranscriptText.Ok) TranscriptText.read(WIPE_OUT, Variant.OTHELLO)).transcript();
        Reviewer reviewer = new Reviewer(game, List.of(new ReviewLimits(3, 4, Integer.MAX_VALUE)));
        Engine engine = new Engine(() -> 0, 16);
        for (Optional<Question> next = reviewer.next(); next.isPresent(); next = reviewer.next()) {
            reviewer.answered(engine.answer(next.get(), reviewer::improved));
        }
        List<Json> moves = moves(Files.readAllLines(json).get(0));
        assertEquals(9, moves.size());
        List<String> rows = Files.readAllLines(csv);
        for (int ply = 0; ply < 9; ply++) {
            Map<String, Json> move = ((Json.Fields) moves.get(ply)).values();
            Optional<MoveReview> known = reviewer.review().move(ply);
            assertEquals(known.isPresent(), move.containsKey("value"));
            if (known.isPresent()) {
                MoveReview review = known.get();
                assertEquals(new Json.Whole(review.value()), move.get("value"));
                assertEquals(new Json.Whole(review.bestValue()), move.get("best_value"));
                assertEquals(new Json.Text(review.best().toString()), move.get("best"));
                assertEquals(new Json.Truth(review.exact()), move.get("exact"));
                String loss = String.format(Locale.ROOT, ",%.2f,", review.loss() / 100.0);
                assertTrue(rows.get(ply + 1).contains(loss), rows.get(ply + 1));
            }
        }
    }

    private static List<Json> moves(String line) {
        Json.Fields fields = assertInstanceOf(Json.Fields.class, JsonReader.read(line));
        return assertInstanceOf(Json.Items.class, fields.values().get("moves")).values();
    }

    @Test
    void threadsChangeNothing() throws IOException {
        both();
        byte[] rows = Files.readAllBytes(csv);
        byte[] lines = Files.readAllBytes(json);
        Files.delete(csv);
        Files.delete(json);
        assertEquals(0, both("--threads", "3").code());
        assertArrayEquals(rows, Files.readAllBytes(csv));
        assertArrayEquals(lines, Files.readAllBytes(json));
    }

    /** Cut anywhere, also in the middle of a line, of a game and of the head, both files come to be what they were. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.01, 0.1, 0.3, 0.5, 0.77, 0.95, 0.999, 1})
    void anInterruptedFileIsContinued(double part) throws IOException {
        both();
        byte[] rows = Files.readAllBytes(csv);
        byte[] lines = Files.readAllBytes(json);
        Files.write(csv, Arrays.copyOf(rows, (int) (part * rows.length)));
        Files.write(json, Arrays.copyOf(lines, (int) (part * lines.length)));
        CommandLineRun run = both();
        assertEquals("games=4 moves=27 errors=0", run.lastLine(), run.err());
        assertArrayEquals(rows, Files.readAllBytes(csv));
        assertArrayEquals(lines, Files.readAllBytes(json));
    }

    @Test
    void whatIsBrokenIsToldAndTheRestAnalysed() throws IOException {
        Files.writeString(games.resolve("z.txt"), "f5f6e6f4\nf5a1\nf5d6\n");
        Path missing = folder.resolve("missing.sgf");
        CommandLineRun run = both(missing.toString());
        assertEquals(1, run.code());
        assertEquals("games=5 moves=29 errors=2", run.lastLine());
        assertTrue(
                run.err().contains("z.txt: game 2, line 2, character 11: an illegal move 'a1': FLIPS_NOTHING"),
                run.err());
        assertTrue(run.err().contains("missing.sgf: cannot be read"), run.err());
        assertEquals(30, Files.readAllLines(csv).size());
    }

    @Test
    void whatIsWrittenIsNotRead() throws IOException {
        Path inside = games.resolve("analysis.json");
        assertEquals(0, analyse("--json", inside.toString()).code());
        byte[] lines = Files.readAllBytes(inside);
        assertEquals(
                "games=4 moves=27 errors=0",
                analyse("--json", inside.toString()).lastLine());
        assertArrayEquals(lines, Files.readAllBytes(inside));
    }

    @ParameterizedTest
    @ValueSource(strings = {"my notes", "my notes\n", "{\"format\":\"reversi games\"", "a,b,c\n1,2,3\n"})
    void anotherFileIsNotTouched(String text) throws IOException {
        for (Path file : List.of(csv, json)) {
            Files.writeString(file, text);
            CommandLineRun run = analyse(file.equals(csv) ? "--csv" : "--json", file.toString());
            assertEquals(2, run.code());
            assertTrue(run.err().contains("no output of this command"), run.err());
            assertEquals(text, Files.readString(file));
        }
    }

    @Test
    void otherLimitsAreRefused() throws IOException {
        both();
        byte[] rows = Files.readAllBytes(csv);
        CommandLineRun run = analyse("--csv", csv.toString(), "--seconds", "9");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("was made with the limits 3/4, not 3/4/9000ms"), run.err());
        assertArrayEquals(rows, Files.readAllBytes(csv));
    }

    /** Whatever the parts are, and if one was killed: what is merged is what one run writes. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7})
    void partsAreMergedToWhatOneRunWrites(int parts) throws IOException {
        for (String format : List.of("--csv", "--json")) {
            Path whole = folder.resolve("whole" + format);
            analyse(format, whole.toString());
            List<String> merge = new ArrayList<>(
                    List.of(format, folder.resolve("merged" + format).toString(), "--take"));
            int games = 0;
            for (int number = 1; number <= parts; number++) {
                Path part = folder.resolve("part-" + number + format);
                CommandLineRun run = analyse(format, part.toString(), "--part", number + "/" + parts);
                assertEquals(0, run.code(), run.err());
                games += Integer.parseInt(run.lastLine().replaceAll("games=([0-9]+) .*", "$1"));
                merge.add(part.toString());
            }
            assertEquals(4, games);
            byte[] killed = Files.readAllBytes(folder.resolve("part-1" + format));
            Files.write(folder.resolve("part-1" + format), Arrays.copyOf(killed, killed.length - 5));
            CommandLineRun merged = analyse(merge.toArray(new String[0]));
            assertEquals("games=4 moves=27 errors=0", merged.lastLine(), merged.err());
            assertArrayEquals(Files.readAllBytes(whole), Files.readAllBytes(folder.resolve("merged" + format)));
        }
    }

    /** The merged file has what the parts say, not what would be found anew. */
    @Test
    void whatIsTakenIsNotAnalysedAgain() throws IOException {
        analyse("--json", json.toString());
        Files.writeString(json, Files.readString(json).replace("\"blunders\":1", "\"blunders\":77"));
        Path merged = folder.resolve("merged.json");
        analyse("--json", merged.toString(), "--take", json.toString());
        assertTrue(Files.readString(merged).contains("\"blunders\":77"));
        assertEquals(Files.readString(json), Files.readString(merged));
    }

    @Test
    void partsOfOtherFilesOrOtherLimitsAreRefused() throws IOException {
        analyse("--json", json.toString());
        Path merged = folder.resolve("merged.json");
        Path other = Files.writeString(folder.resolve("other.txt"), "f5d6\n");
        String[] named = {
            "analyse",
            other.toString(),
            "--depth",
            "3",
            "--solve",
            "4",
            "--json",
            merged.toString(),
            "--take",
            json.toString()
        };
        CommandLineRun run = CommandLineRun.of(named);
        assertEquals(2, run.code());
        assertTrue(run.err().contains("which is none of the files to be analysed"), run.err());
        CommandLineRun slower = analyse("--json", merged.toString(), "--seconds", "9", "--take", json.toString());
        assertEquals(2, slower.code());
        assertTrue(slower.err().contains("was made with the limits"), slower.err());
        CommandLineRun missing = analyse("--json", merged.toString(), "--take", "nowhere.json");
        assertEquals(2, missing.code());
        assertTrue(missing.err().contains("there is no nowhere.json to --take"), missing.err());
        assertFalse(Files.exists(merged));
        assertTrue(both("--take", json.toString()).err().contains("one of --csv and --json"));
        assertTrue(CommandLineRun.of("analyse", "f5d6", "--part", "1/2").err().contains("are for --csv or --json"));
    }

    @Test
    void manyGamesNeedAFile() {
        assertTrue(analyse("f5d6").err().contains("--csv FILE or --json FILE"));
        assertTrue(both("--game", "2").err().contains("are for one game"));
    }
}
