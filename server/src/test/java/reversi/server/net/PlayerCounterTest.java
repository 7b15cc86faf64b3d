package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import reversi.online.PlayerCount;

/** However often it is asked, it counts once a second. */
class PlayerCounterTest {
    @Test
    void countsAtMostOnceASecond() {
        AtomicInteger counts = new AtomicInteger();
        AtomicLong clock = new AtomicLong(5_000);
        PlayerCounter counter = new PlayerCounter(() -> new PlayerCount(counts.incrementAndGet(), 0), clock::get);
        for (int i = 0; i < 1_000; i++) {
            assertEquals("{\"online\":1,\"games\":0}", counter.answer().toString());
        }
        clock.addAndGet(999);
        counter.answer();
        assertEquals(1, counts.get());
        clock.addAndGet(1);
        assertEquals("{\"online\":2,\"games\":0}", counter.answer().toString());
        clock.set(0);
        assertEquals("{\"online\":3,\"games\":0}", counter.answer().toString(), "a clock that was put back");
    }
}
