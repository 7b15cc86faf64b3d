package reversi.server.net;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import reversi.server.work.Pool;

/** Runs the tasks of one connection one after the other, each on the threads of its kind. */
final class SerialExecutor {
    private final int most;
    private final Deque<Task> waiting = new ArrayDeque<>();
    private boolean running;

    /** A task; without {@code refused} it is done however many wait. */
    private record Task(Pool pool, Runnable work, Optional<Runnable> refused) {}

    /** A lane in which at most so many tasks wait. */
    SerialExecutor(int most) {
        this.most = most;
    }

    /** Adds a task, or runs {@code refused} in its place where too many wait for the pool; returns false, and does neither, where too many wait here. */
    boolean add(Pool pool, Runnable work, Runnable refused) {
        return put(new Task(pool, work, Optional.of(refused)), most);
    }

    /** Adds a task however many wait. */
    void addAlways(Pool pool, Runnable work) {
        put(new Task(pool, work, Optional.empty()), Integer.MAX_VALUE);
    }

    private boolean put(Task task, int limit) {
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
        goOn();
        return true;
    }

    /** Whether nothing runs or waits. */
    synchronized boolean isFree() {
        return !running;
    }

    /** Hands the next task to its pool; those that it refuses are told here. */
    private void goOn() {
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
                task.pool.execute(() -> run(task));
                return;
            }
            if (task.pool.offer(() -> run(task))) {
                return;
            }
            task.refused.get().run();
        }
    }

    private void run(Task task) {
        try {
            task.work.run();
        } finally {
            goOn();
        }
    }
}
