package reversi.server.work;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Collection;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A thread pool for one kind of work, with a bounded queue for optional tasks, whose owners take turns. Thread-safe. */
public final class Pool implements Executor, AutoCloseable {
    private static final long CLOSE_TIMEOUT_MILLIS = 1_500;

    /** The owner of what the server does by itself. */
    private static final String SERVER = "server";

    private final ThreadPoolExecutor threads;
    private final FairQueue queue = new FairQueue();
    private final int limit;

    /** {@code count} threads; {@link #offer} accepts tasks while fewer than {@code limit} of their owner are queued. */
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

    /** Queues a task of the server; returns false if too many are queued or the pool is closed. */
    public boolean offer(Runnable task) {
        return offer(SERVER, task);
    }

    /** Queues a task of an owner, such as a client's address; returns false if too many of that owner are queued or the pool is closed. */
    public boolean offer(Object owner, Runnable task) {
        return enqueue(owner, task, limit);
    }

    /** Queues a task regardless of the limit, for what must not be dropped, such as cleaning up after a client. */
    @Override
    public void execute(Runnable task) {
        execute(SERVER, task);
    }

    /** Queues a task of an owner regardless of the limit; throws RejectedExecutionException if the pool is closed. */
    public void execute(Object owner, Runnable task) {
        if (!enqueue(owner, task, Integer.MAX_VALUE)) {
            throw new RejectedExecutionException("the pool is closed");
        }
    }

    private boolean enqueue(Object owner, Runnable task, int most) {
        if (threads.isShutdown() || !queue.offer(owner, task, most)) {
            return false;
        }
        try {
            // As many of these as tasks wait; which one each of them runs is decided when a thread is free.
            threads.execute(() -> queue.take().run());
            return true;
        } catch (RejectedExecutionException closed) {
            return false;
        }
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
