package reversi.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Many want the same table while the database is slow. */
class OneLoadTest {
    private static final int CROWD = 8;
    private static final int PATIENCE_SECONDS = 20;

    private final ExecutorService crowd = Executors.newFixedThreadPool(CROWD);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch slow = new CountDownLatch(1);
    private final AtomicInteger loads = new AtomicInteger();

    @AfterEach
    void end() {
        crowd.shutdownNow();
    }

    private void hang() {
        loads.incrementAndGet();
        begun.countDown();
        try {
            slow.await();
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    @Test
    void aCrowdWaitsForOneLoadAndNobodyElseDoes() throws Exception {
        OneLoad<String> one = new OneLoad<>(id -> {
            if (id == 1) {
                hang();
            }
            return id == 3 ? Optional.empty() : Optional.of("table " + id);
        });
        List<Future<Optional<String>>> same = new ArrayList<>();
        same.add(crowd.submit(() -> one.load(1)));
        begun.await();
        for (int i = 1; i < CROWD - 1; i++) {
            same.add(crowd.submit(() -> one.load(1)));
        }
        assertEquals(Optional.of("table 2"), crowd.submit(() -> one.load(2)).get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(Optional.empty(), one.load(3));
        assertFalse(same.get(0).isDone());
        slow.countDown();
        for (Future<Optional<String>> waiting : same) {
            assertEquals(Optional.of("table 1"), waiting.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        }
        int before = loads.get();
        one.load(1);
        assertEquals(before + 1, loads.get(), "what was loaded is not kept here");
    }

    @Test
    void aLoadThatBreaksIsToldToAllAndTriedAgain() throws Exception {
        OneLoad<String> one = new OneLoad<>(id -> {
            if (loads.get() == 0) {
                hang();
                throw new IllegalStateException("no database");
            }
            return Optional.of("table");
        });
        Future<Optional<String>> first = crowd.submit(() -> one.load(1));
        begun.await();
        slow.countDown();
        ExecutionException broken =
                assertThrows(ExecutionException.class, () -> first.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals("no database", broken.getCause().getMessage());
        assertEquals(Optional.of("table"), one.load(1));
    }
}
