package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.tools.CommandLineRun;

class AnalyseCommandTest {
    /** The shortest game there is: White is wiped out by the ninth disc. */
    private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

    @TempDir
    private Path folder;

    @Test
    void findsTheWinningMoveAndTheBlunderBeforeIt() {
        List<String> rows = analyse(WIPE_OUT).out();
        assertEquals(12, rows.size());
        assertTrue(rows.get(9).matches(" +9 black e7 +\\+64\\.00 +e7 +\\+64\\.00"), rows.get(9));
        assertTrue(rows.get(8).matches(" +8 white e6 +-64\\.00 +(?!e6)[a-h][1-8] .*\\?\\?"), rows.get(8));
        assertTrue(rows.get(10).startsWith("black: 5 moves, "), rows.get(10));
        assertTrue(
                rows.get(11)
                        .matches(
                                "white: 4 moves, \\d inaccuracies, \\d mistakes, [1-4] blunders, accuracy \\d+\\.\\d %, .*"),
                rows.get(11));
    }

    @Test
    void omitsForcedPasses() {
        List<String> rows = analyse("f5f6d3g5h5h4f7h6c5").out();
        assertEquals(12, rows.size());
        assertTrue(rows.get(8).contains("white h6"), rows.get(8));
        assertTrue(rows.get(9).contains("white c5"), rows.get(9));
    }

    @Test
    void readsTheNumberedGameOfAFile() throws IOException {
        Path lines = Files.writeString(folder.resolve("games.txt"), "# games\nf5f6\n\n" + WIPE_OUT + "\n");
        Path ggf = Files.writeString(folder.resolve("games.ggf"), "(;B[F5]W[F6];)\n(;B[F5]W[D6];)");
        assertTrue(analyse(lines.toString(), "--game", "1").out().get(2).contains("white f6"));
        assertEquals(12, analyse(lines.toString(), "--game", "2").out().size());
        assertTrue(analyse(ggf.toString(), "--game", "2").out().get(2).contains("white d6"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f5a1 | character 2: an illegal move 'a1': FLIPS_NOTHING",
                "nonsense | no game of any known format",
                "(;B[F5]W[A1];) | character 9: an illegal move 'A1': FLIPS_NOTHING",
                "(;B[F5 | character 6: broken off",
            })
    void refusesAnInvalidGameWithTheReason(String text, String reason) {
        CommandLineRun run = analyse(text);
        assertEquals(2, run.code());
        assertTrue(run.err().contains(reason), run.err());
    }

    @Test
    void saysHowManyPeopleFindAGoodMove() {
        String game = "d3c5f6e3c6f5c4c2d6b6c3b4d2b3b5d1a4f7f4a6e1e2a5g5a3f1c7a2b1c8f3g3d8d7e6e8e7f8f2c1g1g2h1b8b7";
        List<String> weak = analyse(game, "--rating", "700").out();
        List<String> strong = analyse(game, "--rating", "1700").out();
        assertTrue(weak.get(0).endsWith("loss      found"), weak.get(0));
        assertTrue(weak.get(26).endsWith("%") == strong.get(26).endsWith("%"), "34 squares are empty after 26 moves");
        assertFalse(weak.get(20).endsWith("%"), "too many empty squares: " + weak.get(20));
        int judged = 0;
        for (int row = 1; row < weak.size(); row++) {
            if (weak.get(row).endsWith("%")) {
                judged++;
                assertTrue(percent(weak.get(row)) <= percent(strong.get(row)), weak.get(row));
            }
        }
        assertTrue(judged > 5, judged + " moves judged");
        assertTrue(analyse(game, "--rating", "2000").err().contains("--rating is 600 to 1700, not 2000"));
        assertTrue(analyse(game, "--rating", "1000", "--csv", "x.csv").err().contains("are for one game"));
    }

    private static int percent(String row) {
        return Integer.parseInt(
                row.substring(row.length() - 5, row.length() - 2).strip());
    }

    @Test
    void refusesAMissingGameNumber() throws IOException {
        Path lines = Files.writeString(folder.resolve("games.txt"), "f5f6\n");
        Path broken = Files.write(folder.resolve("WTH_2001.wtb"), new byte[5]);
        assertTrue(analyse(lines.toString(), "--game", "2").err().contains("no game 2 among 1"));
        assertTrue(analyse(broken.toString()).err().contains("no game of any known format"));
    }

    private static CommandLineRun analyse(String game, String... options) {
        String[] line = new String[options.length + 6];
        System.arraycopy(new String[] {"analyse", game, "--depth", "4", "--weights", "features"}, 0, line, 0, 6);
        System.arraycopy(options, 0, line, 6, options.length);
        return CommandLineRun.of(line);
    }
}
