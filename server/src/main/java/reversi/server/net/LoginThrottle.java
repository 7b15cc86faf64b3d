package reversi.server.net;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Delays password guessing. Attempts are counted per account and address, so that nobody can lock another player out. Thread-safe. */
final class LoginThrottle {
    /** Attempts without delay. */
    static final int FREE_ATTEMPTS = 10;

    /** The first delay after those; it doubles with each further attempt. */
    private static final long FIRST_DELAY = TimeUnit.SECONDS.toNanos(15);

    private static final long MAX_DELAY = TimeUnit.MINUTES.toNanos(5);

    /** Attempts expire after this time without a new one. */
    private static final long EXPIRY = TimeUnit.HOURS.toNanos(1);

    private static final int MAX_KNOWN = 100_000;

    private final LongSupplier nanos;
    private final Map<Key, Attempts> attempts = new ConcurrentHashMap<>();

    /** Accounts and the addresses where they have signed in; the oldest are evicted. */
    private final Set<Key> known = Collections.newSetFromMap(Collections.synchronizedMap(new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Boolean> eldest) {
            return size() > MAX_KNOWN;
        }
    }));

    private record Key(PasswordOwner owner, String address) {}

    private record Attempts(int count, long last, long notBefore) {}

    /** {@code nanos} is a monotonic clock such as System.nanoTime. */
    LoginThrottle(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Whether a password may be tried now; counts as a failed attempt until {@link #onSuccess}. */
    boolean mayAttempt(PasswordOwner owner, String address) {
        long now = nanos.getAsLong();
        boolean[] allowed = new boolean[1];
        attempts.compute(new Key(owner, address), (key, before) -> {
            allowed[0] = before == null || now - before.notBefore >= 0;
            if (!allowed[0]) {
                return before;
            }
            int count = before == null || now - before.last > EXPIRY ? 1 : before.count + 1;
            return new Attempts(count, now, now + delayAfter(count));
        });
        return allowed[0];
    }

    private static long delayAfter(int count) {
        // Bounded far above the longest delay and far below an overflow.
        int doublings = Math.min(10, count - FREE_ATTEMPTS);
        return doublings < 0 ? 0 : Math.min(MAX_DELAY, FIRST_DELAY << doublings);
    }

    /** Clears the attempts and remembers the account and address. */
    void onSuccess(PasswordOwner owner, String address) {
        attempts.remove(new Key(owner, address));
        remember(owner, address);
    }

    /** The account's owner has signed in from this address. */
    void remember(PasswordOwner owner, String address) {
        known.add(new Key(owner, address));
    }

    /** Whether the account's owner has signed in from this address before. */
    boolean isKnown(PasswordOwner owner, String address) {
        return known.contains(new Key(owner, address));
    }

    /** Evicts expired attempts. */
    void evictIdle() {
        long now = nanos.getAsLong();
        attempts.values().removeIf(entry -> now - entry.last > EXPIRY);
    }
}
