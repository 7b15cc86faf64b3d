package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterTry;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.parallel.ThreadHelpers;
import reversi.rules.Position;
import reversi.rules.Variant;

class SplitPointTest {
    private static final int ALPHA = -50;
    private static final int BETA = 70;

    /** Two that are never set to work. */
    private final ThreadHelpers helpers = new ThreadHelpers(2);

    @AfterEach
    @AfterTry
    void endThreads() {
        helpers.close();
    }

    private static SplitPoint below(@Nullable SplitPoint parent, int depth, int moves) {
        Board board = Board.of(Position.start(Variant.OTHELLO));
        SplitPoint point = new SplitPoint(parent, board, depth, 3, 1, 0, ALPHA, BETA);
        for (int square = 0; square < moves; square++) {
            point.list(square, 1L << square);
        }
        return point;
    }

    private static SplitPoint point(int moves) {
        return below(null, 8, moves);
    }

    @Test
    void everyMoveIsTakenOnceAndInOrder() {
        SplitPoint point = point(3);

        assertEquals(List.of(0, 1, 2), List.of(point.take(), point.take(), point.take()));
        assertEquals(-1, point.take());
        assertEquals(-1, point.take());
        assertEquals(1, point.square(1));
        assertEquals(2L, point.flips(1));
    }

    @Test
    void severalThreadsShareTheMovesOut() throws InterruptedException {
        SplitPoint point = point(30);
        ConcurrentLinkedQueue<Integer> taken = new ConcurrentLinkedQueue<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread thread = new Thread(() -> {
                for (int move = point.take(); move >= 0; move = point.take()) {
                    taken.add(move);
                    point.add(move - 40, move);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

        assertEquals(30, taken.size());
        assertEquals(30, taken.stream().distinct().count());
        assertEquals(-11, point.best());
        assertEquals(29, point.bestMove());
    }

    @Property
    void theBestValueAndItsFirstMoveStay(
            @ForAll @Size(min = 1, max = 36) List<@IntRange(min = -6400, max = BETA - 1) Integer> values) {
        SplitPoint point = point(values.size());
        int best = values.stream().max(Integer::compare).orElseThrow();

        for (int i = 0; i < values.size(); i++) {
            point.add(values.get(i), i);
        }

        assertEquals(best, point.best());
        assertEquals(values.indexOf(best), point.bestMove());
        assertEquals(Math.max(ALPHA, best), point.floor());
        assertFalse(point.isCancelled());
    }

    @Test
    void aMoveWithoutASquareIsKept() {
        SplitPoint point = point(1);

        point.add(-6_400, TranspositionTable.NO_MOVE);

        assertEquals(-6_400, point.best());
        assertEquals(TranspositionTable.NO_MOVE, point.bestMove());
        assertEquals(ALPHA, point.floor());
    }

    @Test
    void aValueOfBetaEndsItAndAllBelow() {
        SplitPoint above = point(5);
        SplitPoint point = below(above, 7, 5);
        SplitPoint below = below(point, 6, 5);

        point.add(BETA, 2);

        assertFalse(above.isCancelled());
        assertTrue(point.isCancelled());
        assertTrue(below.isCancelled());
        assertEquals(-1, point.take());
        assertFalse(point.hasMoves());
        assertTrue(below.isWithin(above));
        assertTrue(below.isWithin(below));
        assertTrue(below.isWithin(null));
        assertFalse(above.isWithin(below));
    }

    @Test
    void nobodyJoinsOnceItIsClosed() {
        SplitPoint point = point(2);

        assertTrue(point.join());
        point.close();
        assertFalse(point.join());
        assertTrue(point.hasHelpers());
        point.leave();
        assertFalse(point.hasHelpers());
    }

    @Test
    void theDeepestSearchOfTheOthersIsJoined() {
        SplitPoints splits = new SplitPoints(helpers);
        splits.open();
        SplitPoint high = below(null, 12, 2);
        SplitPoint low = below(high, 9, 2);
        SplitPoint other = below(null, 10, 2);
        splits.enter(0, low);
        splits.enter(1, other);

        assertSame(high, splits.join(2, null));
        assertTrue(high.hasHelpers());
        high.take();
        high.take();
        assertSame(other, splits.join(2, null));
        assertSame(low, splits.join(1, null), "one's own split point is not joined");
        assertSame(low, splits.join(2, high), "only what lies below");
        assertNull(splits.join(2, other));
        assertNull(splits.join(0, low));
    }

    @Test
    void whatIsClosedIsCancelledAndForgotten() {
        SplitPoints splits = new SplitPoints(helpers);
        SplitPoint point = point(2);
        splits.open();
        splits.enter(0, point);
        splits.beginIdle(1);
        assertTrue(splits.hasIdle(null));
        assertFalse(splits.isCancelled(point));

        splits.close();
        assertTrue(splits.isCancelled(point));
        assertFalse(splits.isOpen());

        splits.open();
        assertFalse(splits.hasIdle(null));
        assertNull(splits.join(1, null));
    }

    @Test
    void whoWaitsForItsHelpersWantsOnlyWhatLiesBelow() {
        SplitPoints splits = new SplitPoints(helpers);
        SplitPoint waiting = below(null, 9, 2);
        splits.open();
        splits.enter(0, waiting);
        splits.beginIdle(0);

        assertFalse(splits.hasIdle(null));
        assertFalse(splits.hasIdle(below(null, 8, 2)));
        assertTrue(splits.hasIdle(waiting));
        assertTrue(splits.hasIdle(below(waiting, 8, 2)));

        splits.endIdle(0);
        assertFalse(splits.hasIdle(waiting));
    }
}
