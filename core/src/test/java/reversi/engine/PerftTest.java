package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Position;
import reversi.rules.Variant;

class PerftTest {
    @ParameterizedTest
    @CsvSource({
        "1, 4, 4",
        "2, 12, 12",
        "3, 56, 56",
        "4, 244, 244",
        "5, 1396, 1396",
        "6, 8200, 8200",
        "7, 55092, 55092",
        "8, 390216, 390216",
        "9, 3005288, 3005320"
    })
    void countsTheGamesOfTheStart(int plies, long passCounts, long passIsFree) {
        Board start = Board.of(Position.start(Variant.OTHELLO));

        assertEquals(passCounts, new Perft(true).count(start, plies));
        assertEquals(passIsFree, new Perft(false).count(start, plies));
    }
}
