package reversi.server.bot;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.function.IntConsumer;

/**
 * Moves to think of, in a fair order: next comes the address that will have had the least thinking after its turn, and of one address the
 * weakest level, then who has waited longest. So a weak level's move is next however many others wait; nobody can save up turns by staying
 * away. Thread-safe.
 */
final class FairTurns {
    /** One move to think of, by a bot of a level against somebody from an address; {@code thinking} is told how many others wait. */
    record Turn(String address, int level, IntConsumer thinking) {}

    /** A turn whose time has come, and how many others wait. */
    record Next(Turn turn, int waiting) {}

    /** How many milliseconds a turn is expected to take, for each level. */
    private static final int MILLIS_A_LEVEL = 50;

    private record Queued(Turn turn, long arrival) {}

    private static final class Line {
        final PriorityQueue<Queued> turns = new PriorityQueue<>(
                Comparator.comparingInt((Queued queued) -> queued.turn.level).thenComparingLong(Queued::arrival));

        /** The thinking had so far, counted from what the others had when this address came. */
        long had;

        long expected() {
            return had + (long) MILLIS_A_LEVEL * turns.element().turn.level;
        }
    }

    private final Map<String, Line> lines = new HashMap<>();
    private long arrivals;
    private int waiting;

    /** The most that an address had had before its turn, from which those who come anew are counted. */
    private long reached;

    synchronized void add(Turn turn) {
        Line line = lines.computeIfAbsent(turn.address, address -> new Line());
        if (line.turns.isEmpty()) {
            line.had = Math.max(line.had, reached);
        }
        line.turns.add(new Queued(turn, arrivals++));
        waiting++;
    }

    /** Removes the turn that comes next. */
    synchronized Next take() {
        Line line = lines.values().stream()
                .filter(some -> !some.turns.isEmpty())
                .min(Comparator.comparingLong(Line::expected).thenComparingLong(some -> some.turns.element().arrival))
                .orElseThrow(() -> new NoSuchElementException("nobody waits"));
        reached = Math.max(reached, line.had);
        waiting--;
        return new Next(line.turns.remove().turn, waiting);
    }

    /** Counts what a turn of an address took, and forgets addresses that no longer matter. */
    synchronized void count(String address, long millis) {
        Line line = lines.get(address);
        if (line != null) {
            line.had += Math.max(1, millis);
        }
        lines.values().removeIf(some -> some.turns.isEmpty() && some.had <= reached);
    }
}
