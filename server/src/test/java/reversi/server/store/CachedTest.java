package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** However many ask, it is made once a second. */
class CachedTest {
    private final AtomicLong clock = new AtomicLong(5);
    private long made;
    private long takesNanos;
    private boolean broken;
    private final Cached<Long> cached = new Cached<>(this::make, clock::get);

    private Long make() {
        if (broken) {
            throw new IllegalStateException("no database");
        }
        clock.addAndGet(takesNanos);
        return ++made;
    }

    private void pass(long millis) {
        clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    @Test
    void concurrentReadersShareOneQuery() {
        for (int i = 0; i < 1_000; i++) {
            assertEquals(1, cached.get());
        }
        pass(999);
        assertEquals(1, cached.get());
        pass(1);
        assertEquals(2, cached.get());
    }

    @Test
    void slowQueriesAreCachedLonger() {
        takesNanos = TimeUnit.SECONDS.toNanos(2);
        assertEquals(1, cached.get());
        pass(19_999);
        assertEquals(1, cached.get());
        pass(1);
        assertEquals(2, cached.get());
    }

    @Test
    void failuresAreNotCached() {
        broken = true;
        assertThrows(IllegalStateException.class, cached::get);
        broken = false;
        assertEquals(1, cached.get());
    }
}
