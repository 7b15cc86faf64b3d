package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Connections leave file handles to everything else. */
class ConnectionBudgetTest {
    @ParameterizedTest
    @CsvSource({
        "256, 120, 104",
        "1024, 150, 772",
        "1048576, 150, 1047426",
        "100, 99, 1",
        "9223372036854775807, 5, 2147483647"
    })
    void leavesHandlesForFiles(long handles, long used, int connections) {
        assertEquals(connections, ConnectionBudget.connections(handles, used));
    }

    @Test
    void withoutASystemThatSaysSoThereIsNoBound() {
        ConnectionBudget budget = new ConnectionBudget();
        assertTrue(budget.connect());
        assertTrue(budget.hasRoomForSocket());
    }
}
