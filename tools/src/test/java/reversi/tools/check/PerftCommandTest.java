package reversi.tools.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.tools.CommandLineRun;

/** The command that counts games. */
class PerftCommandTest {
    @ParameterizedTest
    @CsvSource({
        "perft 1, perft 1 = 4",
        "perft 6 --board position, perft 6 = 8200",
        "perft 9, perft 9 = 3005288",
        "perft 9 --board bitboard, perft 9 = 3005288",
        "perft 9 --count-passes yes, perft 9 = 3005288",
        "perft 9 --count-passes no, perft 9 = 3005320",
        "perft 9 --board position --count-passes no, perft 9 = 3005320"
    })
    void endsWithTheCountOfTheDepth(String line, String last) {
        CommandLineRun run = CommandLineRun.of(line.split(" "));
        assertEquals(0, run.code(), run::err);
        assertEquals(last, run.lastLine());
    }

    @ParameterizedTest
    @CsvSource({"position", "bitboard"})
    void printsATableOfEveryDepth(String board) {
        CommandLineRun run = CommandLineRun.of("perft", "4", "--board", board);
        assertEquals(2 + 4 + 1, run.out().size());
        assertTrue(run.out().get(4).matches(" +3 +56 +[0-9.]+"), run.out().get(4));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "perft 0",
                "perft 15",
                "perft",
                "perft x",
                "perft 3 --board paper",
                "perft 3 --count-passes perhaps"
            })
    void refusesWhatItCannotCount(String line) {
        CommandLineRun run = CommandLineRun.of(line.split(" "));
        assertEquals(2, run.code());
        assertTrue(!run.err().isBlank());
    }
}
