package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.LobbyRequest.EnterLobby;

/** The rows that are asked for hold those that can be seen. */
class LobbyRowsTest {
    @ParameterizedTest
    @CsvSource({"0,13,5", "0,13,1000", "20,33,1000", "37,50,1000", "500,524,1000", "987,1000,1000", "300,340,1000"})
    void holdWhatCanBeSeen(int first, int last, int online) {
        EnterLobby rows = LobbyRows.around(first, last, online);
        assertTrue(rows.from() <= first, rows.toString());
        assertTrue(rows.from() + rows.rows() >= Math.min(last, online), rows.toString());
    }

    @ParameterizedTest
    @CsvSource({"0,13,1000,0,50", "35,48,1000,25,50", "990,1003,1000,950,50", "0,40,1000,0,100", "45,58,50,0,50"})
    void areTheSameForManyWhoLookAtNearlyTheSame(int first, int last, int online, int from, int rows) {
        assertEquals(new EnterLobby(from, rows), LobbyRows.around(first, last, online));
    }
}
