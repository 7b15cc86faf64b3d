package reversi.server.store;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** Values that many ask for, each kept for one second; what is not found is looked for each time. Thread-safe. */
public final class CachedByKey<K, V> {
    private static final long FRESH_NANOS = 1_000_000_000L;
    private static final int MOST = 5_000;

    private final Function<K, Optional<V>> load;
    private final LongSupplier nanos;
    private final Map<K, Entry<V>> entries = new ConcurrentHashMap<>();

    private record Entry<V>(V value, long freshUntil) {}

    /** {@code load} may block; an exception it throws is passed on to the caller and not cached. */
    public CachedByKey(Function<K, Optional<V>> load) {
        this(load, System::nanoTime);
    }

    CachedByKey(Function<K, Optional<V>> load, LongSupplier nanos) {
        this.load = load;
        this.nanos = nanos;
    }

    /** The value of a key, loaded again if it is older than a second; empty if there is none. */
    public Optional<V> get(K key) {
        Entry<V> known = entries.get(key);
        if (known != null && nanos.getAsLong() - known.freshUntil < 0) {
            return Optional.of(known.value);
        }
        Optional<V> loaded = load.apply(key);
        if (entries.size() >= MOST) {
            entries.clear();
        }
        loaded.ifPresentOrElse(
                value -> entries.put(key, new Entry<>(value, nanos.getAsLong() + FRESH_NANOS)),
                () -> entries.remove(key));
        return loaded;
    }

    /** Forgets the value of a key, which has changed. */
    public void forget(K key) {
        entries.remove(key);
    }
}
