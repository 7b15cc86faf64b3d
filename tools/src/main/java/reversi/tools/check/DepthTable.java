package reversi.tools.check;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.rules.Position;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

/**
 * How long the middle game's search takes to each of some depths, as a table in Markdown. Nodes are those of a second of the
 * processor where one thread searches, since others may be busy too.
 */
final class DepthTable {
    private final EngineOptions engines;
    private final List<Row> rows;

    /** What all searches to a depth took together. */
    private static final class Row {
        private final int depth;
        private double seconds;
        private double processor;
        private double slowest;
        private long nodes;

        Row(int depth) {
            this.depth = depth;
        }

        String text(boolean isThreaded) {
            // Other threads' time is not seen from this one.
            String worked = isThreaded ? "" : String.format(Locale.ROOT, "%.2f", processor);
            double speed = nodes / (isThreaded ? seconds : processor);
            return String.format(
                    Locale.ROOT,
                    "| %d | %.2f | %s | %.2f | %,d | %,.0f |%n",
                    depth,
                    seconds,
                    worked,
                    slowest,
                    nodes,
                    speed);
        }
    }

    /** A table of these depths, in plies, the smallest first; throws IllegalArgumentException for any other order. */
    DepthTable(EngineOptions engines, List<Integer> depths) {
        if (!depths.equals(List.copyOf(new TreeSet<>(depths)))) {
            throw new IllegalArgumentException("depths from the smallest on: " + depths);
        }
        this.engines = engines;
        this.rows = depths.stream().map(Row::new).toList();
    }

    /** Searches the positions, each with a new engine, and prints what all of them took together. */
    String measure(List<Position> positions) {
        for (Position position : positions) {
            search(position);
        }
        StringBuilder text = new StringBuilder("| depth | seconds, " + positions.size()
                + " positions | processor seconds | slowest | nodes | nodes/s |\n|---|---|---|---|---|---|\n");
        rows.forEach(row -> text.append(row.text(engines.threads() > 1)));
        return text.toString();
    }

    /** One search, deeper and deeper, that notes when it had reached each depth. */
    private void search(Position position) {
        Strength strength = new Strength(Strength.trial(rows.get(rows.size() - 1).depth, 0), 0);
        Engine engine = engines.searcher(TimeSource.SYSTEM);
        Stopwatch watch = new Stopwatch();
        int[] reached = {0};
        SearchObserver observer = answer -> {
            double taken = watch.seconds();
            double used = watch.processor();
            while (reached[0] < rows.size() && answer.depth() >= rows.get(reached[0]).depth) {
                Row row = rows.get(reached[0]++);
                row.seconds += taken;
                row.processor += used;
                row.slowest = Math.max(row.slowest, taken);
                row.nodes += answer.nodes();
            }
        };
        observer.improved(engine.answer(strength.question(position, 1), observer));
    }

    /** Seconds since it was made: on the wall, and those that the processor gave to the thread that made it. */
    static final class Stopwatch {
        private static final double NANOS = 1e9;

        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private final long began = System.nanoTime();
        private final long processorBegan = threads.getCurrentThreadCpuTime();

        double seconds() {
            return (System.nanoTime() - began) / NANOS;
        }

        /** Asked on the thread that made it. */
        double processor() {
            return (threads.getCurrentThreadCpuTime() - processorBegan) / NANOS;
        }
    }
}
