package reversi.server.net;

import io.vertx.core.buffer.Buffer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import reversi.online.PlayerCount;

/** Says how many play, to anybody and as often as they ask: counted at most once a second. */
final class PlayerCounter {
    private static final long KEPT_MILLIS = 1_000;

    private final Supplier<PlayerCount> count;
    private final LongSupplier clock;
    private Buffer answer = Buffer.buffer();
    private long counted;

    /** A counter with a clock in milliseconds. */
    PlayerCounter(Supplier<PlayerCount> count, LongSupplier clock) {
        this.count = count;
        this.clock = clock;
    }

    /** The answer, which nobody changes. */
    synchronized Buffer answer() {
        long now = clock.getAsLong();
        if (answer.length() == 0 || now - counted >= KEPT_MILLIS || now < counted) {
            answer = Buffer.buffer(count.get().write());
            counted = now;
        }
        return answer;
    }
}
