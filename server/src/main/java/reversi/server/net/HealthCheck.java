package reversi.server.net;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** A health probe whose result is cached for one second, so that frequent requests cost nothing. Thread-safe. */
public final class HealthCheck {
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Supplier<CompletableFuture<Boolean>> probe;
    private CompletableFuture<Boolean> latest = CompletableFuture.completedFuture(false);
    private long checkedAt = System.nanoTime() - FRESH_NANOS;

    /** {@code probe} must not block. */
    public HealthCheck(Supplier<CompletableFuture<Boolean>> probe) {
        this.probe = probe;
    }

    /** The latest result, which may still be pending. */
    synchronized CompletableFuture<Boolean> isHealthy() {
        long now = System.nanoTime();
        if (latest.isDone() && now - checkedAt >= FRESH_NANOS) {
            checkedAt = now;
            latest = probe.get();
        }
        return latest;
    }
}
