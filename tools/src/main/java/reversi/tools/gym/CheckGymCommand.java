package reversi.tools.gym;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.engine.Engine;
import reversi.engine.SearchObserver;
import reversi.rules.Transcript;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.tools.options.Shipped;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillSource;

/** Makes drills of each kind and holds their answers against a plain search by the rules. */
@Command(
        name = "check",
        description = {
            "Makes drills of each kind and checks each answer by the rules and a plain search, which share nothing with the",
            "engine that made them. For each kind how many positions were different (lines, where moves are told), how long one",
            "took to make, and how difficult they are; a position for each drill that is wrong; then 'drills=N wrong=W';",
            "exits with 1 where W is not 0."
        })
final class CheckGymCommand extends Tool {
    private static final String PUZZLES = "/puzzles/puzzles.bin";
    private static final int BATCH = 50;
    private static final double NANOS = 1e6;

    @Option(names = "--drills", description = "Drills of each kind (default: ${DEFAULT-VALUE}).")
    private int drills = 100;

    @Option(names = "--seed", description = "Other seeds make other drills (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", description = "Threads (default: one for each processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (drills < 1 || threads < 1) {
            throw misuse("--drills and --threads are 1 or more.");
        }
        if (!(PuzzleReader.read(Shipped.bytes(PUZZLES)) instanceof PuzzleCollection.Ok ok)) {
            throw misuse(PUZZLES + " has no puzzles of this version.");
        }
        int all = 0;
        int wrong = 0;
        for (DrillKind kind : DrillKind.values()) {
            wrong += check(kind, make(kind, new DrillSource(ok.puzzles(), seed)));
            all += drills;
        }
        out().println("drills=" + all + " wrong=" + wrong);
        return wrong == 0 ? 0 : 1;
    }

    private List<Drill> make(DrillKind kind, DrillSource source) {
        Engine engine = new Engine();
        List<Drill> made = new ArrayList<>();
        long before = System.nanoTime();
        while (made.size() < drills) {
            // The whole range of players, one after the other.
            source.look(kind, 700 + 100 * (made.size() % 12));
            while (source.found().isEmpty()) {
                while (source.step()) {
                    // Until there is a drill, or something for the engine.
                }
                source.question().ifPresent(question -> source.answered(engine.answer(question, SearchObserver.NONE)));
            }
            made.add(source.found().orElseThrow());
        }
        double millis = (System.nanoTime() - before) / NANOS / drills;
        List<Integer> difficulties =
                made.stream().map(Drill::difficulty).sorted().toList();
        Set<Transcript> different = new HashSet<>();
        made.forEach(drill -> different.add(
                kind == DrillKind.BLINDFOLD ? drill.line() : drill.line().upTo(0)));
        out().printf(
                        "%-11s different=%d ms=%.2f difficulty=%d/%d/%d%n",
                        kind,
                        different.size(),
                        millis,
                        difficulties.get(0),
                        difficulties.get(drills / 2),
                        difficulties.get(drills - 1));
        out().flush();
        return made;
    }

    private int check(DrillKind kind, List<Drill> made) throws InterruptedException, ExecutionException {
        AtomicInteger wrong = new AtomicInteger();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int from = 0; from < made.size(); from += BATCH) {
            List<Drill> some = made.subList(from, Math.min(made.size(), from + BATCH));
            tasks.add(() -> {
                some.stream().filter(drill -> !DrillCheck.isRight(drill)).forEach(drill -> {
                    wrong.incrementAndGet();
                    out().println(kind + " is wrong: " + drill.position());
                });
                return null;
            });
        }
        Workers.run(threads, tasks);
        return wrong.get();
    }
}
