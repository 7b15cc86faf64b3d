package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.Family;
import reversi.engine.FeatureWeights;
import reversi.engine.Features;
import reversi.engine.PatternEntries;
import reversi.engine.PatternWeights;
import reversi.engine.Patterns;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;
import reversi.tools.options.EngineFiles;

class TrainCommandTest {
    private static final Pattern ERROR = Pattern.compile("round (\\d+): mean error ([0-9.]+)");
    private static final int SOLVED = 8;

    @TempDir
    private static Path played;

    @TempDir
    private Path home;

    @Test
    void positionsDependOnTheSeedOnly() throws IOException {
        play("one", 1, 1);
        play("two", 1, 2);
        play("other", 2, 1);
        Path first = PositionFile.in(home.resolve("one")).get(1);
        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(at("two", first)));
        Path other = PositionFile.in(home.resolve("other")).get(1);
        assertNotEquals(-1, Files.mismatch(first, other));
    }

    @Test
    void skipsExistingFiles() throws IOException {
        play("one", 1, 1);
        Path first = PositionFile.in(home.resolve("one")).get(0);
        byte[] made = Files.readAllBytes(first);
        Files.write(first, new byte[PositionFile.RECORD]);
        Files.delete(PositionFile.in(home.resolve("one")).get(1));
        play("one", 1, 1);
        assertEquals(PositionFile.RECORD, Files.size(first));
        assertEquals(2, PositionFile.in(home.resolve("one")).size());
        assertTrue(made.length > 100 * PositionFile.RECORD);
    }

    @Test
    void endingsAreExact() throws IOException {
        play("one", 1, 1);
        BoardSearch search = new BoardSearch(Variant.OTHELLO, 10);
        int[] solved = {0};
        PositionFile.read(PositionFile.in(home.resolve("one")).get(0), (player, opponent, result, foreseen) -> {
            Board board = new Board(player, opponent);
            assertTrue(Math.abs(result) <= 6400 && Math.abs(foreseen) <= 6400);
            if (Long.bitCount(board.empties()) <= SOLVED) {
                search.clear();
                assertEquals(100 * search.solve(board), result);
                assertEquals(result, foreseen);
                solved[0]++;
            }
        });
        assertTrue(solved[0] > 50, "solved " + solved[0]);
    }

    @Test
    void fittedWeightsAreBetterAndPlayable() throws IOException {
        play("one", 1, 1);
        Path made = home.resolve("weights.bin");
        String said = run("fit", "--data", home.resolve("one").toString(), "--out", made.toString(), "--rounds", "11");
        Matcher errors = ERROR.matcher(said);
        assertTrue(errors.find(), said);
        double first = Double.parseDouble(errors.group(2));
        assertTrue(first < 22, "a guess of nought is off by more: " + first);
        assertTrue(errors.find() && errors.group(1).equals("11"), said);
        EngineFiles.weights(made);

        String by = "weights=" + made + ",depth=1,book=no";
        CommandLineRun match = CommandLineRun.of("match", by, "weights=features,depth=1,book=no", "--games", "4");
        assertEquals(0, match.code(), match.err());
    }

    @Test
    void changesWeightsThatAreThere() throws IOException {
        playSmall("one");
        String data = home.resolve("one").toString();
        String first = home.resolve("first.bin").toString();
        String second = home.resolve("second.bin").toString();
        run("fit", "--variant=small", "--data", data, "--out", first, "--rounds", "10");
        run(
                "fit",
                "--variant=small",
                "--data",
                data,
                "--from",
                first,
                "--out",
                second,
                "--rounds",
                "10",
                "--ridge",
                "1e9");
        assertArrayEquals(
                Files.readAllBytes(Path.of(first)), Files.readAllBytes(Path.of(second)), "held where they were");
        Path broken = Files.write(home.resolve("broken.bin"), new byte[20]);
        CommandLineRun refused = CommandLineRun.of(
                "train", "fit", "--variant=small", "--data", data, "--out", second, "--from", broken.toString());
        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains("broken.bin: not a file of pattern weights"), refused.err());
        CommandLineRun blind =
                CommandLineRun.of("train", "fit", "--variant=small", "--data", data, "--out", second, "--near", "8");
        assertEquals(2, blind.code(), blind.err());
        assertTrue(blind.err().contains("needs the weights of --from"), blind.err());
    }

    @Test
    void takesAShareOfTheChangeAndAddsWhatAMoveIsWorth() throws IOException {
        playSmall("one");
        String data = home.resolve("one").toString();
        Path first = home.resolve("first.bin");
        Path second = home.resolve("second.bin");
        run("fit", "--variant=small", "--data", data, "--out", first.toString(), "--rounds", "5");
        String[] again = {
            "fit",
            "--variant=small",
            "--data",
            data,
            "--from",
            first.toString(),
            "--out",
            second.toString(),
            "--rounds",
            "5",
            "--share",
            "0"
        };
        run(again);
        assertEquals(-1, Files.mismatch(first, second), "no share, no change");

        String[] moved = Arrays.copyOf(again, again.length + 2);
        moved[again.length] = "--tempo";
        moved[again.length + 1] = "0.5";
        run(moved);
        float[][] before = PatternWeights.readRows(Files.readAllBytes(first));
        float[][] after = PatternWeights.readRows(Files.readAllBytes(second));
        for (int anchor = 0; anchor < before.length; anchor++) {
            int parity = before[anchor].length - PatternEntries.PARITIES;
            for (int entry = 0; entry < before[anchor].length; entry++) {
                float expected = before[anchor][entry] + (anchor > 0 && entry >= parity ? 0.5f : 0);
                assertEquals(expected, after[anchor][entry], "anchor " + anchor + ", entry " + entry);
            }
        }
    }

    @Test
    void aPriceMakesThePackedFileSmaller() throws IOException {
        playSmall("one");
        String data = home.resolve("one").toString();
        Path fine = home.resolve("fine.bin");
        Path coarse = home.resolve("coarse.bin");
        run("fit", "--variant=small", "--data", data, "--out", fine.toString(), "--rounds", "5");
        run("fit", "--variant=small", "--data", data, "--out", coarse.toString(), "--rounds", "5", "--price", "0.5");
        long smaller = packed(coarse);
        assertTrue(2 * smaller < packed(fine), smaller + " of " + packed(fine));
        EngineFiles.weights(coarse);
    }

    @ParameterizedTest
    @CsvSource({
        "--price=-1, --price is 0 or more",
        "--share=2, --share is from 0 to 1",
        "--share=-1, --share is from 0 to 1",
        "--share=0.5, needs the weights of --from",
    })
    void refusesWhatMakesNoSense(String option, String reason) {
        CommandLineRun refused =
                CommandLineRun.of("train", "fit", "--data", home.toString(), "--out", home + "/made.bin", option);
        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains(reason), refused.err());
    }

    private static long packed(Path file) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            Files.copy(file, out);
        }
        return packed.size();
    }

    @Test
    void leavesOutWeightsThatFewPositionsUse() throws IOException {
        playSmall("one");
        Path made = home.resolve("few.bin");
        String data = home.resolve("one").toString();
        run("fit", "--variant=small", "--data", data, "--out", made.toString(), "--least", "1e9", "--rounds", "5");
        int patterns = new Patterns(Family.SMALL).foldedSize();
        float others = 0;
        for (float[] row : PatternWeights.readRows(Files.readAllBytes(made))) {
            for (int entry = 0; entry < row.length; entry++) {
                assertTrue(entry >= patterns || row[entry] == 0, "entry " + entry);
                others += Math.abs(row[entry]);
            }
        }
        assertTrue(others > 0, "moves and parity have weights");
    }

    @Test
    void triesANetBesideTheWeights() throws IOException {
        play("one", 1, 1);
        String data = home.resolve("one").toString();
        String idle = home.resolve("idle.bin").toString();
        run("fit", "--data", data, "--out", idle, "--rounds", "1", "--ridge", "1e12");
        String[] net = {"net", "--data", data, "--weights", idle, "--numbers", "2", "--rounds", "4"};
        String said = run(net);
        Matcher errors =
                Pattern.compile("deviation without +([0-9.]+)  with +([0-9.]+)").matcher(said);
        assertTrue(errors.find(), said);
        double without = Double.parseDouble(errors.group(1));
        double with = Double.parseDouble(errors.group(2));
        assertTrue(with < 0.9 * without, "of weights that know nothing it leaves less: " + said);
        assertEquals(said, run(net), "the same seed says the same");
        assertNotEquals(
                said, run(Stream.concat(Stream.of(net), Stream.of("--seed=2")).toArray(String[]::new)));
    }

    @Test
    void choosesPatterns() throws IOException {
        play("one", 1, 1);
        String[] chosen = {
            "patterns",
            "--data",
            home.resolve("one").toString(),
            "--blend",
            "1",
            "--empties",
            "16,20",
            "--longs",
            "3",
            "--squares",
            "3",
            "--candidates",
            "8",
            "--exchanges",
            "4",
            "--keep",
            "a1 b1 c1"
        };
        String said = run(chosen);
        assertEquals(said, run(chosen));
        List<String> lines = said.lines().toList();
        assertTrue(lines.get(0).startsWith("error² ") && lines.get(0).endsWith("longs  2  begin"), said);
        long shapes = lines.stream()
                .filter(line -> line.matches("[a-h][1-8]( [a-h][1-8])+"))
                .count();
        assertTrue(shapes == 2 || (shapes == 1 && said.contains("No group explains more.")), said);
    }

    @ParameterizedTest
    @CsvSource({
        "--keep=a1 a1, 'a1 a1' is no pattern",
        "--keep=a9, 'a9' is no pattern",
        "--squares=11, --squares is 2 to 10",
        "--variant=grand, patterns are chosen for boards of 8×8 and 6×6 squares"
    })
    void refusesToChoosePatternsThatCannotBe(String option, String reason) throws IOException {
        CommandLineRun run = CommandLineRun.of("train", "patterns", "--data", home.toString(), option);
        assertEquals(2, run.code(), run.err());
        assertTrue(run.err().contains(reason), run.err());
    }

    @Test
    void fitsThePlainFeatures() throws IOException {
        play("one", 1, 1);
        CommandLineRun run = CommandLineRun.of("train", "features", "--data=" + home.resolve("one"), "--blend=0.5");
        assertEquals(0, run.code(), run.err());
        assertEquals(FeatureWeights.PHASES, run.out().size());
        for (String row : run.out()) {
            assertEquals(Features.COUNT, row.split(", ", -1).length, row);
        }
        Matcher first = Pattern.compile("phase  0  positions +([0-9]+)  mean error +([0-9.]+) discs")
                .matcher(run.err());
        assertTrue(first.find(), run.err());
        assertTrue(Integer.parseInt(first.group(1)) > 40, run.err());
        assertTrue(Double.parseDouble(first.group(2)) < 22, "a guess of zero is off by more: " + first.group(2));
    }

    /** Parts that other processes do make the same files in one folder, each its own. */
    @Test
    void partsMakeTheFilesOfTheWhole() throws IOException {
        List<String> work = List.of("play", "--shards=3", "--games=2", "--depth=1", "--solve=4");
        Path whole = home.resolve("whole");
        Path parts = home.resolve("parts");
        run(Stream.concat(work.stream(), Stream.of("--out=" + whole)).toArray(String[]::new));
        for (int number = 1; number <= 2; number++) {
            run(Stream.concat(work.stream(), Stream.of("--out=" + parts, "--part=" + number + "/2"))
                    .toArray(String[]::new));
            assertEquals(number == 1 ? 2 : 3, PositionFile.in(parts).size());
        }
        for (Path file : PositionFile.in(whole)) {
            assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(parts.resolve(file.getFileName())));
        }
    }

    @Test
    void valuesFewerDiscsHigherInAntiOthello() throws IOException {
        run("play", "--variant", "anti", "--out=" + home, "--shards=1", "--games=30", "--depth=1", "--solve=4");
        int[] solved = {0};
        PositionFile.read(PositionFile.in(home).get(0), (player, opponent, result, foreseen) -> {
            Board board = new Board(player, opponent);
            if (Long.bitCount(board.empties()) <= 2) {
                assertEquals(100 * fewest(board), result, board::toString);
                solved[0]++;
            }
        });
        assertTrue(solved[0] > 0);
    }

    /** How many discs fewer the side to move ends with, by the rules alone. */
    private static int fewest(Board board) {
        long moves = board.moves();
        if (moves == 0) {
            return board.pass().moves() == 0
                    ? Long.bitCount(board.opponent()) - Long.bitCount(board.player())
                    : -fewest(board.pass());
        }
        int best = -64;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            best = Math.max(best, -fewest(board.play(square, board.flips(square))));
        }
        return best;
    }

    @ParameterizedTest
    @CsvSource({"small, 32", "anti, 60"})
    void learnsOtherVariantsAndKeepsTheirWeightsApart(String variant, int empties) throws IOException {
        run("play", "--variant", variant, "--out=" + home, "--shards=1", "--games=40", "--depth=1", "--solve=6");
        PositionFile.read(
                PositionFile.in(home).get(0),
                (player, opponent, result, foreseen) ->
                        assertTrue(Long.bitCount(player | opponent) <= empties + 4, "a board of so many squares"));
        Path weights = home.resolve("w.bin");
        run("fit", "--variant", variant, "--data", home.toString(), "--out", weights.toString(), "--rounds", "2");
        run(
                "play",
                "--variant",
                variant,
                "--weights=" + weights,
                "--out=" + home,
                "--shards=1",
                "--games=2",
                "--seed=2");
        CommandLineRun other = CommandLineRun.of("train", "play", "--out=" + home, "--weights=" + weights);
        assertEquals(2, other.code());
        assertTrue(other.err().contains("has no weights for 8sdb"), other.err());
    }

    @Test
    void relabelsAllButSolvedEndings() throws IOException {
        play("one", 1, 1);
        Path weights = fitted();
        Path out = home.resolve("again");
        run("label", "--data=" + home.resolve("one"), "--out=" + out, "--weights=" + weights, "--depth=1", "--keep=8");
        int[] changed = new int[61];
        Path before = PositionFile.in(home.resolve("one")).get(0);
        long[][] old = positions(before);
        long[][] anew = positions(at("again", before));
        assertEquals(old.length, anew.length);
        for (int i = 0; i < old.length; i++) {
            changed[64 - Long.bitCount(old[i][0] | old[i][1])] += old[i][2] == anew[i][2] ? 0 : 1;
        }
        for (int empties = 0; empties <= SOLVED; empties++) {
            assertEquals(0, changed[empties], "with " + empties + " empties");
        }
        assertTrue(changed[20] > 0);
    }

    @Test
    void labelsWithTheMeanOfAnOddAndAnEvenDepth() throws IOException {
        play("one", 1, 1);
        Path weights = fitted();
        label("labelled", weights, 1);
        label("again", weights, 2);
        Path first = PositionFile.in(home.resolve("labelled")).get(0);
        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(at("again", first)), "threads change nothing");
        long[][] played = positions(at("one", first));
        long[][] labelled = positions(first);
        assertEquals((played.length + 2) / 3, labelled.length);
        BoardSearch search = new BoardSearch(EngineFiles.weights(weights), 12);
        for (int i = 0; i < labelled.length; i++) {
            Board board = new Board(labelled[i][0], labelled[i][1]);
            assertEquals(new Board(played[3 * i][0], played[3 * i][1]), board, "every third one");
            search.clear();
            long value = Long.bitCount(board.empties()) <= SOLVED
                    ? played[3 * i][2]
                    : (search.deepen(board, 2, 5) + search.deepen(board, 3, 5)) / 2;
            assertEquals(value, labelled[i][2], board::toString);
        }
    }

    @Test
    void refusesToLabelByTheWeightsOfAnotherGame() throws IOException {
        play("one", 1, 1);
        Path anti = home.resolve("anti.bin");
        run("fit", "--variant=anti", "--data=" + home.resolve("one"), "--out=" + anti, "--rounds=1");
        CommandLineRun run = CommandLineRun.of(
                "train", "label", "--data=" + home.resolve("one"), "--out=" + home.resolve("x"), "--weights=" + anti);
        assertEquals(1, run.code(), run.err());
        assertTrue(run.err().contains("no weights for"), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--depth=0", "--every=0", "--scatter=-1", "--confidence=6", "--confidence=-1"})
    void refusesToLabelByImpossibleSearches(String option) {
        CommandLineRun run = CommandLineRun.of("train", "label", "--data=a", "--out=b", "--weights=c", option);
        assertEquals(2, run.code());
        assertTrue(run.err().contains("--depth"), run.err());
    }

    @Test
    void refusesFewerThanNoRandomMoves() {
        CommandLineRun run = CommandLineRun.of("train", "play", "--out=b", "--stray=-1");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("--stray"), run.err());
    }

    private void label(String folder, Path weights, int threads) {
        run(
                "label",
                "--data=" + home.resolve("one"),
                "--out=" + home.resolve(folder),
                "--weights=" + weights,
                "--depth=2",
                "--confidence=5",
                "--every=3",
                "--keep=" + SOLVED,
                "--threads=" + threads);
    }

    /** Weights that two rounds make of the games of seed 1, fitted once. */
    private Path fitted() {
        Path weights = played.resolve("weights.bin");
        if (!Files.exists(weights)) {
            run("fit", "--data", home.resolve("one").toString(), "--out", weights.toString(), "--rounds", "2");
        }
        return weights;
    }

    /** Plays into a folder; into a new one what was played for another test is copied. */
    private void play(String folder, int seed, int threads) throws IOException {
        play(folder, "8sdb", seed, threads);
    }

    /** The same on 6×6 squares, with an eighth as many weights. */
    private void playSmall(String folder) throws IOException {
        play(folder, "small", 1, 1);
    }

    private void play(String folder, String variant, int seed, int threads) throws IOException {
        Path to = home.resolve(folder);
        if (Files.exists(to)) {
            playAnew(to, variant, seed, threads);
            return;
        }
        Path kept = played.resolve(variant + " " + seed + " " + threads);
        if (!Files.exists(kept)) {
            playAnew(kept, variant, seed, threads);
        }
        Files.createDirectory(to);
        for (Path file : PositionFile.in(kept)) {
            Files.copy(file, to.resolve(file.getFileName()));
        }
    }

    private static void playAnew(Path to, String variant, int seed, int threads) {
        run(
                "play",
                "--variant=" + variant,
                "--out=" + to,
                "--shards=2",
                "--games=12",
                "--depth=1",
                "--solve=" + SOLVED,
                "--seed=" + seed,
                "--threads=" + threads);
    }

    private Path at(String folder, Path file) {
        return home.resolve(folder).resolve(file.getFileName());
    }

    private static long[][] positions(Path file) throws IOException {
        List<long[]> read = new ArrayList<>();
        PositionFile.read(
                file, (player, opponent, result, foreseen) -> read.add(new long[] {player, opponent, result}));
        return read.toArray(new long[0][]);
    }

    private static String run(String... args) {
        String[] words = Stream.concat(Stream.of("train"), Stream.of(args)).toArray(String[]::new);
        CommandLineRun run = CommandLineRun.of(words);
        assertEquals(0, run.code(), run.err());
        return String.join("\n", run.out());
    }
}
