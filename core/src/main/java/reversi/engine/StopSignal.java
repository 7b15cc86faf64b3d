package reversi.engine;

/** Ends a search: on request from any thread, at a deadline, or after a number of nodes. */
final class StopSignal {
    /** Nodes between two polls. */
    static final int POLL_NODES = 1024;

    private final TimeSource clock;
    private volatile boolean requested;
    private long deadline = Long.MAX_VALUE;
    private long nodeLimit = Long.MAX_VALUE;
    private long started;
    private boolean stopped;

    StopSignal(TimeSource clock) {
        this.clock = clock;
    }

    /** Resets the signal for a search of at most {@code millis} milliseconds and {@code nodes} nodes. */
    void start(long millis, long nodes) {
        requested = false;
        stopped = false;
        started = clock.millis();
        deadline = millis > Long.MAX_VALUE - started ? Long.MAX_VALUE : started + millis;
        nodeLimit = nodes;
    }

    /** Requests a stop; any thread. */
    void request() {
        requested = true;
    }

    /** Checks all conditions and returns whether to stop; called by the search every {@link #POLL_NODES} nodes. */
    boolean poll(long nodes) {
        stopped = stopped || requested || nodes >= nodeLimit || clock.millis() >= deadline;
        return stopped;
    }

    /** Whether the last poll said to stop. */
    boolean isStopped() {
        return stopped;
    }

    /** Milliseconds since the search began. */
    long elapsed() {
        return clock.millis() - started;
    }
}
