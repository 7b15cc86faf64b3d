package reversi.server;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs jobs periodically in a pool; a job's next delay starts when it ends, so it never overlaps itself. */
record ScheduledJobs(ScheduledExecutorService timer, Executor work) {
    private static final Logger LOG = LoggerFactory.getLogger(ScheduledJobs.class);

    void every(long millis, Runnable job) {
        try {
            ScheduledFuture<?> unused =
                    timer.schedule(() -> work.execute(() -> run(millis, job)), millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closed) {
            LOG.atDebug().log("ending");
        }
    }

    private void run(long millis, Runnable job) {
        try {
            job.run();
        } catch (RuntimeException failure) {
            LOG.atError().setCause(failure).log("chore-failed");
        } finally {
            every(millis, job);
        }
    }
}
