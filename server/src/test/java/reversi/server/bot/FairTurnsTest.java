package reversi.server.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** Whose bot thinks next, with thinking that takes as long as the test says. */
class FairTurnsTest {
    private final FairTurns turns = new FairTurns();

    private void add(String address, int level) {
        turns.add(new FairTurns.Turn(address, level, waiting -> {}));
    }

    /** Takes the next turn, which thinks for so many milliseconds. */
    private String think(long millis) {
        FairTurns.Turn turn = turns.take().turn();
        turns.count(turn.address(), millis);
        return turn.address() + " " + turn.level();
    }

    @Test
    void whoComesAnewIsNextHoweverManyOthersWait() {
        for (int i = 0; i < 60; i++) {
            add("crowd " + i % 3, 17);
        }
        for (int i = 0; i < 7; i++) {
            think(1_000);
        }
        add("victim", 1);
        assertEquals("victim 1", think(3));
        for (int move = 0; move < 20; move++) {
            think(1_000);
            add("victim", 1);
            assertEquals("victim 1", think(3), "move " + move);
        }
    }

    @Test
    void addressesTakeTurnsWhateverTheyQueue() {
        for (int i = 0; i < 6; i++) {
            add("many", 5);
        }
        add("few", 5);
        add("few", 5);
        List<String> order = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            order.add(think(100));
        }
        assertEquals(List.of("many 5", "few 5", "many 5", "few 5"), order);
    }

    @Test
    void longThoughtsCountForMoreThanShortOnes() {
        for (int i = 0; i < 20; i++) {
            add("deep", 17);
            add("quick", 2);
        }
        List<Integer> levels = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            FairTurns.Turn turn = turns.take().turn();
            turns.count(turn.address(), turn.level() == 2 ? 100 : 1_000);
            levels.add(turn.level());
        }
        List<Integer> expected = new ArrayList<>(Collections.nCopies(8, 2));
        expected.add(17);
        expected.addAll(Collections.nCopies(10, 2));
        expected.add(17);
        assertEquals(expected, levels);
    }

    @Test
    void nobodySavesUpTurnsByStayingAway() {
        add("rare", 3);
        think(1);
        for (int i = 0; i < 50; i++) {
            add("usual", 3);
        }
        for (int i = 0; i < 20; i++) {
            think(100);
        }
        for (int i = 0; i < 20; i++) {
            add("rare", 3);
        }
        int rare = 0;
        for (int i = 0; i < 10; i++) {
            rare += think(100).startsWith("rare") ? 1 : 0;
        }
        assertTrue(rare <= 6, rare + " of 10");
    }

    @Test
    void theWeakestLevelOfAnAddressComesFirstAndThenWhoWaitedLongest() {
        add("school", 17);
        add("school", 1);
        add("school", 1);
        FairTurns.Next next = turns.take();
        assertEquals(1, next.turn().level());
        assertEquals(2, next.waiting());
        assertEquals("school 1", think(1));
        assertEquals("school 17", think(1));
        assertThrows(NoSuchElementException.class, turns::take);
    }
}
