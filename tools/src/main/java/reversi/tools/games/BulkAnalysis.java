package reversi.tools.games;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import reversi.notation.GameRecord;
import reversi.notation.GamesRead;
import reversi.rules.Transcript;
import reversi.teach.review.GameReview;

/** Analyses the games of many files, several at a time, and writes them in the order in which they were read. */
final class BulkAnalysis {
    private static final int AHEAD = 2;

    private final List<AnalysisFile> outputs;
    private final Function<Transcript, GameReview> reviewer;
    private final int threads;
    private final ErrorReport errors;
    private final Progress progress;
    private final Deque<Future<AnalysedGame>> running = new ArrayDeque<>();
    private int games;
    private long moves;

    /** Writes what {@code reviewer} finds, which runs on several threads at once, to files that may have some of the games already. */
    BulkAnalysis(
            List<AnalysisFile> outputs,
            Function<Transcript, GameReview> reviewer,
            int threads,
            ErrorReport errors,
            Progress progress) {
        this.outputs = outputs;
        this.reviewer = reviewer;
        this.threads = threads;
        this.errors = errors;
        this.progress = progress;
    }

    /** The number of games that the files have now. */
    int games() {
        return games;
    }

    /** The number of their moves, without passes. */
    long moves() {
        return moves;
    }

    /** Analyses all games of some files that are not written yet; what is wrong with a file or a game is told. */
    void run(List<Path> files) throws IOException, InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            for (int i = 0; i < files.size(); i++) {
                Path file = files.get(i);
                Optional<GamesRead> read = GameReading.read(file, errors::add);
                if (read.isPresent()) {
                    errors.addFaults(file, read.get());
                    String words = file.getFileName() + " (file " + (i + 1) + " of " + files.size() + ")";
                    run(file, read.get().games(), pool, words);
                }
            }
            while (!running.isEmpty()) {
                writeNext();
            }
        } finally {
            pool.shutdownNow();
            progress.end();
        }
    }

    private void run(Path file, List<GameRecord> records, ExecutorService pool, String words)
            throws IOException, InterruptedException, ExecutionException {
        String name = file.toString().replace('\\', '/');
        for (int i = 0; i < records.size(); i++) {
            GameRecord game = records.get(i);
            AnalysedGame.Place place = new AnalysedGame.Place(name, i + 1);
            games++;
            moves += game.line().moves().stream().filter(move -> !move.isPass()).count();
            if (outputs.stream().allMatch(output -> output.has(place))) {
                continue;
            }
            running.add(pool.submit(() ->
                    new AnalysedGame(place, game, reviewer.apply(game.line().transcript()))));
            if (running.size() >= AHEAD * threads) {
                writeNext();
            }
            progress.show(words, i + 1 - running.size(), records.size());
        }
    }

    private void writeNext() throws IOException, InterruptedException, ExecutionException {
        AnalysedGame game = running.remove().get();
        for (AnalysisFile output : outputs) {
            if (!output.has(game.place())) {
                output.write(game);
            }
        }
    }
}
