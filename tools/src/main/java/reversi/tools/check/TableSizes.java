package reversi.tools.check;

import java.util.List;
import java.util.Locale;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.TimeSource;
import reversi.rules.Position;
import reversi.tools.options.EngineOptions;

/**
 * How fast the solver is with transposition tables of some sizes, alone and while another thread thrashes the caches, as a table in
 * Markdown. Seconds are those that a processor worked for the one thread that searches.
 */
final class TableSizes {
    private final EngineOptions engines;
    private final List<Integer> sizes;

    /** A table of these sizes in KiB; throws IllegalArgumentException unless there is one and each is 1 or more. */
    TableSizes(EngineOptions engines, List<Integer> sizes) {
        if (sizes.isEmpty() || sizes.stream().anyMatch(size -> size < 1)) {
            throw new IllegalArgumentException("sizes of 1 KiB or more, not " + sizes);
        }
        this.engines = engines;
        this.sizes = List.copyOf(sizes);
    }

    /** Solves the positions with each size, alone and with the caches thrashed. */
    String measure(List<Position> positions) {
        StringBuilder text = new StringBuilder("| table, KiB | nodes, " + positions.size()
                + " positions | nodes/s, quiet | nodes/s, caches thrashed | ratio |\n|---|---|---|---|---|\n");
        // The first run is compiled while it runs.
        solve(positions, sizes.get(0));
        for (int size : sizes) {
            Run quiet = solve(positions, size);
            Run thrashed = CacheThrasher.during(() -> solve(positions, size));
            text.append(String.format(
                    Locale.ROOT,
                    "| %,d | %,d | %,.0f | %,.0f | %.2f |%n",
                    size,
                    quiet.nodes,
                    quiet.speed(),
                    thrashed.speed(),
                    thrashed.speed() / quiet.speed()));
        }
        return text.toString();
    }

    private Run solve(List<Position> positions, int kibibytes) {
        Engine engine = engines.searcher(TimeSource.SYSTEM, kibibytes);
        DepthTable.Stopwatch watch = new DepthTable.Stopwatch();
        long nodes = 0;
        for (Position position : positions) {
            nodes += engine.solve(Board.of(position), false).nodes();
        }
        return new Run(nodes, watch.processor());
    }

    private record Run(long nodes, double seconds) {
        double speed() {
            return nodes / Math.max(seconds, 1e-9);
        }
    }
}
