package reversi.server.net;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Looks whether something is well, once a second at most, however many ask. Safe for any number of threads. */
public final class HealthCheck {
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Supplier<CompletableFuture<Boolean>> look;
    private CompletableFuture<Boolean> latest = CompletableFuture.completedFuture(false);
    private long lookedAt = System.nanoTime() - FRESH_NANOS;

    /** A check that {@code look} does without waiting. */
    public HealthCheck(Supplier<CompletableFuture<Boolean>> look) {
        this.look = look;
    }

    /** The latest answer, or one to come. */
    synchronized CompletableFuture<Boolean> isWell() {
        long now = System.nanoTime();
        if (latest.isDone() && now - lookedAt >= FRESH_NANOS) {
            lookedAt = now;
            latest = look.get();
        }
        return latest;
    }
}
