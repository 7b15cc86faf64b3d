package reversi.tools.check;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import reversi.engine.Answer;
import reversi.engine.Clock;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.rules.Position;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

/**
 * How long the middle game's search takes to each of some depths, as a table in Markdown. Nodes are those of a second of the
 * processor where one thread searches, since others may be busy too.
 */
final class DepthTable {
    private final EngineOptions engines;
    private final int[] depths;
    private final double[] seconds;
    private final double[] processor;
    private final double[] slowest;
    private final long[] nodes;

    /** A table of these depths, in plies, the smallest first; throws IllegalArgumentException for any other order. */
    DepthTable(EngineOptions engines, List<Integer> depths) {
        this.engines = engines;
        this.depths = depths.stream().mapToInt(Integer::intValue).toArray();
        for (int i = 1; i < this.depths.length; i++) {
            if (this.depths[i] <= this.depths[i - 1]) {
                throw new IllegalArgumentException("depths from the smallest on: " + depths);
            }
        }
        this.seconds = new double[this.depths.length];
        this.processor = new double[this.depths.length];
        this.slowest = new double[this.depths.length];
        this.nodes = new long[this.depths.length];
    }

    /** Searches the positions, each with a new engine, and prints what all of them took together. */
    String measure(List<Position> positions) {
        for (Position position : positions) {
            new Search(engines.searcher(Clock.SYSTEM)).run(position);
        }
        StringBuilder text = new StringBuilder();
        text.append("| depth | seconds, ")
                .append(positions.size())
                .append(" positions | processor seconds | slowest | ");
        text.append("nodes | nodes/s |\n|---|---|---|---|---|---|\n");
        for (int i = 0; i < depths.length; i++) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %d | %.2f | %s | %.2f | %,d | %,.0f |%n",
                    depths[i],
                    seconds[i],
                    // Other threads' time is not seen from this one.
                    engines.threads() > 1 ? "" : String.format(Locale.ROOT, "%.2f", processor[i]),
                    slowest[i],
                    nodes[i],
                    nodes[i] / (engines.threads() > 1 ? seconds[i] : processor[i])));
        }
        return text.toString();
    }

    /** One search, deeper and deeper, that notes when it had reached each depth. */
    private final class Search implements SearchObserver {
        private final Engine engine;
        private final Stopwatch watch = new Stopwatch();
        private int reached;

        Search(Engine engine) {
            this.engine = engine;
        }

        void run(Position position) {
            Strength strength = new Strength(Strength.trial(depths[depths.length - 1], 0), 0);
            improved(engine.answer(strength.question(position, 1), this));
        }

        @Override
        public void improved(Answer answer) {
            double taken = watch.seconds();
            double used = watch.processor();
            for (; reached < depths.length && answer.depth() >= depths[reached]; reached++) {
                seconds[reached] += taken;
                processor[reached] += used;
                slowest[reached] = Math.max(slowest[reached], taken);
                nodes[reached] += answer.nodes();
            }
        }
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
