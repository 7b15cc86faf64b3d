package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import reversi.notation.GameFiles;
import reversi.notation.GameRecord;
import reversi.tools.CommandLineRun;
import reversi.tools.Main;

class ConvertCommandTest {
    private static final String GAMES =
            """
            (;GM[Othello]PB[Ann]PW[Bob]DT[2009.07.02]RE[+12.00]TY[8]B[F5]W[D6]B[C3];)
            (;GM[Othello]PB[Cleo]PW[Dan]DT[2009.11.22]RE[-2.00]TY[8]B[C4]W[C3];)
            """;

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
    }

    private CommandLineRun convert(String to, Path out, Path... inputs) {
        String[] line = new String[5 + inputs.length];
        line[0] = "convert";
        for (int i = 0; i < inputs.length; i++) {
            line[1 + i] = inputs[i].toString();
        }
        System.arraycopy(new String[] {"--to", to, "--out", out.toString()}, 0, line, 1 + inputs.length, 4);
        return CommandLineRun.of(line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ggf", "SGF", "obf", "pgn", "wthor", "text", "json"})
    void everyFormatIsWrittenAndReadAgain(String to) throws IOException {
        Path there = folder.resolve("there");
        CommandLineRun run = convert(to, there, file("games.ggf", GAMES));
        assertEquals(0, run.code(), run.err());
        assertEquals("games=2 written=2 errors=0", run.lastLine(), run.err());
        Path back = folder.resolve("back.txt");
        assertEquals(0, convert("text", back, there).code());
        assertEquals(List.of("f5d6c3", "", "c4c3"), Files.readAllLines(back));
    }

    @Test
    void anArchiveTakesTheNamesBesideIt() throws IOException {
        Path archive = folder.resolve("WTH_2009.wtb");
        convert("wthor", archive, file("games.ggf", GAMES));
        Path json = folder.resolve("games.json");
        convert("json", json, archive);
        GameRecord second = GameFiles.read(Files.readAllBytes(json)).games().get(1);
        assertEquals("Cleo", second.black().name());
        assertEquals("Dan", second.white().name());
        assertEquals(2009, second.date().year());
        assertEquals(-2, second.outcome().orElseThrow().lead().orElseThrow());
        Path again = folder.resolve("again.wtb");
        convert("wthor", again, json);
        assertArrayEquals(Files.readAllBytes(archive), Files.readAllBytes(again));
    }

    @Test
    void theGoodGamesOfABadFileAreWritten() throws IOException {
        Path bad = file("bad.txt", "f5d6c3\nf5a1\nf5f6\nf5zz\n");
        Path missing = folder.resolve("missing.sgf");
        Path out = folder.resolve("out.sgf");
        CommandLineRun run = convert("sgf", out, bad, missing);
        assertEquals(1, run.code());
        assertEquals("games=4 written=2 errors=3", run.lastLine(), run.err());
        assertTrue(
                run.err().contains("bad.txt: game 2, line 2, character 9: an illegal move 'a1': FLIPS_NOTHING"),
                run.err());
        assertTrue(run.err().contains("bad.txt: game 4, line 4, character 19: not a move 'zz'"), run.err());
        assertTrue(run.err().contains("missing.sgf: cannot be read"), run.err());
        assertEquals(2, GameFiles.read(Files.readAllBytes(out)).games().size());
    }

    @Test
    void aGameThatTheFormatCannotSayIsAnError() throws IOException {
        Path stars = file("stars.txt", "10odb f7\n8sdb f5d6\n");
        CommandLineRun run = convert("wthor", folder.resolve("out.wtb"), stars);
        assertEquals(1, run.code());
        assertEquals("games=2 written=1 errors=1", run.lastLine(), run.err());
    }

    @Test
    void anUnknownFormatIsMisuse() throws IOException {
        assertEquals(
                2,
                convert("chess", folder.resolve("out"), file("games.ggf", GAMES))
                        .code());
    }

    @Test
    void diagramsAreWrittenToPrint() throws IOException {
        Path games = file("games.ggf", GAMES);
        assertEquals(0, convert("pdf", folder.resolve("kifu.pdf"), games).code());
        assertTrue(Files.readString(folder.resolve("kifu.pdf"), StandardCharsets.ISO_8859_1)
                .contains("/Count 2"));
        assertEquals(0, convert("svg", folder.resolve("kifu.svg"), games).code());
        assertTrue(Files.readString(folder.resolve("kifu.svg")).contains(">Ann</text>"));
        assertTrue(Files.readString(folder.resolve("kifu-2.svg")).contains(">Cleo</text>"));
    }

    @Test
    void animatedPicturesAreOneForEachGame() throws IOException {
        Path games = Files.writeString(folder.resolve("games.txt"), "f5d6c3\nf5f6e6f4\n");
        assertEquals(0, convert("gif", folder.resolve("game.gif"), games).code());
        for (String name : List.of("game.gif", "game-2.gif")) {
            byte[] picture = Files.readAllBytes(folder.resolve(name));
            assertEquals("GIF89a", new String(picture, 0, 6, StandardCharsets.US_ASCII));
            assertTrue(picture.length < 1_000_000, name);
        }
    }

    @Test
    void ofAFolderOnlyFilesOfGamesAreReadAndNotWhatIsWritten() throws IOException {
        Path games = Files.createDirectories(folder.resolve("games/none"));
        Files.writeString(games.resolveSibling("book.gam"), "+d3-c3+c4-e3: ?? ??\n");
        Files.writeString(games.resolveSibling("read.me"), "hello\n");
        Path out = games.resolveSibling("out.json");
        for (int time = 0; time < 2; time++) {
            assertEquals(
                    "games=1 written=1 errors=0",
                    convert("json", out, games.getParent()).lastLine());
        }
        assertEquals("games=0 written=0 errors=0", convert("json", out, games).lastLine());
    }

    @Test
    void foldersAreReadWithAllBelowThemInTheOrderOfNames() throws IOException {
        Path below = Files.createDirectories(folder.resolve("games/deep/er"));
        file("games/b.ggf", GAMES);
        file("games/notes.md", "f5d6\n");
        Files.writeString(below.resolve("a.TXT"), "f5d6c3d3\n");
        Path out = folder.resolve("games/out.txt");
        Files.writeString(out, "f5a1\n");
        CommandLineRun run = convert("text", out, folder.resolve("games"));
        assertEquals("games=3 written=3 errors=0", run.lastLine(), run.err());
        assertEquals(0, run.code());
        assertEquals(List.of("f5d6c3", "", "c4c3", "f5d6c3d3"), Files.readAllLines(out));
    }

    @Test
    void whatIsOddAboutAGameThatWasReadIsSaidAndIsNoError() throws IOException {
        Path open = file("open.sgf", "(;FF[4]GM[2];B[f5];W[d6]\n");
        CommandLineRun run = convert("text", folder.resolve("out.txt"), open);
        assertEquals("games=1 written=1 errors=0", run.lastLine(), run.err());
        assertEquals(0, run.code());
        assertTrue(run.err().contains("open.sgf: game 1, line 2"), run.err());
        assertTrue(run.err().contains("the bracket that closes the game is missing"), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "x-UTF-16LE-BOM", "windows-31j", "EUC-JP"})
    void namesAreReadWhateverTheirLettersAreEncodedIn(String charset) throws IOException {
        Path old = folder.resolve("old.sgf");
        String text = "(;FF[4]GM[2]PB[表ソ]PW[ゾウ];B[f5];W[d6])\n";
        Files.write(old, text.getBytes(Charset.forName(charset)));
        Path out = folder.resolve("out.sgf");
        assertEquals("games=1 written=1 errors=0", convert("sgf", out, old).lastLine());
        assertTrue(Files.readString(out).contains("PB[表ソ]PW[ゾウ]"));
    }

    /** The whole file, its text and its games would need several times as much memory. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[Othello]PB[Ann]PW[Bob]TY[8]B[F5]W[D6]B[C3];)\n",
                "(;FF[4]GM[2];B[f5];W[d6];B[c3])\n",
                "f5d6c3d3c4\n"
            })
    void aFileLargerThanTheMemoryIsConverted(String game) throws IOException, InterruptedException {
        int games = 4_000_000 / game.length();
        Path big = file("big", game.repeat(games));
        Path said = folder.resolve("said");
        Process run = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx16m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        classes(),
                        Main.class.getName(),
                        "convert",
                        big.toString(),
                        "--to",
                        "text",
                        "--out",
                        folder.resolve("out").toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertEquals(0, run.waitFor(), () -> said(said));
        assertTrue(said(said).contains("games=" + games + " written=" + games + " errors=0"), () -> said(said));
    }

    private static String classes() {
        return Stream.of(Main.class, GameFiles.class, CommandLine.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .map(place -> Path.of(URI.create(place.toString())).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String said(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
