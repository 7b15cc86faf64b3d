package reversi.tools.check;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.engine.TimeSource;
import reversi.notation.Obf;
import reversi.rules.Position;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;
import reversi.tools.options.Tool;

/**
 * Searches fixed positions to fixed depths. The signature is made of every value and node count: a change that is not meant
 * to change the search keeps it.
 */
@Command(
        name = "bench",
        description =
                "Searches fixed positions to fixed depths: nodes, nodes a second, and a signature of it all, which is "
                        + "the same with one thread, the same weights and the same memory.")
public final class BenchCommand extends Tool {
    private static final int WARM_UP_DEPTH = 7;
    private static final int WARM_UP_EMPTIES = 14;
    private static final int SWING_FROM = 4;

    @Option(names = "--depth", description = "Plies in the middle game (default: ${DEFAULT-VALUE}).")
    private int depth = 10;

    @Option(names = "--empties", description = "Empties to solve (default: ${DEFAULT-VALUE}).")
    private int empties = 18;

    @Option(names = "--positions", description = "Positions of each kind (default: ${DEFAULT-VALUE}).")
    private int positions = 10;

    @Option(
            names = "--table",
            description = "Print a table of the time that each depth takes from 20 positions of real games instead.")
    private boolean table;

    @Option(
            names = "--depths",
            split = ",",
            defaultValue = "10,14,18,22",
            description = "Depths of the table, smallest first (default: ${DEFAULT-VALUE}).")
    private List<Integer> depths = List.of();

    @Option(
            names = "--swing",
            description =
                    "Print how far values move from each depth to the next in 204 positions of real games instead, from 4 plies to --depth.")
    private boolean swing;

    @Option(
            names = "--memory",
            description =
                    "Print the solver's nodes a second on one thread with tables of several sizes instead, alone and while another thread "
                            + "thrashes the caches: --positions positions of 20 to 22 empties.")
    private boolean memory;

    @Option(
            names = "--sizes",
            split = ",",
            defaultValue = "64,256,1024,4096,16384,65536",
            paramLabel = "KIB",
            description = "Sizes of the transposition table for --memory (default: ${DEFAULT-VALUE}).")
    private List<Integer> sizes = List.of();

    @Option(
            names = "--known",
            paramLabel = "FILE",
            description =
                    "Print how it chooses and values in the positions of an OBF file that says what each move is worth instead: "
                            + "to --depth, or for --seconds instead.")
    private @Nullable Path known;

    @Option(
            names = "--seconds",
            description = "Seconds a position for --known; with one thread, those that a processor works for it.")
    private @Nullable Double seconds;

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    private long signature;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        if (known != null) {
            measure(known);
            return 0;
        }
        if (swing) {
            out.print(made(() -> new SwingTable(engines, SWING_FROM, depth)).measure(BenchPositions.swing()));
            out.flush();
            return 0;
        }
        warmUp();
        if (table) {
            out.print(made(() -> new DepthTable(engines, depths)).measure(BenchPositions.played()));
            out.flush();
            return 0;
        }
        if (memory) {
            out.print(made(() -> new TableSizes(engines, sizes)).measure(BenchPositions.endgames(positions)));
            out.flush();
            return 0;
        }
        signature = 0;
        run("middle", BenchPositions.withEmpties(40, positions), depth, 0);
        run("endgame", BenchPositions.withEmpties(empties, positions), depth, empties);
        out.printf("signature=%016x%n", signature);
        return 0;
    }

    private void measure(Path file) throws IOException {
        List<Obf.Entry> entries = ObfFile.read(file, this::misuse);
        warmUp();
        try {
            new KnownMoves(engines, Strength.of(seconds == null ? depth : null, seconds)).measure(entries, out());
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        }
    }

    private void warmUp() {
        run("warm-up", BenchPositions.withEmpties(40, positions), WARM_UP_DEPTH, 0);
        run("warm-up", BenchPositions.withEmpties(WARM_UP_EMPTIES, positions), WARM_UP_DEPTH, WARM_UP_EMPTIES);
    }

    private <T> T made(Supplier<T> table) {
        try {
            return table.get();
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        }
    }

    private void run(String name, List<Position> from, int plies, int solve) {
        long nodes = 0;
        double slowest = 0;
        double seconds = 0;
        double processor = 0;
        Strength strength = new Strength(Strength.trial(plies, solve), 0);
        for (Position position : from) {
            Engine engine = engines.searcher(TimeSource.SYSTEM);
            DepthTable.Stopwatch watch = new DepthTable.Stopwatch();
            Answer answer = engine.answer(strength.question(position, 1), SearchObserver.NONE);
            double taken = watch.seconds();
            processor += watch.processor();
            seconds += taken;
            slowest = Math.max(slowest, taken);
            nodes += answer.nodes();
            signature = signature * 31 + answer.nodes() * 7 + answer.value();
        }
        PrintWriter out = table || memory || known != null ? err() : out();
        out.printf(
                Locale.ROOT,
                "%-8s depth=%-2d solve=%-2d positions=%d nodes=%,d seconds=%.2f processor=%.2f nps=%,.0f slowest=%.2f s%n",
                name,
                plies,
                solve,
                from.size(),
                nodes,
                seconds,
                processor,
                // Others may be busy too; but the time of an engine's other threads is not seen from this one.
                nodes / (engines.threads() > 1 ? seconds : processor),
                slowest);
    }
}
