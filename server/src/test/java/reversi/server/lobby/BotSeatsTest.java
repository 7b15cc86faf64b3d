package reversi.server.lobby;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A few games against bots from each address. */
class BotSeatsTest {
    private final Set<Long> playing = new HashSet<>();
    private final BotSeats seats = new BotSeats(playing::contains);

    private boolean begin(long account, String address) {
        boolean taken = seats.take(account, address);
        if (taken) {
            playing.add(account);
        }
        seats.started(account);
        return taken;
    }

    @Test
    void anAddressHasAFewAndOthersHaveTheirOwn() {
        for (long account = 1; account <= BotSeats.MOST_OF_ADDRESS; account++) {
            assertTrue(begin(account, "school"));
        }
        assertFalse(begin(99, "school"));
        assertTrue(begin(99, "home"));
        playing.remove(1L);
        assertTrue(begin(100, "school"), "a game has ended");
        assertFalse(begin(101, "school"));
        assertTrue(begin(100, "school"), "a player's next game takes no further seat");
    }

    @Test
    void gamesThatAreAboutToBeginCount() {
        for (long account = 1; account <= BotSeats.MOST_OF_ADDRESS; account++) {
            assertTrue(seats.take(account, "school"));
        }
        assertFalse(seats.take(99, "school"));
        seats.started(1);
        assertTrue(seats.take(99, "school"), "the first one did not begin");
    }
}
