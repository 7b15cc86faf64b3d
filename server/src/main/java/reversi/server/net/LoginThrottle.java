package reversi.server.net;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Slows down whoever guesses passwords, counted by the name and the address together, so that nobody can lock somebody else out.
 * Safe for any number of threads.
 */
final class LoginThrottle {
    /** So many tries are free. */
    static final int FREE = 10;

    /** The first wait after those, which doubles with each further try. */
    private static final long WAIT = TimeUnit.SECONDS.toNanos(15);

    private static final long LONGEST_WAIT = TimeUnit.MINUTES.toNanos(5);

    /** After so long without a try all is forgotten. */
    private static final long FORGOTTEN = TimeUnit.HOURS.toNanos(1);

    private static final int MOST_KNOWN = 50_000;

    private final LongSupplier nanos;
    private final Map<Key, Tries> tries = new ConcurrentHashMap<>();

    /** Where somebody has logged in with the right password; the latest are remembered. */
    private final Set<Key> known = Collections.newSetFromMap(Collections.synchronizedMap(new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Boolean> eldest) {
            return size() > MOST_KNOWN;
        }
    }));

    private record Key(String name, String address) {}

    private record Tries(int count, long last, long notBefore) {}

    /** {@code nanos} is a time that goes on evenly, such as System.nanoTime. */
    LoginThrottle(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Whether a password may be tried now; it counts as wrong until {@link #wasRight}. */
    boolean mayTry(String name, String address) {
        long now = nanos.getAsLong();
        boolean[] may = new boolean[1];
        tries.compute(new Key(name, address), (key, before) -> {
            may[0] = before == null || now - before.notBefore >= 0;
            if (!may[0]) {
                return before;
            }
            int count = before == null || now - before.last > FORGOTTEN ? 1 : before.count + 1;
            return new Tries(count, now, now + waitAfter(count));
        });
        return may[0];
    }

    private static long waitAfter(int count) {
        int doublings = Math.min(30, count - FREE);
        return doublings < 0 ? 0 : Math.min(LONGEST_WAIT, WAIT << doublings);
    }

    /** The password was right. */
    void wasRight(String name, String address) {
        Key key = new Key(name, address);
        tries.remove(key);
        known.add(key);
    }

    /** Whether somebody has logged in to this name from this address before. */
    boolean isKnown(String name, String address) {
        return known.contains(new Key(name, address));
    }

    /** Forgets whoever has tried nothing for long. */
    void forgetQuiet() {
        long now = nanos.getAsLong();
        tries.values().removeIf(entry -> now - entry.last > FORGOTTEN);
    }
}
