package reversi.server.net;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import reversi.server.work.Pool;

/** Runs the tasks of one connection strictly in order, each in its own pool. Thread-safe. */
final class SerialExecutor {
    private final Object owner;
    private final int capacity;
    private final Deque<Task> waiting = new ArrayDeque<>();
    private boolean running;

    /** A task; without {@code refused} it is run even if its pool is full. */
    private record Task(Pool pool, Runnable work, Optional<Runnable> refused) {}

    /** At most {@code capacity} tasks wait at a time; in the pools they take turns with those of other owners. */
    SerialExecutor(Object owner, int capacity) {
        this.owner = owner;
        this.capacity = capacity;
    }

    /**
     * Queues a task; when its turn comes and the pool is full, {@code refused} runs instead. Returns false, and drops the task, if this
     * queue is full.
     */
    boolean offer(Pool pool, Runnable work, Runnable refused) {
        return enqueue(new Task(pool, work, Optional.of(refused)), capacity);
    }

    /** Queues a task regardless of any limit. */
    void execute(Pool pool, Runnable work) {
        enqueue(new Task(pool, work, Optional.empty()), Integer.MAX_VALUE);
    }

    private boolean enqueue(Task task, int limit) {
        synchronized (this) {
            if (waiting.size() >= limit) {
                return false;
            }
            waiting.add(task);
            if (running) {
                return true;
            }
            running = true;
        }
        runNext();
        return true;
    }

    /** Whether nothing is running or queued. */
    synchronized boolean isIdle() {
        return !running;
    }

    /** Hands the next task to its pool; the {@code refused} actions of rejected ones run on the calling thread. */
    private void runNext() {
        while (true) {
            Task task;
            synchronized (this) {
                if (waiting.isEmpty()) {
                    running = false;
                    return;
                }
                task = waiting.remove();
            }
            if (task.refused.isEmpty()) {
                task.pool.execute(owner, () -> run(task));
                return;
            }
            if (task.pool.offer(owner, () -> run(task))) {
                return;
            }
            task.refused.get().run();
        }
    }

    private void run(Task task) {
        try {
            task.work.run();
        } finally {
            runNext();
        }
    }
}
