package reversi.server.work;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;

/** Waiting tasks by owner. Owners take turns: however much one of them asks for, any other waits for one task of each. Thread-safe. */
final class FairQueue {
    private final Map<Object, Queue<Runnable>> waiting = new LinkedHashMap<>();

    /** Queues a task; returns false, and drops it, if {@code limit} tasks of its owner are waiting. */
    synchronized boolean offer(Object owner, Runnable task, int limit) {
        Queue<Runnable> own = waiting.get(owner);
        if ((own == null ? 0 : own.size()) >= limit) {
            return false;
        }
        waiting.computeIfAbsent(owner, newcomer -> new ArrayDeque<>()).add(task);
        return true;
    }

    /** Takes the first task of the owner whose turn it is, who then goes to the end of the line. The queue must not be empty. */
    synchronized Runnable take() {
        Iterator<Map.Entry<Object, Queue<Runnable>>> line = waiting.entrySet().iterator();
        Map.Entry<Object, Queue<Runnable>> next = line.next();
        Object owner = next.getKey();
        Queue<Runnable> own = next.getValue();
        line.remove();
        Runnable task = own.remove();
        if (!own.isEmpty()) {
            waiting.put(owner, own);
        }
        return task;
    }
}
