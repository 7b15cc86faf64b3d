package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import reversi.online.PlayerCount;

/** The public player count, recounted at most once a second however often it is requested. Thread-safe. */
final class PlayerCounter {
    private static final long CACHE_MILLIS = 1_000;

    private final Supplier<PlayerCount> count;
    private final LongSupplier clock;
    private Buffer answer = Buffer.buffer();
    private long countedAt;

    /** {@code clock} is in milliseconds. */
    PlayerCounter(Supplier<PlayerCount> count, LongSupplier clock) {
        this.count = count;
        this.clock = clock;
    }

    /** The encoded count; callers must not modify the buffer. */
    synchronized Buffer answer() {
        long now = clock.getAsLong();
        if (answer.length() == 0 || now - countedAt >= CACHE_MILLIS || now < countedAt) {
            answer = Buffer.buffer(count.get().write());
            countedAt = now;
        }
        return answer;
    }
}
