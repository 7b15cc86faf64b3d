package reversi.server.net;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import reversi.online.Protocol;

/** Who may do what how often. Buckets that are full again are forgotten. */
final class Limits {
    private static final Duration QUARTER = Duration.ofMinutes(15);

    private final boolean strict;
    private final Map<String, Counted> buckets = new ConcurrentHashMap<>();
    private final Map<String, Integer> connections = new ConcurrentHashMap<>();

    private final LoginThrottle guesses;

    private record Counted(Bucket bucket, long most) {}

    /** Limits; those by address are off where not {@code strict}, for a load test from one computer. */
    Limits(boolean strict) {
        this(strict, System::nanoTime);
    }

    /** The same at another time, by which guesses are slowed down. */
    Limits(boolean strict, LongSupplier nanos) {
        this.strict = strict;
        this.guesses = new LoginThrottle(nanos);
    }

    /** The frames of one connection. */
    static Bucket frames() {
        return bucket(Protocol.FRAMES_AT_ONCE, Protocol.FRAMES_A_SECOND, Duration.ofSeconds(1));
    }

    private static Bucket bucket(long most, long refill, Duration each) {
        return Bucket.builder()
                .addLimit(Bandwidth.builder()
                        .capacity(most)
                        .refillGreedy(refill, each)
                        .build())
                .build();
    }

    /**
     * Whether somebody may try a password: 60 times an address in a quarter of an hour; for one name from one address more and more
     * slowly after ten; for one name from all addresses together 200 times in a quarter of an hour, but whoever has logged in from an
     * address before is not kept out by others.
     */
    boolean mayTryPassword(String name, String address) {
        boolean byAddress = !strict || take("password from " + address, 60, QUARTER);
        return byAddress
                && guesses.mayTry(name, address)
                && (guesses.isKnown(name, address) || take("password of " + name, 200, QUARTER));
    }

    /** A password was right: who gave it is no longer under suspicion. */
    void passwordWasRight(String name, String address) {
        guesses.wasRight(name, address);
    }

    /** Whether an address may make another account: 20 in a quarter of an hour. */
    boolean mayJoin(String address) {
        return !strict || take("join from " + address, 20, QUARTER);
    }

    /** Whether an account may write another message: 30 in five minutes. */
    boolean mayWrite(long account) {
        return take("letter of " + account, 30, Duration.ofMinutes(5));
    }

    /** Whether an account may invite again: 30 in five minutes. */
    boolean mayInvite(long account) {
        return take("invitation of " + account, 30, Duration.ofMinutes(5));
    }

    /** Whether an address may ask about another link: 60 in a quarter of an hour. */
    boolean mayAskLink(String address) {
        return take("link asked from " + address, 60, QUARTER);
    }

    /** Whether an account may say something again: 10 at once, one in two seconds. */
    boolean maySay(long account) {
        return take("remark of " + account, 10, Duration.ofSeconds(20));
    }

    /** Whether an address may tell whoever runs the server another thing: 5 in a quarter of an hour. */
    boolean maySendFeedback(String address) {
        return !strict || take("feedback from " + address, 5, QUARTER);
    }

    /** Whether an account may send another photo: 10 in a quarter of an hour. */
    boolean maySendPhoto(long account) {
        return take("photo of " + account, 10, QUARTER);
    }

    /** Whether an address may make another request: 600 at once, 50 a second; a page has about a hundred files. */
    boolean mayAsk(String address) {
        return !strict || take("request from " + address, 600, Duration.ofSeconds(12));
    }

    /** Whether an address may send in so many more bytes: 50 MB in a quarter of an hour. */
    boolean maySendIn(String address, int bytes) {
        return !strict || bytes == 0 || take("bytes from " + address, bytes, 50_000_000, QUARTER);
    }

    private boolean take(String key, long most, Duration each) {
        return take(key, 1, most, each);
    }

    private boolean take(String key, long count, long most, Duration each) {
        return buckets.computeIfAbsent(key, name -> new Counted(bucket(most, most, each), most))
                .bucket
                .tryConsume(count);
    }

    /** Counts a connection of an address; returns false, and does not, where it has too many. */
    boolean connect(String address, int most) {
        int[] count = new int[1];
        connections.compute(address, (name, before) -> {
            int now = before == null ? 0 : before;
            count[0] = strict && now >= most ? -1 : now + 1;
            return count[0] < 0 ? now : now + 1;
        });
        return count[0] > 0;
    }

    /** A connection of an address ended. */
    void disconnect(String address) {
        connections.computeIfPresent(address, (name, count) -> count <= 1 ? null : count - 1);
    }

    /** Forgets whoever has been quiet; to be called every few minutes. */
    void forgetQuiet() {
        guesses.forgetQuiet();
        buckets.values().removeIf(counted -> counted.bucket.getAvailableTokens() >= counted.most);
    }
}
