package reversi.server.net;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import reversi.online.Protocol;

/** Rate limits per address and per account, as token buckets; buckets that have refilled are evicted. Thread-safe. */
final class Limits {
    private static final Duration QUARTER_HOUR = Duration.ofMinutes(15);

    private final boolean strict;
    private final Map<String, Limit> buckets = new ConcurrentHashMap<>();
    private final Map<String, Integer> connections = new ConcurrentHashMap<>();

    private final LoginThrottle loginThrottle;

    private record Limit(Bucket bucket, long capacity) {}

    /** Without {@code strict} the limits per address are off, for load tests from one machine. */
    Limits(boolean strict) {
        this(strict, System::nanoTime);
    }

    /** As above, with a clock in nanoseconds for the login throttle. */
    Limits(boolean strict, LongSupplier nanos) {
        this.strict = strict;
        this.loginThrottle = new LoginThrottle(nanos);
    }

    /** A new bucket for the frames of one connection. */
    static Bucket frames() {
        return bucket(Protocol.FRAMES_AT_ONCE, Protocol.FRAMES_A_SECOND, Duration.ofSeconds(1));
    }

    private static Bucket bucket(long capacity, long refill, Duration period) {
        return Bucket.builder()
                .addLimit(Bandwidth.builder()
                        .capacity(capacity)
                        .refillGreedy(refill, period)
                        .build())
                .build();
    }

    /**
     * Whether a password may be tried: 60 per address in 15 minutes; per name and address with increasing delays after ten; per name from
     * all addresses 200 in 15 minutes, except from an address that has logged in before, so that others cannot lock the owner out.
     */
    boolean mayTryPassword(String name, String address) {
        boolean byAddress = !strict || take("password from " + address, 60, QUARTER_HOUR);
        return byAddress
                && loginThrottle.mayAttempt(name, address)
                && (loginThrottle.isKnown(name, address) || take("password of " + name, 200, QUARTER_HOUR));
    }

    /** The password was right: resets the delay for this name and address. */
    void passwordAccepted(String name, String address) {
        loginThrottle.onSuccess(name, address);
    }

    /** Account creation: 20 per address in 15 minutes. */
    boolean mayCreateAccount(String address) {
        return !strict || take("join from " + address, 20, QUARTER_HOUR);
    }

    /** Private messages: 30 per account in 5 minutes. */
    boolean maySendMessage(long account) {
        return take("letter of " + account, 30, Duration.ofMinutes(5));
    }

    /** Invitations, links and rematches: 30 per account in 5 minutes. */
    boolean mayInvite(long account) {
        return take("invitation of " + account, 30, Duration.ofMinutes(5));
    }

    /** Link look-ups: 60 per address in 15 minutes, against guessing codes. */
    boolean mayLookUpLink(String address) {
        return take("link asked from " + address, 60, QUARTER_HOUR);
    }

    /** Chat: 10 in a burst, then one every 2 seconds per account. */
    boolean mayChat(long account) {
        return take("remark of " + account, 10, Duration.ofSeconds(20));
    }

    /** Feedback: 5 per address in 15 minutes. */
    boolean maySendFeedback(String address) {
        return !strict || take("feedback from " + address, 5, QUARTER_HOUR);
    }

    /** Photo uploads: 10 per account in 15 minutes. */
    boolean maySendPhoto(long account) {
        return take("photo of " + account, 10, QUARTER_HOUR);
    }

    /** HTTP requests: 600 in a burst, then 50 per second per address; the web game has about a hundred files. */
    boolean mayRequest(String address) {
        return !strict || take("request from " + address, 600, Duration.ofSeconds(12));
    }

    /** Uploaded bytes: 50 MB per address in 15 minutes. */
    boolean mayUpload(String address, int bytes) {
        return !strict || bytes == 0 || take("bytes from " + address, bytes, 50_000_000, QUARTER_HOUR);
    }

    private boolean take(String key, long capacity, Duration period) {
        return take(key, 1, capacity, period);
    }

    private boolean take(String key, long count, long capacity, Duration period) {
        return buckets.computeIfAbsent(key, name -> new Limit(bucket(capacity, capacity, period), capacity))
                .bucket
                .tryConsume(count);
    }

    /** Counts a connection of an address; returns false, without counting it, if the address already has {@code capacity}. */
    boolean connect(String address, int capacity) {
        int[] count = new int[1];
        connections.compute(address, (name, before) -> {
            int now = before == null ? 0 : before;
            count[0] = strict && now >= capacity ? -1 : now + 1;
            return count[0] < 0 ? now : now + 1;
        });
        return count[0] > 0;
    }

    /** Gives back what {@link #connect} counted. */
    void disconnect(String address) {
        connections.computeIfPresent(address, (name, count) -> count <= 1 ? null : count - 1);
    }

    /** Evicts full buckets and expired attempts; call it every few minutes. */
    void evictIdle() {
        loginThrottle.evictIdle();
        buckets.values().removeIf(limit -> limit.bucket.getAvailableTokens() >= limit.capacity);
    }
}
