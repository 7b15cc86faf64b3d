package reversi.server.net;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Runs the tasks of one connection one after the other on shared threads. */
final class Lane {
    private final Executor threads;
    private final int most;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean running;

    /** A lane in which at most so many tasks wait. */
    Lane(Executor threads, int most) {
        this.threads = threads;
        this.most = most;
    }

    /** Adds a task; returns false, and does nothing, where too many wait. */
    synchronized boolean add(Runnable task) {
        if (waiting.size() >= most) {
            return false;
        }
        addAlways(task);
        return true;
    }

    /** Adds a task however many wait. */
    synchronized void addAlways(Runnable task) {
        waiting.add(task);
        if (!running) {
            running = true;
            threads.execute(this::next);
        }
    }

    /** Whether nothing runs or waits. */
    synchronized boolean isFree() {
        return !running;
    }

    private void next() {
        Runnable task;
        synchronized (this) {
            task = waiting.remove();
        }
        try {
            task.run();
        } finally {
            synchronized (this) {
                running = !waiting.isEmpty();
                if (running) {
                    threads.execute(this::next);
                }
            }
        }
    }
}
