package reversi.server.net;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many connections of all addresses together the process's file handles allow. Without a handle a connection could not even be closed:
 * clients would wait, and so would whoever asks whether the server is well. Some are kept free of WebSockets for plain requests. Thread-safe.
 */
final class ConnectionBudget {
    private static final int LEAST_FOR_FILES = 32;
    private static final int MOST_FOR_FILES = 1_000;
    private static final int MOST_FOR_REQUESTS = 100;

    private final AtomicInteger open = new AtomicInteger();
    private volatile int most = Integer.MAX_VALUE;

    /** Takes what the process has open now, such as the database, into account. */
    void measure() {
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
            most = connections(system.getMaxFileDescriptorCount(), system.getOpenFileDescriptorCount());
        }
    }

    /** The most connections for a number of file handles of which some are in use, and some more will be. */
    static int connections(long handles, long used) {
        long files = Math.max(LEAST_FOR_FILES, Math.min(MOST_FOR_FILES, handles / 10));
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, handles - used - files));
    }

    /** Counts a connection; returns false, without counting it, if there are too many. */
    boolean connect() {
        if (open.incrementAndGet() > most) {
            open.decrementAndGet();
            return false;
        }
        return true;
    }

    /** Gives back what {@link #connect} counted. */
    void disconnect() {
        open.decrementAndGet();
    }

    /** Whether another connection, which counts already, may become a WebSocket and stay. */
    boolean hasRoomForSocket() {
        int limit = most;
        return open.get() <= limit - Math.min(MOST_FOR_REQUESTS, limit / 4);
    }
}
