package reversi.tools.reasons;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.TimeSource;
import reversi.notation.BoardText;
import reversi.notation.Wthor;
import reversi.rules.Variant;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.Reasons;
import reversi.tools.games.WthorFile;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Tool;

/** Explains moves of real games, and checks every fact that is stated. */
@Command(
        name = "reasons",
        description = {
            "Draws positions from the games of the WTHOR archives WTH_*.wtb in FOLDER, lets the engine value their moves, says why",
            "the best one is better, and checks each stated fact by a second, plain implementation of Othello.",
            "The last line is 'positions=COUNT reasons=COUNT false=COUNT explained=PERCENT', the percentage being of the moves that lose 4",
            "discs or more: those against which more is said than what they lead to. Exits with 1 where a fact is false."
        })
public final class ReasonsCommand extends Tool {
    private static final int MOST_POSITIONS = 10_000_000;
    private static final int MOST_DEPTH = 20;
    private static final int MOST_SOLVED = 14;
    private static final int MILLIS = 10_000;
    private static final int BATCH = 200;
    /** How often a position is drawn at most for each that is wanted. */
    private static final int TRIES = 100;
    /** What a move loses that should not go without a reason, in hundredths of a disc. */
    private static final int MUCH = 400;

    private static final double PERCENT = 100;

    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of WTHOR archives (WTH_*.wtb).")
    private Path folder = Path.of("");

    @Option(names = "--positions", description = "Positions to draw, 1 or more (default: ${DEFAULT-VALUE}).")
    private int positions = 1_000;

    @Option(names = "--depth", description = "Plies that the engine searches, 2 to 20 (default: ${DEFAULT-VALUE}).")
    private int depth = 6;

    @Option(
            names = "--solve",
            description = "Empties from which values are results of best play, 0 to 14 (default: ${DEFAULT-VALUE}).")
    private int solve = 10;

    @Option(
            names = "--most",
            description =
                    "Reasons for a move at most; more than are told check more kinds (default: ${DEFAULT-VALUE}).")
    private int most = Reasons.MOST;

    @Option(names = "--examples", paramLabel = "FILE", description = "Write some moves with boards and reasons here.")
    private @Nullable Path examples;

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    private final Map<String, Integer> kinds = new TreeMap<>();
    private final Examples chosen = new Examples();
    private int reasons;
    private int wrong;
    private int compared;
    /** For so many moves nothing speaks but the answer to the other one, and against so many but the answer to them. */
    private int forByReply;

    private int againstByReply;
    /** So many of the worse moves lose {@link #MUCH}, and so many of these were told more than their result and the answer to them. */
    private int losing;

    private int explained;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        check("--positions", positions, 1, MOST_POSITIONS);
        check("--depth", depth, 2, MOST_DEPTH);
        check("--solve", solve, 0, MOST_SOLVED);
        check("--most", most, 1, Reason.Kind.values().length);
        List<SampledPosition> sample = sample(WthorFile.games(folder));
        int threads = engines.threads();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<List<ExplainedPosition>>> parts = new ArrayList<>();
            for (int from = 0; from < sample.size(); from += BATCH) {
                List<SampledPosition> batch = sample.subList(from, Math.min(sample.size(), from + BATCH));
                parts.add(pool.submit(() -> explain(batch)));
            }
            int done = 0;
            for (Future<List<ExplainedPosition>> part : parts) {
                for (ExplainedPosition explained : part.get()) {
                    done++;
                    tell(explained);
                }
                err().println("explained " + done + " of " + sample.size() + ", reasons " + reasons + ", false "
                        + wrong);
                err().flush();
            }
        } finally {
            pool.shutdownNow();
        }
        return end(sample.size());
    }

    private void check(String name, int value, int least, int greatest) {
        if (value < least || value > greatest) {
            throw misuse(name + " is " + least + " to " + greatest + ", not " + value + ".");
        }
    }

    private List<SampledPosition> sample(List<Wthor.Game> games) throws IOException {
        Random random = new Random(engines.seed());
        List<SampledPosition> sample = new ArrayList<>();
        for (long i = 0; i < (long) TRIES * positions && sample.size() < positions; i++) {
            SampledPosition.draw(games, random).ifPresent(sample::add);
        }
        if (sample.size() < positions) {
            throw new FileSystemException(
                    folder.toString(), null, "games too short to draw " + positions + " positions from");
        }
        return sample;
    }

    private List<ExplainedPosition> explain(List<SampledPosition> batch) {
        Engine engine = engines.singleThreaded().searcher(TimeSource.SYSTEM);
        Level level = Level.flawless(depth, solve, MILLIS);
        List<ExplainedPosition> explained = new ArrayList<>();
        for (SampledPosition sampled : batch) {
            engines.prepare(engine, Variant.OTHELLO);
            explained.add(ExplainedPosition.of(sampled, engine, level, most));
        }
        return explained;
    }

    private void tell(ExplainedPosition position) {
        for (ExplainedPosition.Explained pair : position.explained()) {
            count(pair);
            Optional<Reason> untrue = pair.firstFalse();
            if (untrue.isPresent()) {
                wrong++;
                String board = BoardText.writeLine(position.sampled().position());
                out().println("false: " + board + " " + pair.comparison().better() + " "
                        + pair.comparison().worse() + " " + untrue.get());
                out().flush();
            }
        }
        if (examples != null) {
            chosen.offer(position);
        }
    }

    private void count(ExplainedPosition.Explained pair) {
        reasons += pair.reasons();
        compared++;
        forByReply += pair.isByReply(true) ? 1 : 0;
        againstByReply += pair.isByReply(false) ? 1 : 0;
        if (pair.comparison().loss() >= MUCH) {
            losing++;
            explained += pair.isExplained() ? 1 : 0;
        }
        for (Reason reason : pair.why().better()) {
            kinds.merge(reason.kind().name(), 1, Integer::sum);
        }
        for (Reason reason : pair.why().worse()) {
            kinds.merge(reason.kind().name(), 1, Integer::sum);
        }
    }

    private String share() {
        return String.format(Locale.ROOT, "%.1f", losing == 0 ? PERCENT : PERCENT * explained / losing);
    }

    private int end(int count) throws IOException {
        kinds.forEach((kind, number) -> out().println(kind + " " + number));
        out().println("compared=" + compared + " for-by-reply=" + forByReply + " against-by-reply=" + againstByReply
                + " losing=" + losing);
        if (examples != null) {
            Files.writeString(examples, chosen.text(new EnglishPhrases()), StandardCharsets.UTF_8);
        }
        out().println("positions=" + count + " reasons=" + reasons + " false=" + wrong + " explained=" + share());
        out().flush();
        return wrong == 0 ? 0 : 1;
    }
}
