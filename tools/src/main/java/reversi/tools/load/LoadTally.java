package reversi.tools.load;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/** What all clients together have seen; safe for any number of threads. */
final class LoadTally {
    private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(1);
    private static final int DIGITS = 3;

    final AtomicLong sent = new AtomicLong();
    final AtomicLong acknowledged = new AtomicLong();

    /** Players who saw the first move of a game. */
    final AtomicLong begun = new AtomicLong();

    final AtomicLong games = new AtomicLong();
    final AtomicLong reconnected = new AtomicLong();

    /** Events received by spectators. */
    final AtomicLong watched = new AtomicLong();

    private final Histogram delays = new ConcurrentHistogram(LONGEST_NANOS, DIGITS);
    private final Histogram arrivals = new ConcurrentHistogram(LONGEST_NANOS, DIGITS);
    private final Histogram returns = new ConcurrentHistogram(LONGEST_NANOS, DIGITS);
    private final Map<String, Long> refusals = new ConcurrentHashMap<>();

    /** Counts a move that came back as an event after this delay. */
    void acknowledged(long nanos) {
        acknowledged.incrementAndGet();
        delays.recordValue(Math.min(LONGEST_NANOS, nanos));
    }

    /** Somebody new was signed in, this long after beginning to connect. */
    void arrived(long nanos) {
        arrivals.recordValue(Math.min(LONGEST_NANOS, nanos));
    }

    /** Somebody who lost the connection is signed in again, this long after the loss. */
    void returned(long nanos) {
        returns.recordValue(Math.min(LONGEST_NANOS, nanos));
    }

    /** How many came and came back, and how long that took them. */
    String entrances() {
        return "arrivals " + spread(arrivals) + " returns " + spread(returns);
    }

    private static String spread(Histogram times) {
        return String.format(
                Locale.ROOT,
                "n=%d p50=%.1fs p99=%.1fs max=%.1fs",
                times.getTotalCount(),
                times.getValueAtPercentile(50) / 1e9,
                times.getValueAtPercentile(99) / 1e9,
                times.getValueAtPercentile(100) / 1e9);
    }

    /** A request was refused, for this reason. */
    void refused(String why) {
        refusals.merge(why, 1L, Long::sum);
    }

    /** A percentile (0…100) of the delays, in milliseconds. */
    double delay(double percent) {
        return delays.getValueAtPercentile(percent) / 1e6;
    }

    /** Forgets the delays, so that a warm-up doesn't count. */
    void forgetDelays() {
        delays.reset();
    }

    @Override
    public String toString() {
        return "sent=" + sent + " acknowledged=" + acknowledged + " games=" + games + " refused=" + refusals
                + " reconnected=" + reconnected + " watched=" + watched;
    }
}
