package reversi.tools.pupils;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.tools.options.Shipped;
import reversi.tools.options.Tool;
import reversi.training.plan.Exam;

/** Compares what simulated pupils gain by the plan and by random puzzles. */
@Command(
        name = "pupils",
        description = {
            "Lets simulated pupils practise ten minutes a day, once by the plan and once with random puzzles, and measures by the",
            "fixed test how many discs fewer they lose: mean and standard error of both and of the difference for each pupil.",
            "These are simulations, of which docs/training.md says what is assumed: they show that the plan finds what a pupil",
            "lacks, and not what people learn. The last line is 'pupils=N days=D gain=G±E', the gain that the plan has more."
        })
public final class PupilsCommand extends Tool {
    @Option(names = "--pupils", description = "How many (default: ${DEFAULT-VALUE}).")
    private int pupils = 1_000;

    @Option(names = "--days", description = "Days of practice (default: ${DEFAULT-VALUE}).")
    private int days = 28;

    @Option(
            names = "--spread",
            description =
                    "By how many points a pupil's skills differ, as a standard deviation (default: ${DEFAULT-VALUE}).")
    private double spread = 150;

    @Option(names = "--alike", description = "Tasks that are far too easy or too hard teach as much as those that fit.")
    private boolean isAlike;

    @Option(names = "--seed", description = "Other seeds make other pupils (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    public Integer call() throws IOException {
        if (pupils < 2 || days < 1 || !(spread >= 0)) {
            throw misuse("--pupils is 2 or more, --days 1 or more, --spread 0 or more.");
        }
        Yardstick yardstick = new Yardstick(Exam.of(collection("/training/test.bin")));
        PuzzleCollection puzzles = collection("/puzzles/puzzles.bin");
        List<Double> before = new ArrayList<>();
        List<Double> plan = new ArrayList<>();
        List<Double> random = new ArrayList<>();
        List<Double> more = new ArrayList<>();
        Random seeds = new Random(seed);
        for (int i = 0; i < pupils; i++) {
            long mine = seeds.nextLong();
            double lost = yardstick.lost(pupil(mine));
            double byPlan = lost - yardstick.lost(taught(mine, puzzles, true));
            double byPuzzles = lost - yardstick.lost(taught(mine, puzzles, false));
            before.add(lost);
            plan.add(byPlan);
            random.add(byPuzzles);
            more.add(byPlan - byPuzzles);
        }
        out().println("Simulated pupils, not people: what is assumed of them stands in docs/training.md.");
        out().printf("discs lost in the test before: %s%n", text(before));
        out().printf("fewer by the plan:             %s%n", text(plan));
        out().printf("fewer by random puzzles:       %s%n", text(random));
        out().println("pupils=" + pupils + " days=" + days + " gain="
                + text(more).replace(" ", ""));
        return 0;
    }

    private SimulatedPupil pupil(long mine) {
        return new SimulatedPupil(new Random(mine), spread, !isAlike);
    }

    /** The same pupil after all days. */
    private SimulatedPupil taught(long mine, PuzzleCollection puzzles, boolean isByPlan) {
        SimulatedPupil pupil = pupil(mine);
        Schooling school = new Schooling(pupil, puzzles, new Random(~mine));
        for (int day = 0; day < days; day++) {
            if (isByPlan) {
                school.byPlan(day);
            } else {
                school.byPuzzles();
            }
        }
        return pupil;
    }

    private PuzzleCollection collection(String path) throws IOException {
        if (PuzzleReader.read(Shipped.bytes(path)) instanceof PuzzleCollection.Ok ok) {
            return ok.puzzles();
        }
        throw misuse(path + " has no positions of this version.");
    }

    /** The mean with its standard error. */
    private static String text(List<Double> values) {
        double mean = values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        double squares = values.stream()
                .mapToDouble(value -> (value - mean) * (value - mean))
                .sum();
        double error = Math.sqrt(squares / (values.size() - 1.0) / values.size());
        return String.format(Locale.ROOT, "%.2f ± %.2f", mean, error);
    }
}
