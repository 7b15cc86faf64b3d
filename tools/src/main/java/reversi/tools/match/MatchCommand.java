package reversi.tools.match;

import java.io.PrintWriter;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Plays a match between two players from random openings, each opening with both colours. */
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = "Plays a match between two players: levels 1 to 10, or 'greedy', who takes most discs and places "
                + "every fifth at random, or 'random'.")
public final class MatchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    private static final int OPENING_PLIES = 6;

    @Parameters(index = "0", paramLabel = "A", description = "A level, greedy or random.")
    private String one = "1";

    @Parameters(index = "1", paramLabel = "B", description = "A level, greedy or random.")
    private String two = "2";

    @Option(names = "--games", defaultValue = "40", description = "Games to play (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--millis", defaultValue = "0", description = "Most milliseconds a move; 0 leaves it to the level.")
    private int millis;

    @Option(names = "--seed", defaultValue = "1", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Contender first = Contender.of(one, millis);
        Contender second = Contender.of(two, millis);
        double points = 0;
        int discs = 0;
        for (int game = 0; game < games; game++) {
            boolean firstIsBlack = game % 2 == 0;
            int lead = play(
                    opening(seed * 1_000_003 + game / 2), firstIsBlack ? first : second, firstIsBlack ? second : first);
            int ours = firstIsBlack ? lead : -lead;
            points += ours > 0 ? 1 : ours == 0 ? 0.5 : 0;
            discs += ours;
        }
        out.printf(
                "%s against %s: %.1f of %d (%.0f %%), %+.1f discs a game%n",
                one, two, points, games, 100 * points / games, (double) discs / games);
        return 0;
    }

    private static Position opening(long seed) {
        Random random = new Random(seed);
        Position position = Position.start(Variant.OTHELLO);
        for (int ply = 0; ply < OPENING_PLIES; ply++) {
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size())))
                    .orThrow()
                    .after();
        }
        return position;
    }

    /** Plays a game to its end: the discs that Black is ahead by. */
    private static int play(Position from, Contender black, Contender white) {
        Position position = from;
        while (!position.isOver()) {
            Contender mover = position.toMove() == Disc.BLACK ? black : white;
            Move move = mover.move(position);
            position = position.play(move).orThrow().after();
        }
        return position.score().official(Disc.BLACK) - position.score().official(Disc.WHITE);
    }
}
