package reversi.engine;

/** Ends a search: asked by another thread, by a deadline, or by a number of nodes. */
final class StopSignal {
    /** Nodes between two looks at the clock. */
    static final int POLL_NODES = 1024;

    private final Clock clock;
    private volatile boolean asked;
    private long deadline = Long.MAX_VALUE;
    private long nodeLimit = Long.MAX_VALUE;
    private long started;
    private boolean stopped;

    StopSignal(Clock clock) {
        this.clock = clock;
    }

    /** Begins a search that may take so many milliseconds and so many nodes. */
    void start(long millis, long nodes) {
        asked = false;
        stopped = false;
        started = clock.millis();
        deadline = millis > Long.MAX_VALUE - started ? Long.MAX_VALUE : started + millis;
        nodeLimit = nodes;
    }

    /** Asks the search to end, from any thread. */
    void ask() {
        asked = true;
    }

    /** Looks at everything that may end the search; the search calls it every {@link #POLL_NODES} nodes. */
    boolean poll(long nodes) {
        stopped = stopped || asked || nodes >= nodeLimit || clock.millis() >= deadline;
        return stopped;
    }

    /** Whether the last look found a reason to end. */
    boolean isStopped() {
        return stopped;
    }

    /** Milliseconds since the search began. */
    long elapsed() {
        return clock.millis() - started;
    }
}
