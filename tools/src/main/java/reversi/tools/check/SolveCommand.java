package reversi.tools.check;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Solution;
import reversi.engine.TimeSource;
import reversi.notation.Obf;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Tool;

/** Solves the positions of a file and holds them against the results that it names. */
@Command(
        name = "solve",
        description = {
            "Plays the positions of an OBF file to the end with best play: a line for each, then a total.",
            "Exits with 1 where a result is not the file's."
        })
public final class SolveCommand extends Tool {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "Positions and, where known, what their moves are worth.")
    private Path file;

    @Option(names = "--from", description = "Number of the first position (default: ${DEFAULT-VALUE}).")
    private int from = 1;

    @Option(names = "--to", description = "Number of the last position (default: the last of the file).")
    private int to = Integer.MAX_VALUE;

    @Option(names = "--wld", description = "Find out only who wins: the scores printed are numbers of that sign.")
    private boolean winnerOnly;

    @Option(
            names = "--cpu",
            description =
                    "Count the seconds that a processor worked for the one thread, whatever else it does meanwhile.")
    private boolean processorTime;

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    private long nodes;
    private double seconds;

    @Override
    public Integer call() throws IOException {
        List<Obf.Entry> entries = ObfFile.read(file, this::misuse);
        if (from < 1 || from > Math.min(to, entries.size())) {
            throw misuse("--from is 1 to " + Math.min(to, entries.size()) + ", not " + from + ".");
        }
        Engine engine = engines.searcher(TimeSource.SYSTEM);
        int last = Math.min(to, entries.size());
        int exact = 0;
        for (int number = from; number <= last; number++) {
            exact += solve(engine, number, entries.get(number - 1)) ? 1 : 0;
        }
        int positions = last - from + 1;
        print("total positions=%d exact=%d nodes=%d seconds=%.2f nps=%.0f", positions, exact, nodes, seconds, speed());
        return exact == positions ? 0 : 1;
    }

    private double speed() {
        return nodes / Math.max(seconds, 1e-9);
    }

    /** Whether the result is that of the file, or the file names none. */
    private boolean solve(Engine engine, int number, Obf.Entry entry) {
        double before = now();
        Solution solution = engine.solve(Board.of(entry.position()), winnerOnly);
        double taken = now() - before;
        nodes += solution.nodes();
        seconds += taken;
        Optional<Integer> known = entry.score();
        boolean right = known.isEmpty() || isSame(known.get(), solution.score());
        print(
                "%2d score=%+d best=%s nodes=%d seconds=%.2f nps=%.0f%s",
                number,
                solution.score(),
                solution.best() < 0 ? "-" : Board.square(solution.best()).name(),
                solution.nodes(),
                taken,
                solution.nodes() / Math.max(taken, 1e-9),
                right ? "" : " WRONG, the file has " + known.get());
        return right;
    }

    private boolean isSame(int known, int found) {
        return winnerOnly ? Integer.signum(known) == Integer.signum(found) : known == found;
    }

    private double now() {
        return (processorTime ? ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() : System.nanoTime())
                / 1e9;
    }

    private void print(String format, Object... values) {
        PrintWriter out = out();
        out.println(String.format(Locale.ROOT, format, values));
        out.flush();
    }
}
