package reversi.server.work;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads of one kind of work, and what waits for them. Safe for any number of threads. */
public final class Pool implements Executor, AutoCloseable {
    private static final long ENDING_MILLIS = 1_500;

    private final ThreadPoolExecutor threads;
    private final int most;

    /** So many threads, for which at most {@code most} tasks that somebody asked for wait. */
    public Pool(String name, int count, int most, MeterRegistry meters) {
        this.most = most;
        this.threads =
                new ThreadPoolExecutor(count, count, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), named(name));
        meters.gauge("reversi.pool.waiting", List.of(Tag.of("pool", name)), threads.getQueue(), Collection::size);
    }

    /** Threads of a name, which don't keep the program from ending. */
    public static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Does a task when its turn comes; returns false, and doesn't, where too many wait. */
    public boolean offer(Runnable task) {
        if (threads.getQueue().size() >= most || threads.isShutdown()) {
            return false;
        }
        threads.execute(task);
        return true;
    }

    /** Does a task, however many wait: what must not be left out, such as that somebody left. */
    @Override
    public void execute(Runnable task) {
        threads.execute(task);
    }

    /** Finishes what waits, as far as that takes no more than a moment. */
    @Override
    public void close() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(ENDING_MILLIS, TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
