package reversi.parallel;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import reversi.engine.Helpers;

/** Helper threads (daemons) of one engine; {@link #close} ends them. */
public final class ThreadHelpers implements Helpers, AutoCloseable {
    /** How often a thread that waits looks again before it naps: for about a tenth of a millisecond. */
    private static final int LOOKS = 80;

    /** It looks less and less often, since each time what others write has to come from their caches. */
    private static final int MOST_SPINS = 32;

    private static final long NAP_NANOS = 50_000;

    private final int count;
    private final ExecutorService threads;
    private final AtomicReference<@Nullable RuntimeException> broken = new AtomicReference<>();
    private CountDownLatch working = new CountDownLatch(0);

    /** {@code count} helpers, 0 or more. */
    public ThreadHelpers(int count) {
        this.count = count;
        this.threads = Executors.newCachedThreadPool(ThreadHelpers::background);
    }

    private static Thread background(Runnable work) {
        Thread made = new Thread(work, "engine-helper");
        made.setDaemon(true);
        return made;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public void begin(Task task) {
        CountDownLatch latch = new CountDownLatch(count);
        working = latch;
        for (int helper = 0; helper < count; helper++) {
            int number = helper;
            threads.execute(() -> {
                try {
                    task.run(number);
                } catch (RuntimeException error) {
                    broken.compareAndSet(null, error);
                } finally {
                    latch.countDown();
                }
            });
        }
    }

    @Override
    public void await() {
        boolean interrupted = false;
        while (true) {
            try {
                working.await();
                break;
            } catch (InterruptedException asked) {
                // Restore the interrupt flag only after the helpers have finished, which is soon.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        RuntimeException error = broken.getAndSet(null);
        if (error != null) {
            throw error;
        }
    }

    @Override
    public void pause(int times) {
        if (times < LOOKS) {
            for (int spins = Math.min(times + 1, MOST_SPINS); spins > 0; spins--) {
                Thread.onSpinWait();
            }
        } else {
            // The processor may be needed by whoever has the work.
            LockSupport.parkNanos(NAP_NANOS);
        }
    }

    /** Ends the threads after the task in progress. */
    @Override
    public void close() {
        threads.shutdown();
    }
}
