package reversi.server.outbound;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What has come to a receiver of the tests, in order. Thread-safe. */
public final class Arrivals<T> {
    private static final int PATIENCE_SECONDS = 60;

    private final BlockingQueue<T> queue = new LinkedBlockingQueue<>();

    /** Something came. */
    public void add(T arrived) {
        queue.add(arrived);
    }

    /** Waits for the next one; fails where none comes. */
    public T next() throws InterruptedException {
        T arrived = queue.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (arrived == null) {
            throw new AssertionError("nothing comes");
        }
        return arrived;
    }

    public boolean isEmpty() {
        return queue.isEmpty();
    }
}
