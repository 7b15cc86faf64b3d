package reversi.tools.fairplay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.engine.Level;
import reversi.engine.PatternWeights;
import reversi.fairplay.Agreement;
import reversi.tools.games.Progress;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;

/** Finds out how many made cheats are found, and how many people are suspected. */
@Command(
        name = "check",
        description = {
            "Judges games of people in batches of one player's games in a row, and as many batches as --helped says once more as if",
            "the player had help: the games are played on from the opening, with every second move of the player by the engine.",
            "The games were not used to fit what people play. Prints how the scores are spread; the last line is",
            "'games=COUNT found=PERCENT false=PERCENT': games judged, batches with help that are unusual, and batches",
            "without. Interrupted, it goes on from its log."
        })
final class FairplayCheckCommand extends Tool {
    private static final double PERCENT = 100;

    @Mixin
    private final GameOptions options = new GameOptions();

    @Option(names = "--from", description = "The first year whose games are judged (default: ${DEFAULT-VALUE}).")
    private int firstYear = 2013;

    @Option(names = "--to", description = "The last year (default: ${DEFAULT-VALUE}).")
    private int lastYear = 2021;

    @Option(names = "--games", description = "Games of a batch (default: ${DEFAULT-VALUE}).")
    private int games = 30;

    @Option(names = "--batches", description = "Batches without help at most (default: ${DEFAULT-VALUE}).")
    private int batches = 1000;

    @Option(names = "--helped", description = "Batches with help at most (default: ${DEFAULT-VALUE}).")
    private int helped = 60;

    @Option(names = "--level", description = "The level of the engine that helps (default: ${DEFAULT-VALUE}).")
    private int level = 14;

    @Option(names = "--threads", description = "Threads (default: one for each processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--log", paramLabel = "FILE", description = "Log of the scores, gone on with.")
    private @Nullable Path log;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (games < 1 || batches < 1 || helped < 1 || threads < 1) {
            throw misuse("--games, --batches, --helped and --threads are 1 or more.");
        }
        List<Batch> all = new ArrayList<>(Batch.of(options.games(firstYear, lastYear), games));
        if (all.isEmpty()) {
            throw misuse("Nobody played " + games + " games in these years.");
        }
        Collections.shuffle(all, new Random(options.seed()));
        List<Batch> honest = all.subList(0, Math.min(batches, all.size()));
        List<Batch> cheating = all.subList(0, Math.min(helped, all.size()));
        BatchJudge judge = judge();
        Spread people = spread("people", honest, judge::people);
        Spread found = spread("helped", cheating, judge::helped);
        print(people.line("people"));
        print(found.line("helped"));
        print(
                "games=%d found=%.1f%% false=%.2f%%",
                games * (honest.size() + cheating.size()),
                PERCENT * found.share(Agreement.UNUSUAL),
                PERCENT * people.share(Agreement.UNUSUAL));
        return 0;
    }

    private BatchJudge judge() throws IOException {
        try {
            PatternWeights weights = EngineFiles.weights();
            return new BatchJudge(weights, Level.of(level), options.seed(), new BatchScores(log));
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        }
    }

    /** The scores of batches, in no order. */
    private Spread spread(String what, List<Batch> judged, BatchJudge.Judgement judgement)
            throws InterruptedException, ExecutionException {
        Progress progress = new Progress(err(), CommandLine.Help.Ansi.AUTO.enabled(), System::currentTimeMillis);
        List<Double> scores = new ArrayList<>();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (Batch batch : judged) {
            tasks.add(() -> {
                double score = judgement.score(batch);
                synchronized (scores) {
                    scores.add(score);
                    progress.show(what, scores.size(), judged.size());
                }
                return null;
            });
        }
        Workers.run(threads, tasks);
        progress.end();
        return new Spread(scores);
    }

    private void print(String format, Object... values) {
        out().println(String.format(Locale.ROOT, format, values));
    }
}
