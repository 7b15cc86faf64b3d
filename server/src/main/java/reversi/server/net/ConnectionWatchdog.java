package reversi.server.net;

import reversi.online.Protocol;

/** Watches over one client's signs of life; the times are milliseconds since 1970. Safe for any number of threads. */
final class ConnectionWatchdog {
    private static final long SILENCE_MILLIS = Protocol.SILENCE_SECONDS * 1_000L;
    private static final long HELLO_MILLIS = Protocol.HELLO_SECONDS * 1_000L;
    private static final long DEAF_MILLIS = 15_000;

    private final long openedAt;
    private volatile long heardAt;
    private volatile boolean greeted;
    private volatile long fullSince = Long.MAX_VALUE;

    /** A client that came at a moment. */
    ConnectionWatchdog(long openedAt) {
        this.openedAt = openedAt;
        this.heardAt = openedAt;
    }

    /** The client gave a sign of life; the answer to a ping is one too. */
    void heard(long now) {
        heardAt = now;
    }

    /** The client said hello. */
    void greet() {
        greeted = true;
    }

    boolean isGreeted() {
        return greeted;
    }

    /** Nothing more can be sent to the client before it reads what was sent. */
    void full(long now) {
        fullSince = Math.min(fullSince, now);
    }

    /** The client read. */
    void drained() {
        fullSince = Long.MAX_VALUE;
    }

    /**
     * Whether the client is to be cut: silent for 30 s, or without hello for 10 s, however busily its machine answers pings, or for
     * 15 s without reading what was sent, however much it says.
     */
    boolean isOver(long now) {
        return now - heardAt > SILENCE_MILLIS
                || (!greeted && now - openedAt > HELLO_MILLIS)
                || (fullSince < now && now - fullSince > DEAF_MILLIS);
    }
}
