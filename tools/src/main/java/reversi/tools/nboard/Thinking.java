package reversi.tools.nboard;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import reversi.engine.Engine;

/** One task of the engine at a time on a thread of its own, so that commands are heard while it thinks. */
final class Thinking implements AutoCloseable {
    /** Between two requests to stop: the first may come before the engine has begun. */
    private static final long STOP_AGAIN_MILLIS = 2;

    private final Engine engine;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "thinking");
        made.setDaemon(true);
        return made;
    });
    private @Nullable Future<?> task;
    private volatile boolean cancelled;

    Thinking(Engine engine) {
        this.engine = engine;
    }

    /** Begins a task once the one before it has been stopped. */
    void begin(Runnable next) {
        stop();
        cancelled = false;
        task = thread.submit(next);
    }

    /** Whether the task in progress was told to end without an answer. */
    boolean isCancelled() {
        return cancelled;
    }

    /** Stops the task in progress and waits until it has ended. */
    void stop() {
        cancelled = true;
        while (!hasEnded(STOP_AGAIN_MILLIS)) {
            engine.stop();
        }
    }

    /** Waits until the task in progress has ended by itself. */
    void await() {
        while (!hasEnded(TimeUnit.HOURS.toMillis(1))) {
            // However long it takes.
        }
    }

    private boolean hasEnded(long millis) {
        Future<?> running = task;
        if (running == null) {
            return true;
        }
        try {
            running.get(millis, TimeUnit.MILLISECONDS);
            task = null;
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        } catch (ExecutionException e) {
            throw new IllegalStateException("the engine failed", e.getCause());
        }
    }

    @Override
    public void close() {
        stop();
        thread.shutdownNow();
    }
}
