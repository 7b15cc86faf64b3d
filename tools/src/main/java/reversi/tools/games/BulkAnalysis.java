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
import reversi.tools.options.Part;

/** Analyses the games of many files, several at a time, and writes them in the order in which they were read. */
final class BulkAnalysis {
    private static final int AHEAD = 2;

    private final List<AnalysisFile> outputs;
    private final Function<Transcript, GameReview> reviewer;
    private final int threads;
    private final ErrorReport errors;
    private final Progress progress;
    private final Deque<Waiting> running = new ArrayDeque<>();
    private long read;
    private int games;
    private long moves;

    /** A game that comes next: analysed, or as its lines were taken from elsewhere. */
    private record Waiting(AnalysedGame.Place place, String taken, Optional<Future<AnalysedGame>> analysed) {}

    /**
     * Which games to analyse.
     *
     * @param part every game of the files, in the order of reading, or a part of them
     * @param taken games whose lines are there already, for a single output
     */
    record Choice(Part part, TakenGames taken) {}

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

    /** The number of games of this run's part that the files have now. */
    int games() {
        return games;
    }

    /** The number of their moves, without passes. */
    long moves() {
        return moves;
    }

    /** Analyses the chosen games of some files that are not written yet; what is wrong with a file or a game is told. */
    void run(List<Path> files, Choice choice) throws IOException, InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            for (int i = 0; i < files.size(); i++) {
                Path file = files.get(i);
                Optional<GamesRead> read = GameReading.read(file, errors::add);
                if (read.isPresent()) {
                    errors.addFaults(file, read.get());
                    String words = file.getFileName() + " (file " + (i + 1) + " of " + files.size() + ")";
                    run(new Games(name(file), read.get().games(), words), choice, pool);
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

    /** How a file is called in what is written. */
    static String name(Path file) {
        return file.toString().replace('\\', '/');
    }

    /** The games of a file, and what is said of the file while it is worked on. */
    private record Games(String file, List<GameRecord> records, String words) {}

    private void run(Games all, Choice choice, ExecutorService pool)
            throws IOException, InterruptedException, ExecutionException {
        for (int i = 0; i < all.records.size(); i++) {
            if (!choice.part.has(read++)) {
                continue;
            }
            GameRecord game = all.records.get(i);
            AnalysedGame.Place place = new AnalysedGame.Place(all.file, i + 1);
            games++;
            moves += game.line().moves().stream().filter(move -> !move.isPass()).count();
            if (outputs.stream().allMatch(output -> output.has(place))) {
                continue;
            }
            Optional<String> taken = choice.taken.game(place);
            running.add(
                    taken.isPresent()
                            ? new Waiting(place, taken.get(), Optional.empty())
                            : new Waiting(place, "", Optional.of(pool.submit(() -> analysed(place, game)))));
            if (running.size() >= AHEAD * threads) {
                writeNext();
            }
            progress.show(all.words, i + 1 - running.size(), all.records.size());
        }
    }

    private AnalysedGame analysed(AnalysedGame.Place place, GameRecord game) {
        return new AnalysedGame(place, game, reviewer.apply(game.line().transcript()));
    }

    private void writeNext() throws IOException, InterruptedException, ExecutionException {
        Waiting next = running.remove();
        for (AnalysisFile output : outputs) {
            if (output.has(next.place)) {
                continue;
            }
            if (next.analysed.isPresent()) {
                output.write(next.analysed.get().get());
            } else {
                output.write(next.place, next.taken);
            }
        }
    }
}
