package reversi.tools.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Engine;
import reversi.engine.HumanModel;
import reversi.engine.Level;
import reversi.engine.Question;
import reversi.engine.TimeSource;
import reversi.fairplay.DecisionReader;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.teach.review.GameReview;
import reversi.teach.review.ReviewLimits;
import reversi.teach.review.Reviewer;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Part;
import reversi.tools.options.Strength;
import reversi.tools.options.StrengthOptions;
import reversi.tools.options.Tool;

/** Prints what each move of a game was worth, the best one, and what each side gave away. */
@Command(
        name = "analyse",
        aliases = "analyze",
        description = {
            "Values every move of a game in discs for the side that made it: '=' marks results of best play, ?! "
                    + "inaccuracies, ? mistakes and ?? blunders.",
            "With --csv or --json all games of files of any format, and of folders, are analysed and written there. A file that is"
                    + " there already is continued after its last whole game; --threads is the number of games at a time. A game"
                    + " that cannot be read is told and left out;"
                    + " the last line is 'games=COUNT moves=COUNT errors=COUNT'. Exits with 1 where there are errors."
        })
public final class AnalyseCommand extends Tool {
    private static final int USUAL_DEPTH = 14;
    private static final int USUAL_SOLVE = 20;

    @Parameters(
            arity = "1..*",
            paramLabel = "GAME",
            description =
                    "Moves as in f5d6c3, or a file of games of any format; with --csv or --json files and folders.")
    private List<String> inputs = new ArrayList<>();

    @Option(names = "--game", description = "Which game of the file, from 1 (default: 1).")
    private @Nullable Integer number;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a row for each move of all games.")
    private @Nullable Path csv;

    @Option(names = "--json", paramLabel = "FILE", description = "Write a line of JSON for each game.")
    private @Nullable Path json;

    @Option(
            names = "--take",
            paramLabel = "FILE",
            arity = "1..*",
            description =
                    "Take the games that such files have, written by --part, instead of analysing them, and write all to the file of"
                            + " --csv or --json.")
    private List<Path> results = new ArrayList<>();

    @Mixin
    private final Part.Choice part = new Part.Choice();

    @Option(
            names = "--rating",
            paramLabel = "R",
            description =
                    "Say beside each move of one game with 7 to 34 empty squares how many of 100 players of this rating,"
                            + " as people have it online, find a move within 2 discs of the best ("
                            + HumanModel.LEAST_RATING
                            + " to " + HumanModel.MOST_RATING + ").")
    private @Nullable Integer rating;

