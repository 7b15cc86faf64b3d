package reversi.tools.puzzles;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.PatternWeights;
import reversi.notation.Wthor;
import reversi.tools.games.WthorFile;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;

/** Finds positions of real games that may become puzzles. */
@Command(
        name = "mine",
        description = {
            "Looks in the endgames of the WTHOR archives WTH_*.wtb in FOLDER for positions with one clearly best move, and",
            "writes them to a log with the exact value of every move. Interrupted, it goes on from the log.",
            "The last line is 'games=COUNT candidates=COUNT'."
        })
final class MineCommand extends Tool {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int TRIES = 4;
    private static final int DEAR_TRIES = 1;
    private static final int DEAR = 15;

    /** Of 64 games in turn, the empties from which on they are looked at. */
    private static final int[] SHARES = {
        5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12,
        13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16,
        16, 17, 18, 18
    };

    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of WTHOR archives (WTH_*.wtb).")
    private Path folder = Path.of("");

    @Option(names = "--log", required = true, paramLabel = "FILE", description = "The log to write or to go on with.")
    private Path log = Path.of("");

    @Option(names = "--most", description = "Candidates after which it ends (default: ${DEFAULT-VALUE}).")
    private int most = 8000;

    @Option(names = "--threads", description = "Threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger found = new AtomicInteger();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        List<Wthor.Game> games = WthorFile.games(folder);
        PatternWeights weights = EngineFiles.weights();
        begin();
        try (BufferedWriter out = Files.newBufferedWriter(
                log, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            List<Callable<Void>> tasks = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                tasks.add(() -> {
                    mine(games, new CandidateMiner(weights), out);
                    return null;
                });
            }
            Workers.run(threads, tasks);
        }
        out().println("games=" + Math.min(next.get(), games.size()) + " candidates=" + found.get());
        return 0;
    }

    /** Goes on behind the last game of the log, whose last line may be cut off. */
    private void begin() throws IOException {
        if (!Files.exists(log)) {
            return;
        }
        String text = Files.readString(log);
        int end = text.lastIndexOf('\n') + 1;
        int last = -1;
        for (String line : text.substring(0, end).split("\n", -1)) {
            last = Math.max(last, line.isEmpty() ? -1 : Integer.parseInt(line.substring(0, line.indexOf(' '))));
            found.addAndGet(line.indexOf(' ', line.indexOf(' ') + 1) > 0 ? 1 : 0);
        }
        next.set(last + 1);
        Files.writeString(log, text.substring(0, end));
    }

    /** Takes games in an order that mixes years; the log names them by their place in that order. */
    private void mine(List<Wthor.Game> games, CandidateMiner miner, BufferedWriter out) throws IOException {
        int at = next.getAndIncrement();
        while (at < games.size() && found.get() < most) {
            Wthor.Game game = games.get((int) Long.remainderUnsigned(at * step(games.size()), games.size()));
            int empties = SHARES[(int) ((at * SPREAD) >>> 58)];
            Optional<PuzzleCandidate> candidate = miner.find(at, game, empties, empties >= DEAR ? DEAR_TRIES : TRIES);
            if (candidate.isPresent()) {
                found.incrementAndGet();
                write(out, candidate.get().line());
            } else if (at % 100 == 0) {
                write(out, at + " ");
            }
            at = next.getAndIncrement();
        }
    }

    /** A step that has no divisor in common with the number of games, so that every game comes once. */
    private static long step(int games) {
        long step = 40_503;
        while (gcd(step, games) != 1) {
            step += 2;
        }
        return step;
    }

    private static long gcd(long one, long other) {
        return other == 0 ? one : gcd(other, one % other);
    }

    private static synchronized void write(BufferedWriter out, String line) throws IOException {
        out.write(line + "\n");
        out.flush();
    }
}
