package reversi.tools.simulate;

import java.util.Comparator;
import java.util.PriorityQueue;

/** What is still to happen, in order of time; at the same time, in the order in which it was added. Times are in seconds. */
final class Agenda {
    private static final Comparator<Entry> ORDER =
            Comparator.comparingDouble(Entry::at).thenComparingLong(Entry::number);

    private final PriorityQueue<Entry> entries = new PriorityQueue<>(ORDER);
    private double now;
    private long added;

    private record Entry(double at, long number, Runnable what) {}

    double now() {
        return now;
    }

    /** Adds something that happens this long from now. Throws IllegalArgumentException for a time before now. */
    void after(double seconds, Runnable what) {
        if (!(seconds >= 0)) {
            throw new IllegalArgumentException("not after now: " + seconds);
        }
        entries.add(new Entry(now + seconds, added++, what));
    }

    /** Lets everything happen that is due by then. */
    void runUntil(double end) {
        for (Entry next = entries.peek(); next != null && next.at() <= end; next = entries.peek()) {
            entries.remove();
            now = next.at();
            next.what().run();
        }
        now = Math.max(now, end);
    }
}
