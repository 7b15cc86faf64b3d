package reversi.server.lobby;

import java.util.HashMap;
import java.util.Map;

/** Counts distinct keys that are each held any number of times. */
final class Tally {
    private final Map<Long, Integer> holds = new HashMap<>();

    void hold(long key) {
        holds.merge(key, 1, Integer::sum);
    }

    /** Takes back one {@link #hold} of the key. */
    void release(long key) {
        holds.computeIfPresent(key, (held, count) -> count == 1 ? null : count - 1);
    }

    boolean contains(long key) {
        return holds.containsKey(key);
    }

    /** The number of keys held at least once. */
    int size() {
        return holds.size();
    }
}
