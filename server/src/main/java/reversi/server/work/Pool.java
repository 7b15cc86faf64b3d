package reversi.server.work;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Collection;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A thread pool for one kind of work, with a bounded queue for optional tasks. Thread-safe. */
public final class Pool implements Executor, AutoCloseable {
    private static final long CLOSE_TIMEOUT_MILLIS = 1_500;

    private final ThreadPoolExecutor threads;
    private final int limit;

    /** {@code count} threads; {@link #offer} accepts tasks while fewer than {@code limit} are queued. */
    public Pool(String name, int count, int limit, MeterRegistry meters) {
        this.limit = limit;
        this.threads =
                new ThreadPoolExecutor(count, count, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), named(name));
        Gauge.builder("reversi.pool.waiting", threads.getQueue(), Collection::size)
                .description("Tasks that wait for a thread")
                .tag("pool", name)
                .register(meters);
    }

    /** A factory of daemon threads. */
    public static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Queues a task; returns false if the queue is full or the pool closed. */
    public boolean offer(Runnable task) {
        if (threads.getQueue().size() >= limit || threads.isShutdown()) {
            return false;
        }
        threads.execute(task);
        return true;
    }

    /** Queues a task regardless of the limit, for what must not be dropped, such as cleaning up after a client. */
    @Override
    public void execute(Runnable task) {
        threads.execute(task);
    }

    /** Runs the queued tasks for at most {@code CLOSE_TIMEOUT_MILLIS}, then interrupts. */
    @Override
    public void close() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(CLOSE_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
