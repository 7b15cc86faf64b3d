package reversi.server.net;

import reversi.online.Protocol;

/** Decides when a client has timed out. Times are milliseconds since the epoch. Thread-safe. */
final class ConnectionWatchdog {
    private static final long SILENCE_MILLIS = Protocol.SILENCE_SECONDS * 1_000L;
    private static final long HELLO_MILLIS = Protocol.HELLO_SECONDS * 1_000L;
    private static final long STALLED_MILLIS = 15_000;

    private final long openedAt;
    private volatile long lastActivity;
    private volatile boolean saidHello;
    private volatile long fullSince = Long.MAX_VALUE;

    /** Starts watching a client that connected at {@code openedAt}. */
    ConnectionWatchdog(long openedAt) {
        this.openedAt = openedAt;
        this.lastActivity = openedAt;
    }

    /** Anything arrived from the client; a pong counts. */
    void onActivity(long now) {
        lastActivity = now;
    }

    /** The client completed the handshake. */
    void onHello() {
        saidHello = true;
    }

    boolean hasSaidHello() {
        return saidHello;
    }

    /** The write queue is full: the client is not reading. */
    void onQueueFull(long now) {
        fullSince = Math.min(fullSince, now);
    }

    /** The write queue has room again. */
    void onQueueDrained() {
        fullSince = Long.MAX_VALUE;
    }

    /**
     * Whether to drop the client: silent for 30 s; no hello within 10 s, even if it answers pings; or not reading for 15 s, even if it
     * keeps sending.
     */
    boolean isExpired(long now) {
        return now - lastActivity > SILENCE_MILLIS
                || (!saidHello && now - openedAt > HELLO_MILLIS)
                || (fullSince < now && now - fullSince > STALLED_MILLIS);
    }
}
