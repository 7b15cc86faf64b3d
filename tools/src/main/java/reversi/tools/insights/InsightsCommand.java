package reversi.tools.insights;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.engine.Level;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;
import reversi.training.insights.Habit;
import reversi.training.insights.Rate;
import reversi.training.insights.Tally;

/** Writes the habits of players of each strength, as the game compares its player with. */
@Command(
        name = "insights",
        description = {
            "Counts the habits of the computer's levels that play as people do, in games against levels about as strong, and prints",
            "them as the file 'training/peers.txt' of the game: a line for each rating. Mistakes are those of a quick review."
        })
public final class InsightsCommand extends Tool {
    /** Above, levels play less and less like people. */
    private static final int HIGHEST = 12;

    private static final int PART = 10;

    @Option(names = "--games", description = "Games of each level (default: ${DEFAULT-VALUE}).")
    private int games = 400;

    @Option(names = "--reviews", description = "How many of them are reviewed (default: ${DEFAULT-VALUE}).")
    private int reviews = 60;

    @Option(names = "--seed", description = "Other seeds make other games (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", description = "Threads (default: one for each processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (games < 1 || reviews < 0 || reviews > games || threads < 1) {
            throw misuse("--games and --threads are 1 or more, --reviews at most as many as games.");
        }
        out().println("# reversi-tools insights --games " + games + " --reviews " + reviews + " --seed " + seed);
        StringBuilder head = new StringBuilder("rating");
        for (Habit habit : Habit.values()) {
            head.append(' ').append(habit.name());
        }
        out().println(head);
        for (int level = 1; level <= HIGHEST; level++) {
            out().println(line(level, count(level)));
            out().flush();
        }
        return 0;
    }

    private Tally count(int level) throws IOException, InterruptedException, ExecutionException {
        List<Tally> parts = Collections.synchronizedList(new ArrayList<>());
        List<Callable<Void>> tasks = new ArrayList<>();
        PeerGames played = new PeerGames();
        for (int from = 0; from < games; from += PART) {
            int first = from;
            tasks.add(() -> {
                PeerGames.Table table = played.table(new Random(seed * 1_000_003 + level * 10_007L + first));
                for (int i = first; i < Math.min(games, first + PART); i++) {
                    parts.add(table.play(level, opponent(level, i), i % 2 == 0, i < reviews));
                }
                return null;
            });
        }
        Workers.run(threads, tasks);
        return Tally.sum(parts);
    }

    /** A level as strong, or next to it. */
    private static int opponent(int level, int game) {
        return Math.max(1, Math.min(Level.all().size(), level + game / 2 % 3 - 1));
    }

    private static String line(int level, Tally tally) {
        StringBuilder line = new StringBuilder(Integer.toString(Level.of(level).rating()));
        for (Habit habit : Habit.values()) {
            Rate rate = tally.rate(habit);
            line.append(' ').append(rate.of() == 0 ? "-" : String.format(Locale.ROOT, "%.4f", rate.value()));
        }
        return line.toString();
    }
}
