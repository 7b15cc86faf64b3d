package reversi.tools.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.tools.games.WthorFile;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;

/** Writes the moves that a player chooses in positions of real games. */
@Command(
        name = "choose",
        description =
                "Writes the moves that a player chooses in positions of real games to a file; begun again, it goes on. A player is "
                        + Contestant.HELP + ".")
final class ChooseCommand extends Tool {
    /** So many positions are played before the first that counts: the JVM compiles what is used often. */
    private static final int WARM_UP = 40;

    private static final double NANOS = 1e9;

    @Parameters(index = "0", paramLabel = "PLAYER", description = "Who chooses.")
    private String player = "";

    @Option(names = "--wthor", required = true, description = "Folder of WTHOR archives.")
    private Path wthor = Path.of("");

    @Option(names = "--out", required = true, description = "File of the moves.")
    private Path out = Path.of("");

    @Option(names = "--positions", description = "Positions (default: ${DEFAULT-VALUE}).")
    private int count = 6_000;

    @Option(names = "--fewest", description = "Fewest empties of a position (default: ${DEFAULT-VALUE}).")
    private int fewest = 20;

    @Option(names = "--most", description = "Most empties of a position (default: ${DEFAULT-VALUE}).")
    private int most = 24;

    @Option(names = "--jobs", description = "Positions played at a time (default: ${DEFAULT-VALUE}).")
    private int jobs = 1;

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    private final AtomicLong nanos = new AtomicLong();

    @Override
    public Integer call() throws IOException, InterruptedException {
        try {
            Contestant contestant = Contestant.parse(player, engines);
            List<String> positions = DrawnPositions.draw(WthorFile.games(wthor), count, fewest, most, engines.seed());
            PositionLog log = PositionLog.at(out, title(contestant));
            List<String> open = positions.stream()
                    .filter(position -> log.answer(position).isEmpty())
                    .toList();
            List<Callable<Boolean>> tasks = new ArrayList<>();
            for (int job = 0; job < Math.max(1, jobs); job++) {
                List<String> share = everyFrom(open, job, Math.max(1, jobs));
                tasks.add(() -> choose(contestant, share, log));
            }
            Workers.run(tasks.size(), tasks);
            double seconds = nanos.get() / NANOS / Math.max(1, open.size());
            out().printf(
                            Locale.ROOT,
                            "%d positions, processor seconds a move: %.4f%n",
                            log.positions().size(),
                            seconds);
            return 0;
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        } catch (ExecutionException failed) {
            err().println(player + ": " + failed.getCause());
            return 1;
        }
    }

    private String title(Contestant contestant) {
        return String.format(
                Locale.ROOT,
                "moves of %s in %d positions with %d to %d empties, seed %d",
                contestant.settings(),
                count,
                fewest,
                most,
                engines.seed());
    }

    private static List<String> everyFrom(List<String> all, int first, int step) {
        List<String> some = new ArrayList<>();
        for (int i = first; i < all.size(); i += step) {
            some.add(all.get(i));
        }
        return some;
    }

    private boolean choose(Contestant contestant, List<String> positions, PositionLog log)
            throws IOException, Contender.Failure {
        try (Contender contender = contestant.open().get()) {
            for (String position : positions.subList(0, Math.min(WARM_UP, positions.size()))) {
                move(contender, position);
            }
            for (String position : positions) {
                long before = contender.processorNanos();
                String move = move(contender, position);
                nanos.addAndGet(contender.processorNanos() - before);
                log.add(position, move);
            }
        }
        return true;
    }

    /** The move of a player that knows of no other position. */
    private String move(Contender contender, String position) throws Contender.Failure {
        Transcript game = DrawnPositions.game(position);
        contender.begin(engines.seed());
        Move move = contender.move(game, new TimeLeft(TimeLeft.NO_CLOCK, 0, 0));
        if (!game.current().legalMoves().contains(move)) {
            throw new Contender.Failure("not a legal move after " + position + ": " + move);
        }
        return move.square().map(Square::toString).orElseThrow();
    }
}
