package reversi.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads beside an engine: each works once, all at the same time, and what goes wrong in one is not lost. */
@Timeout(20)
class ThreadHelpersTest {
    private ThreadHelpers helpers = new ThreadHelpers(3);

    @AfterEach
    void close() {
        helpers.close();
    }

    private void use(int count) {
        helpers.close();
        helpers = new ThreadHelpers(count);
    }

    private static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException error) {
            throw new IllegalStateException(error);
        }
    }

    private static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException error) {
            throw new IllegalStateException(error);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5})
    void everyHelperWorksOnceUnderItsOwnNumber(int count) {
        use(count);
        assertEquals(count, helpers.count());
        List<Integer> numbers = Collections.synchronizedList(new ArrayList<>());
        for (int round = 1; round <= 3; round++) {
            helpers.begin(numbers::add);
            helpers.await();
            assertEquals(round * count, numbers.size());
        }
        Set<Integer> expected = IntStream.range(0, count).boxed().collect(Collectors.toSet());
        assertEquals(expected, Set.copyOf(numbers));
    }

    @Test
    void theyWorkAtTheSameTimeAsEachOtherAndAsWhoBegan() {
        CyclicBarrier all = new CyclicBarrier(4);
        helpers.begin(number -> pass(all));
        pass(all);
        helpers.await();
        assertEquals(0, all.getNumberWaiting());
    }

    @Test
    void waitingEndsOnlyWhenTheLastHasFinished() {
        CountDownLatch free = new CountDownLatch(1);
        AtomicInteger finished = new AtomicInteger();
        helpers.begin(number -> {
            if (number == 2) {
                pass(free);
            }
            finished.incrementAndGet();
        });
        Thread starter = new Thread(free::countDown);
        starter.start();
        helpers.await();
        assertEquals(3, finished.get());
    }

    @Test
    void whatGoesWrongInOneIsThrownOnceAfterAllHaveFinished() {
        IllegalStateException trouble = new IllegalStateException("helper 1");
        AtomicInteger finished = new AtomicInteger();
        helpers.begin(number -> {
            if (number == 1) {
                throw trouble;
            }
            finished.incrementAndGet();
        });
        assertSame(trouble, assertThrows(IllegalStateException.class, helpers::await));
        assertEquals(2, finished.get());
        helpers.await();
        helpers.begin(number -> finished.incrementAndGet());
        helpers.await();
        assertEquals(5, finished.get(), "they work on after that");
    }

    @Test
    void ofSeveralTroublesOneIsThrown() {
        helpers.begin(number -> {
            throw new IllegalStateException("helper " + number);
        });
        assertThrows(IllegalStateException.class, helpers::await);
        helpers.begin(number -> {});
        helpers.await();
    }

    /** Whoever interrupts the engine's thread still finds that it was interrupted, and no helper is left behind. */
    @Test
    void anInterruptIsKeptUntilTheHelpersHaveFinished() throws InterruptedException {
        CountDownLatch began = new CountDownLatch(3);
        CountDownLatch free = new CountDownLatch(1);
        AtomicInteger finished = new AtomicInteger();
        boolean[] isInterrupted = new boolean[1];
        int[] finishedThen = new int[1];
        Thread engine = new Thread(() -> {
            helpers.begin(number -> {
                began.countDown();
                pass(free);
                finished.incrementAndGet();
            });
            helpers.await();
            finishedThen[0] = finished.get();
            isInterrupted[0] = Thread.currentThread().isInterrupted();
        });
        engine.start();
        began.await();
        engine.interrupt();
        free.countDown();
        engine.join();
        assertTrue(isInterrupted[0]);
        assertEquals(3, finishedThen[0]);
    }

    @Test
    void theirThreadsKeepNoProgramAlive() {
        Set<Boolean> daemons = ConcurrentHashMap.newKeySet();
        helpers.begin(number -> daemons.add(Thread.currentThread().isDaemon()));
        helpers.await();
        assertEquals(Set.of(true), daemons);
    }

    @Test
    void closedTheyFinishWhatTheyBeganAndBeginNoMore() {
        CountDownLatch free = new CountDownLatch(1);
        AtomicInteger finished = new AtomicInteger();
        helpers.begin(number -> {
            pass(free);
            finished.incrementAndGet();
        });
        helpers.close();
        free.countDown();
        helpers.await();
        assertEquals(3, finished.get());
        assertThrows(RejectedExecutionException.class, () -> helpers.begin(number -> {}));
        assertFalse(Thread.currentThread().isInterrupted());
    }

    /** What the one who began has written is seen by the helpers, and what they wrote by who waited. */
    @Test
    void whatWasWrittenBeforeIsSeenAfter() {
        int[] shared = new int[4];
        for (int round = 1; round <= 300; round++) {
            shared[3] = round;
            helpers.begin(number -> shared[number] = shared[3]);
            helpers.await();
            assertEquals(round, shared[0]);
            assertEquals(round, shared[1]);
            assertEquals(round, shared[2]);
        }
    }
}
