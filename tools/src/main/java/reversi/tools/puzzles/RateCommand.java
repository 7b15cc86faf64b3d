package reversi.tools.puzzles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Level;
import reversi.rules.Position;
import reversi.teach.puzzle.PuzzleTheme;
import reversi.teach.puzzle.PuzzleWriter;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;
import reversi.tools.puzzles.PuzzleSelection.Themed;

/** Makes the file of puzzles from what was mined. */
@Command(
        name = "rate",
        description = {
            "Chooses puzzles from the log of 'puzzles mine', lets levels 1 to 12 of the computer try each several times, fits",
            "ratings to how often they solve it, and writes the file of the game. Prints how each level scored and how many",
            "puzzles have each theme. The last line is 'puzzles=COUNT bytes=COUNT'."
        })
final class RateCommand extends Tool {
    @Parameters(index = "0", paramLabel = "LOG", description = "The log of 'puzzles mine'.")
    private Path log = Path.of("");

    @Option(
            names = "--plays",
            required = true,
            paramLabel = "FILE",
            description = "Log of the levels' tries, gone on with.")
    private Path plays = Path.of("");

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
    private Path out = Path.of("");

    @Option(names = "--count", description = "Puzzles at most (default: ${DEFAULT-VALUE}).")
    private int count = 3200;

    @Option(names = "--tries", description = "Tries of each level at each puzzle (default: ${DEFAULT-VALUE}).")
    private int tries = 6;

    @Option(names = "--threads", description = "Threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        List<Themed> chosen = PuzzleSelection.choose(candidates(), count);
        LevelPlays levels = new LevelPlays(plays, tries, EngineFiles.weights());
        int[][] solved = new int[chosen.size()][];
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < solved.length; i++) {
            int at = i;
            tasks.add(() -> {
                PuzzleCandidate candidate = chosen.get(at).candidate();
                solved[at] = levels.solved(BoardPositions.of(candidate), candidate.best());
                return null;
            });
        }
        Workers.run(threads, tasks);
        byte[] file = PuzzleWriter.write(entries(chosen, solved));
        Files.write(out, file);
        tell(chosen, solved);
        out().println("puzzles=" + chosen.size() + " bytes=" + file.length);
        return 0;
    }

    private List<Themed> candidates() throws IOException {
        ThemeRules rules = new ThemeRules(new SecondSolver());
        List<Themed> themed = new ArrayList<>();
        for (String line : Files.readAllLines(log)) {
            PuzzleCandidate.parse(line)
                    .filter(candidate -> PuzzleRules.isClear(candidate.values()))
                    .ifPresent(candidate -> themed.add(new Themed(candidate, rules.themes(candidate))));
        }
        return themed;
    }

    private List<PuzzleWriter.Entry> entries(List<Themed> chosen, int[][] solved) {
        List<PuzzleWriter.Entry> entries = new ArrayList<>();
        for (int i = 0; i < solved.length; i++) {
            Themed one = chosen.get(i);
            Position position = BoardPositions.of(one.candidate());
            int rating = PuzzleScale.rating(solved[i], tries);
            entries.add(new PuzzleWriter.Entry(position, one.candidate().values(), one.themes(), rating));
        }
        return entries;
    }

    private void tell(List<Themed> chosen, int[][] solved) {
        for (int level = 1; level <= LevelPlays.LEVELS; level++) {
            int sum = 0;
            for (int[] counts : solved) {
                sum += counts[level - 1];
            }
            print(
                    "level %2d rating %4d solves %5.1f %%",
                    level, Level.of(level).rating(), 100.0 * sum / Math.max(1, tries * solved.length));
        }
        for (PuzzleTheme theme : PuzzleTheme.values()) {
            print(
                    "%-16s %5d",
                    theme,
                    chosen.stream().filter(one -> one.themes().contains(theme)).count());
        }
        int none = (int) chosen.stream().filter(one -> one.themes().isEmpty()).count();
        print("%-16s %5d", "none", none);
    }

    private void print(String format, Object... values) {
        out().println(String.format(Locale.ROOT, format, values));
    }
}
