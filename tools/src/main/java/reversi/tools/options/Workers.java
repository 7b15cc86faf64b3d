package reversi.tools.options;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs tasks on a number of threads. */
public final class Workers {
    private Workers() {}

    /**
     * Runs all tasks, at most {@code threads} at a time, and returns when they have ended. Throws ExecutionException with what the
     * first failed task threw; tasks that have not begun then never do.
     */
    public static void run(int threads, List<? extends Callable<?>> tasks)
            throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (Callable<?> task : tasks) {
                running.add(pool.submit(task));
            }
            for (Future<?> one : running) {
                one.get();
            }
        } finally {
            pool.shutdownNow();
        }
    }
}
