package reversi.session;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Delivers notices strictly in the order in which they were posted. What is posted while a notice is being delivered
 * waits for its turn, so nobody hears of an effect before its cause and a chain of prompt answers never deepens the stack.
 */
final class EventQueue {
    private final Deque<Runnable> notices = new ArrayDeque<>();
    private boolean delivering;

    void post(Runnable notice) {
        notices.add(notice);
    }

    /** Delivers everything posted, unless a delivery is under way already. */
    void deliver() {
        if (delivering) {
            return;
        }
        delivering = true;
        try {
            for (Runnable next = notices.poll(); next != null; next = notices.poll()) {
                next.run();
            }
        } finally {
            delivering = false;
        }
    }
}
