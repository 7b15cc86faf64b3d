package reversi.tools.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.CommandLineRun;

class SolveCommandTest {
    /** Positions 20, 21 and 10 of the FFO endgame test. */
    private static final String POSITIONS =
            """
            XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; H5:+6; G6:-2; F6:-4; H6:-10;
            OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O; G5:+0; G2:-2; G4:-4; G6:-6;
            -XXXX-----OXXX--XOXOXOXXOXOXXOXXOXXOXOOOXXXOXOOX--OXXO---OOOOO-- O; B2:+10; B7:+4;
            """;

    @TempDir
    private Path folder;

    private CommandLineRun solve(String text, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("some.obf"), text);
        List<String> args = new ArrayList<>(List.of("solve", file.toString(), "--weights", "features", "--hash", "1"));
        args.addAll(List.of(more));
        return CommandLineRun.of(args.toArray(String[]::new));
    }

    @Test
    void printsALineForEachPositionAndATotal() throws IOException {
        CommandLineRun run = solve(POSITIONS);

        assertEquals(0, run.code(), run.err());
        assertEquals(4, run.out().size());
        assertTrue(run.out().get(0).startsWith(" 1 score=+6 best=h5 nodes="), run.out()::toString);
        assertTrue(run.out().get(1).startsWith(" 2 score=+0 best=g5 nodes="), run.out()::toString);
        assertTrue(run.out().get(2).startsWith(" 3 score=+10 best=b2 nodes="), run.out()::toString);
        assertTrue(
                run.lastLine().matches("total positions=3 exact=3 nodes=\\d+ seconds=\\d+\\.\\d\\d nps=\\d+"),
                run.lastLine());
    }

    @Test
    void reportsAWrongResult() throws IOException {
        CommandLineRun run = solve(POSITIONS.replace("H5:+6", "H5:+8"), "--to", "2");

        assertEquals(1, run.code());
        assertTrue(run.out().get(0).endsWith(" WRONG, the file has 8"), run.out()::toString);
        assertTrue(run.lastLine().startsWith("total positions=2 exact=1 "), run.lastLine());
    }

    @Test
    void winnerOnlySearchVisitsFewerNodes() throws IOException {
        CommandLineRun exact = solve(POSITIONS, "--from", "3");
        CommandLineRun winner = solve(POSITIONS, "--from", "3", "--wld");

        assertEquals(0, winner.code(), winner.out()::toString);
        assertTrue(nodes(winner) < nodes(exact), winner.lastLine() + exact.lastLine());
    }

    @Test
    void threadsFindTheSameResults() throws IOException {
        assertEquals(0, solve(POSITIONS, "--threads", "2").code());
    }

    @Test
    void refusesAnInvalidLineWithItsNumber() throws IOException {
        CommandLineRun run = solve(POSITIONS.replace("G5:", "A1:"));

        assertEquals(2, run.code());
        assertTrue(run.err().contains("line 2: no move."), run.err());
    }

    private static long nodes(CommandLineRun run) {
        String after = run.lastLine().substring(run.lastLine().indexOf("nodes=") + 6);
        return Long.parseLong(after.substring(0, after.indexOf(' ')));
    }
}