    @Mixin
    private final StrengthOptions strength = new StrengthOptions();

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        Level level = strength.strengthOr(new Strength(Strength.trial(USUAL_DEPTH, USUAL_SOLVE), 0))
                .level();
        ReviewLimits limits = new ReviewLimits(Math.max(2, level.depth()), level.solveEmpties(), level.millis());
        if (csv != null || json != null) {
            return bulk(limits);
        }
        if (!results.isEmpty() || part.part().parts() > 1) {
            throw misuse("--part and --take are for --csv or --json");
        }
        if (inputs.size() > 1) {
            throw misuse("one game at a time, or --csv FILE or --json FILE for many");
        }
        return single(limits);
    }

    private int single(ReviewLimits limits) throws IOException {
        Transcript game;
        try {
            game = GameInput.game(inputs.get(0), number == null ? 1 : number);
        } catch (IllegalArgumentException noGame) {
            throw misuse(noGame);
        }
        GameReview review = review(game, limits, engines);
        PrintWriter out = out();
        Optional<Finders> finders = finders();
        out.println(" ply side  move   value   best   value    loss" + (finders.isEmpty() ? "" : "      found"));
        for (AnalysedGame.AnalysedMove move : AnalysedGame.moves(review)) {
            String row = ReviewReport.row(move);
            out.println(finders.map(people -> people.beside(row, move.turn())).orElse(row));
        }
        for (Disc side : Disc.values()) {
            out.println(ReviewReport.summary(side, review));
        }
        return 0;
    }

    private Optional<Finders> finders() throws IOException {
        Integer asked = rating;
        if (asked == null) {
            return Optional.empty();
        }
        if (asked < HumanModel.LEAST_RATING || asked > HumanModel.MOST_RATING) {
            throw misuse("--rating is " + HumanModel.LEAST_RATING + " to " + HumanModel.MOST_RATING + ", not " + asked);
        }
        return Optional.of(new Finders(asked, new DecisionReader(EngineFiles.weights())));
    }

    private int bulk(ReviewLimits limits) throws IOException, InterruptedException, ExecutionException {
        if (number != null || rating != null) {
            throw misuse("--game and --rating are for one game, not for --csv and --json");
        }
        if (!results.isEmpty() && csv != null && json != null) {
            throw misuse("--take is for one of --csv and --json at a time");
        }
        Progress progress = new Progress(err(), CommandLine.Help.Ansi.AUTO.enabled(), System::currentTimeMillis);
        ErrorReport errors = new ErrorReport(progress::say);
        EngineOptions each = engines.singleThreaded();
        List<AnalysisFile> outputs = new ArrayList<>();
        try {
            List<Path> files = files();
            TakenGames taken = taken(AnalysisFormat.limits(limits), files);
            open(AnalysisFormat.limits(limits), outputs);
            BulkAnalysis bulk =
                    new BulkAnalysis(outputs, game -> review(game, limits, each), engines.threads(), errors, progress);
            bulk.run(files, new BulkAnalysis.Choice(part.part(), taken));
            errors.end();
            out().println("games=" + bulk.games() + " moves=" + bulk.moves() + " errors=" + errors.count());
            return errors.count() == 0 ? 0 : 1;
        } finally {
            for (AnalysisFile output : outputs) {
                output.close();
            }
        }
    }

    private TakenGames taken(String limits, List<Path> files) throws IOException {
        AnalysisFormat format = csv == null ? new JsonAnalysis(limits) : new CsvAnalysis(limits);
        try {
            return TakenGames.of(
                    results, format, files.stream().map(BulkAnalysis::name).collect(Collectors.toSet()));
        } catch (IllegalArgumentException otherFile) {
            throw misuse(otherFile);
        } catch (NoSuchFileException missing) {
            throw misuse("there is no " + missing.getFile() + " to --take");
        }
    }

    private void open(String limits, List<AnalysisFile> outputs) throws IOException {
        try {
            if (csv != null) {
                outputs.add(AnalysisFile.open(csv, new CsvAnalysis(limits)));
            }
            if (json != null) {
                outputs.add(AnalysisFile.open(json, new JsonAnalysis(limits)));
            }
        } catch (IllegalArgumentException otherFile) {
            throw misuse(otherFile);
        }
    }

    private List<Path> files() throws IOException {
        List<Path> written = new ArrayList<>();
        Optional.ofNullable(csv).ifPresent(written::add);
        Optional.ofNullable(json).ifPresent(written::add);
        written.addAll(results);
        List<Path> named = new ArrayList<>();
        for (String input : inputs) {
            try {
                named.add(Path.of(input));
            } catch (InvalidPathException noPath) {
                throw misuse(noPath);
            }
        }
        return GameFolder.files(named, written);
    }

    /** Reviews a game with an engine of its own, so that no other game changes what is found. */
    private static GameReview review(Transcript game, ReviewLimits limits, EngineOptions engines) {
        Engine engine = engines.searcher(TimeSource.SYSTEM);
        engines.prepare(engine, game.first().variant());
        Reviewer reviewer = new Reviewer(game, List.of(limits));
        for (Optional<Question> next = reviewer.next(); next.isPresent(); next = reviewer.next()) {
            reviewer.answered(engine.answer(next.get(), reviewer::improved));
        }
        return reviewer.review();
    }
}
