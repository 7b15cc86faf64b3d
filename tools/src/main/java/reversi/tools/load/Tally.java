package reversi.tools.load;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** What all clients together have seen; safe for any number of threads. */
final class Tally {
    /** Delays in steps of a tenth of a millisecond, up to ten seconds. */
    private static final int STEPS = 100_000;

    private static final long NANOS_IN_STEP = 100_000;

    private final AtomicLongArray delays = new AtomicLongArray(STEPS);
    private final AtomicLong sent = new AtomicLong();
    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicLong begun = new AtomicLong();
    private final AtomicLong games = new AtomicLong();
    private final Map<String, Long> refusals = new ConcurrentHashMap<>();
    private final AtomicLong reconnected = new AtomicLong();
    private final AtomicLong watched = new AtomicLong();
    private final AtomicLong lost = new AtomicLong();

    void sent() {
        sent.incrementAndGet();
    }

    /** A move came back as an event after so many nanoseconds. */
    void acknowledged(long nanos) {
        acknowledged.incrementAndGet();
        delays.incrementAndGet((int) Math.min(STEPS - 1, nanos / NANOS_IN_STEP));
    }

    /** The first move of two clients came back. */
    void begun() {
        begun.incrementAndGet();
    }

    void gameEnded() {
        games.incrementAndGet();
    }

    /** A request was not done, for this reason. */
    void refused(String why) {
        refusals.merge(why, 1L, Long::sum);
    }

    /** What was refused, for which reasons and how often. */
    String refusals() {
        return refusals.toString();
    }

    void reconnected() {
        reconnected.incrementAndGet();
    }

    /** An event reached somebody who only watches. */
    void watched() {
        watched.incrementAndGet();
    }

    /** So many acknowledged moves are not what the server shows now. */
    void lost(long moves) {
        lost.addAndGet(moves);
    }

    long acknowledged() {
        return acknowledged.get();
    }

    long hasBegun() {
        return begun.get();
    }

    long lost() {
        return lost.get();
    }

    /** The delay that so much of all moves stayed below, in milliseconds; {@code share} is 0…1. */
    double delay(double share) {
        long all = 0;
        for (int step = 0; step < STEPS; step++) {
            all += delays.get(step);
        }
        long below = 0;
        for (int step = 0; step < STEPS; step++) {
            below += delays.get(step);
            if (below >= Math.ceil(all * share) && below > 0) {
                return (step + 1) * NANOS_IN_STEP / 1e6;
            }
        }
        return 0;
    }

    /** Forgets the delays, so that a warm-up doesn't count. */
    void forgetDelays() {
        for (int step = 0; step < STEPS; step++) {
            delays.set(step, 0);
        }
    }

    @Override
    public String toString() {
        return "sent=" + sent + " acknowledged=" + acknowledged + " games=" + games + " refused=" + refusals()
                + " reconnected=" + reconnected + " watched=" + watched + " lost=" + lost;
    }
}
