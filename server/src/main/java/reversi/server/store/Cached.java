package reversi.server.store;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A cached value that is expensive to compute. It stays fresh for one second, or ten times as long as it took to compute if that is
 * longer. While one thread recomputes it, the others get the stale value. Thread-safe.
 */
public final class Cached<T> {
    private static final long FRESH_NANOS = 1_000_000_000L;
    private static final long FRESH_PER_NANO = 10;

    private final Supplier<T> supplier;
    private final LongSupplier nanos;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile @Nullable Entry<T> cached;

    private record Entry<T>(T value, long freshUntil) {}

    /** {@code supplier} may block; an exception it throws is passed on to the caller and not cached. */
    public Cached(Supplier<T> supplier) {
        this(supplier, System::nanoTime);
    }

    Cached(Supplier<T> supplier, LongSupplier nanos) {
        this.supplier = supplier;
        this.nanos = nanos;
    }

    /** The value, recomputed if it is stale. */
    public T get() {
        Entry<T> entry = cached;
        if (entry == null) {
            lock.lock();
        } else if (isFresh(entry) || !lock.tryLock()) {
            return entry.value;
        }
        try {
            Entry<T> latest = cached;
            if (latest == null || !isFresh(latest)) {
                latest = compute();
                cached = latest;
            }
            return latest.value;
        } finally {
            lock.unlock();
        }
    }

    private boolean isFresh(Entry<T> entry) {
        return nanos.getAsLong() - entry.freshUntil < 0;
    }

    private Entry<T> compute() {
        long began = nanos.getAsLong();
        T value = supplier.get();
        long ended = nanos.getAsLong();
        return new Entry<>(value, ended + Math.max(FRESH_NANOS, FRESH_PER_NANO * (ended - began)));
    }
}
