package reversi.tools.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.CommandLineRun;

/** Files of openings joined, judged and written. */
class RepertoireCommandTest {
    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void whatIsNotPreparedIsToldByHowLikelyItIs() throws IOException {
        String tree = file("tree.sgf", "(;GM[2]FF[4];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))");
        String game = file("game.txt", "f5d6c3d3c4");
        CommandLineRun run = CommandLineRun.of("repertoire", tree, game, "--side", "black", "--holes", "2");
        assertEquals(0, run.code(), () -> run.out().toString());
        List<String> lines = run.out();
        assertEquals("tree.sgf: 3 moves", lines.get(0));
        assertEquals("game.txt: 1 moves", lines.get(1));
        assertTrue(lines.get(2).startsWith("after f5"), lines.toString());
        assertTrue(run.lastLine().startsWith("moves=4 covered="), run.lastLine());
    }

    @Test
    void aHoleCostsWhatPeopleGiveAway() throws IOException {
        String tree = file("tree.sgf", "(;GM[2]FF[4];B[f5])");
        CommandLineRun run =
                CommandLineRun.of("repertoire", tree, "--side", "black", "--holes", "1", "--seconds", "0.05");
        assertTrue(run.out().get(1).matches("after f5d6 reach=[0-9.]+% cost=[0-9.]+"), () -> run.out()
                .toString());
    }

    @Test
    void theyAreWrittenAndReadAgain() throws IOException {
        String tree = file("tree.sgf", "(;GM[2]FF[4];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))");
        for (String ending : List.of("sgf", "json")) {
            String out = folder.resolve("out." + ending).toString();
            assertEquals(
                    0,
                    CommandLineRun.of("repertoire", tree, "--side", "white", "--to", out)
                            .code());
            CommandLineRun again = CommandLineRun.of("repertoire", out, "--side", "white");
            assertEquals("out." + ending + ": 1 moves", again.out().get(0));
        }
    }

    @Test
    void theCommandIsMisused() throws IOException {
        String nothing = file("nothing.txt", "nothing");
        Path latin = folder.resolve("latin.sgf");
        Files.write(latin, "(;GM[2]FF[4]C[\u00e9];B[f5])".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(2, CommandLineRun.of("repertoire", nothing).code());
        assertEquals(2, CommandLineRun.of("repertoire", "--side", "black").code());
        assertEquals(
                2,
                CommandLineRun.of("repertoire", nothing, "--side", "black", "--to", "out.txt")
                        .code());
        assertEquals(
                2,
                CommandLineRun.of("repertoire", nothing, "--side", "black", "--holes", "-1")
                        .code());
        assertEquals(
                1, CommandLineRun.of("repertoire", nothing, "--side", "black").code());
        assertEquals(
                1,
                CommandLineRun.of("repertoire", folder.resolve("none").toString(), "--side", "black")
                        .code());
        assertEquals(
                0,
                CommandLineRun.of("repertoire", latin.toString(), "--side", "black")
                        .code());
    }
}
