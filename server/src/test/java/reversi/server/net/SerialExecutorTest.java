package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.server.work.Pool;

/** What one client asks is done in order; what is asked too much of one kind holds up no other kind. */
class SerialExecutorTest {
    private final Pool slow = new Pool("slow", 1, 1, new SimpleMeterRegistry());
    private final Pool quick = new Pool("quick", 2, 100, new SimpleMeterRegistry());
    private final CountDownLatch block = new CountDownLatch(1);
    private final BlockingQueue<String> done = new LinkedBlockingQueue<>();

    @AfterEach
    void close() {
        block.countDown();
        slow.close();
        quick.close();
    }

    private Runnable note(String what) {
        return () -> done.add(what);
    }

    private void hold() {
        try {
            block.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private String next() throws InterruptedException {
        return String.valueOf(done.poll(20, TimeUnit.SECONDS));
    }

    @Test
    void aFullPoolRejectsWithoutBlockingOthers() throws InterruptedException {
        SerialExecutor first = new SerialExecutor("home", 10);
        assertTrue(first.offer(slow, this::hold, note("never")));
        assertTrue(first.offer(quick, note("after the slow one"), note("never")));
        // One is done, one may wait.
        SerialExecutor second = new SerialExecutor("home", 10);
        CountDownLatch begun = new CountDownLatch(1);
        quick.execute(begun::countDown);
        assertTrue(begun.await(20, TimeUnit.SECONDS));
        int refused = 0;
        for (int i = 0; i < 3; i++) {
            SerialExecutor other = new SerialExecutor("home", 10);
            assertTrue(other.offer(slow, note("waited"), note("refused")));
        }
        while ("refused".equals(done.peek())) {
            done.remove();
            refused++;
        }
        assertTrue(refused >= 2, "refused " + refused);
        assertTrue(second.offer(quick, note("quick"), note("never")));
        assertEquals("quick", next());
        block.countDown();
        assertTrue(List.of("waited", "after the slow one").contains(next()));
    }

    @Test
    void runsTheTasksOfOneClientInOrderOnAnyThread() throws InterruptedException {
        SerialExecutor executor = new SerialExecutor("home", 100);
        executor.execute(slow, this::hold);
        for (int i = 0; i < 50; i++) {
            executor.execute(i % 2 == 0 ? quick : slow, note("task " + i));
        }
        block.countDown();
        for (int i = 0; i < 50; i++) {
            assertEquals("task " + i, next());
        }
    }

    @Test
    void boundsTheQueueOfOneClient() {
        SerialExecutor executor = new SerialExecutor("home", 2);
        assertTrue(executor.offer(slow, this::hold, note("never")));
        assertTrue(executor.offer(slow, note("1"), note("refused")));
        assertTrue(executor.offer(slow, note("2"), note("refused")));
        assertFalse(executor.offer(slow, note("3"), note("refused")));
        assertFalse(executor.isIdle());
    }
}
