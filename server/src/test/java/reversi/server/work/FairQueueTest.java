package reversi.server.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** However much one asks for, the others have their turns. */
class FairQueueTest {
    private final FairQueue queue = new FairQueue();
    private final List<String> done = new ArrayList<>();

    private boolean offer(String owner, String what, int limit) {
        return queue.offer(owner, () -> done.add(owner + what), limit);
    }

    @Test
    void ownersTakeTurnsAndEachKeepsItsOrder() {
        for (int i = 1; i <= 4; i++) {
            offer("a", String.valueOf(i), 10);
        }
        offer("b", "1", 10);
        offer("b", "2", 10);
        offer("c", "1", 10);
        for (int i = 0; i < 7; i++) {
            queue.take().run();
        }
        assertEquals(List.of("a1", "b1", "c1", "a2", "b2", "a3", "a4"), done);
    }

    @Test
    void whoComesLaterWaitsForOneTaskOfEachOnly() {
        for (int i = 0; i < 1_000; i++) {
            offer("storm", String.valueOf(i), 1_000);
        }
        queue.take().run();
        offer("victim", "", 1_000);
        queue.take().run();
        queue.take().run();
        assertEquals(List.of("storm0", "storm1", "victim"), done);
    }

    @Test
    void theLimitIsThatOfEachOwner() {
        assertTrue(offer("a", "1", 2));
        assertTrue(offer("a", "2", 2));
        assertFalse(offer("a", "3", 2));
        assertTrue(offer("b", "1", 2));
        queue.take().run();
        assertTrue(offer("a", "4", 2), "there is room again");
        assertFalse(offer("c", "1", 0));
    }
}
