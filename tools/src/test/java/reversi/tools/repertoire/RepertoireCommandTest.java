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

    private List<String> lines(CommandLineRun run) {
        return run.out().toString().lines().toList();
    }

    @Test
    void whatIsNotPreparedIsToldByHowLikelyItIs() throws IOException {
        String tree = file("tree.sgf", "(;GM[2]FF[4];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))");
        String game = file("game.txt", "f5d6c3d3c4");
        CommandLineRun run = CommandLineRun.of("repertoire", tree, game, "--side", "black", "--holes", "2");
        assertEquals(0, run.code(), () -> run.out().toString());
        List<String> lines = lines(run);
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
        assertTrue(lines(run).get(1).matches("after f5d6 reach=[0-9.]+% cost=[0-9.]+"), () -> lines(run)
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
            assertEquals("out." + ending + ": 1 moves", lines(again).get(0));
        }
    }

    @Test
    void theCommandIsMisused() throws IOException {
        String nothing = file("nothing.txt", "nothing");
        Path latin = folder.resolve("latin.txt");
        Files.write(latin, "f5d6 \u00e9".getBytes(StandardCharsets.ISO_8859_1));
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
