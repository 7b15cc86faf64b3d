package reversi.tools.bench;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.rules.Position;

/**
 * Searches fixed positions to fixed depths. The signature is made of every value and node count: a change that is not meant
 * to change the search keeps it.
 */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Searches fixed positions to fixed depths: nodes, nodes a second, and a signature of it all.")
public final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    private static final int WARM_UP_DEPTH = 7;
    private static final int WARM_UP_EMPTIES = 14;

    @Option(
            names = "--depth",
            defaultValue = "10",
            description = "Plies in the middle game (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(names = "--empties", defaultValue = "18", description = "Empties to solve (default: ${DEFAULT-VALUE}).")
    private int empties;

    @Option(
            names = "--positions",
            defaultValue = "10",
            description = "Positions of each kind (default: ${DEFAULT-VALUE}).")
    private int positions;

    private long signature;

    @Override
    public Integer call() {
        run("warm-up", BenchPositions.withEmpties(40, positions), WARM_UP_DEPTH, 0);
        run("warm-up", BenchPositions.withEmpties(WARM_UP_EMPTIES, positions), WARM_UP_DEPTH, WARM_UP_EMPTIES);
        signature = 0;
        run("middle", BenchPositions.withEmpties(40, positions), depth, 0);
        run("endgame", BenchPositions.withEmpties(empties, positions), depth, empties);
        spec.commandLine().getOut().printf("signature=%016x%n", signature);
        return 0;
    }

    private void run(String name, List<Position> from, int plies, int solve) {
        PrintWriter out = spec.commandLine().getOut();
        long nodes = 0;
        double slowest = 0;
        double seconds = 0;
        Level level = new Level(0, plies, solve, Integer.MAX_VALUE, 0, 100, 0);
        for (Position position : from) {
            Engine engine = new Engine();
            long before = System.nanoTime();
            Answer answer = engine.answer(
                    new Question(position, level, Purpose.MOVE, 1, Question.LEVELS_OWN_TIME), SearchObserver.NONE);
            double taken = (System.nanoTime() - before) / 1e9;
            seconds += taken;
            slowest = Math.max(slowest, taken);
            nodes += answer.nodes();
            signature = signature * 31 + answer.nodes() * 7 + answer.value();
        }
        out.printf(
                "%-8s depth=%-2d solve=%-2d positions=%d nodes=%,d seconds=%.2f nps=%,.0f slowest=%.2f s%n",
                name, plies, solve, from.size(), nodes, seconds, nodes / seconds, slowest);
    }
}
