package reversi.server.store;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that costs much to make: made again at most once a second however many ask, and more seldom where making it takes longer
 * than a tenth of that. While one thread makes it, the others get the last one. Safe for any number of threads.
 */
public final class Cached<T> {
    private static final long FRESH_NANOS = 1_000_000_000L;
    private static final long FRESH_FOR_EACH_NANO = 10;

    private final Supplier<T> maker;
    private final LongSupplier nanos;
    private final ReentrantLock making = new ReentrantLock();
    private volatile @Nullable Made<T> made;

    private record Made<T>(T value, long freshUntil) {}

    /** A value that {@code maker} makes, which may wait for the database; what it throws is thrown to whoever asked. */
    public Cached(Supplier<T> maker) {
        this(maker, System::nanoTime);
    }

    Cached(Supplier<T> maker, LongSupplier nanos) {
        this.maker = maker;
        this.nanos = nanos;
    }

    /** The value. */
    public T get() {
        Made<T> known = made;
        if (known == null) {
            making.lock();
        } else if (isFresh(known) || !making.tryLock()) {
            return known.value;
        }
        try {
            Made<T> now = made;
            if (now == null || !isFresh(now)) {
                now = make();
                made = now;
            }
            return now.value;
        } finally {
            making.unlock();
        }
    }

    private boolean isFresh(Made<T> known) {
        return nanos.getAsLong() - known.freshUntil < 0;
    }

    private Made<T> make() {
        long began = nanos.getAsLong();
        T value = maker.get();
        long ended = nanos.getAsLong();
        return new Made<>(value, ended + Math.max(FRESH_NANOS, FRESH_FOR_EACH_NANO * (ended - began)));
    }
}
