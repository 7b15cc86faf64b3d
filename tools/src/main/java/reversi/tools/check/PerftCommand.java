package reversi.tools.check;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.IntToLongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Board;
import reversi.engine.Perft;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.tools.options.Tool;

/** Prints how many games of 1, 2, 3… plies there are. */
@Command(
        name = "perft",
        description = {
            "Counts the different games of 1 to DEPTH plies from the start of Othello, as a proof of moves and flips.",
            "A game that is over earlier counts once.",
            "Prints a table; the last line is 'perft DEPTH = GAMES', for example 'perft 9 = 3005288'."
        })
public final class PerftCommand extends Tool {
    private static final int DEEPEST = 14;

    /** What counts the games: the rules of every variant ({@code reversi.rules.Position}), or the engine's two longs. */
    enum Counter {
        position,
        bitboard
    }

    enum YesNo {
        yes,
        no
    }

    @Parameters(index = "0", paramLabel = "DEPTH", description = "Plies, 1 to " + DEEPEST + ".")
    private int depth;

    @Option(names = "--board", description = "What counts: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Counter board = Counter.bitboard;

    @Option(
            names = "--count-passes",
            description = "Whether a pass is a ply of its own: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). "
                    + "The two ways part at depth 9: 3005288 and 3005320.")
    private YesNo countPasses = YesNo.yes;

    @Override
    public Integer call() {
        if (depth < 1 || depth > DEEPEST) {
            throw misuse("DEPTH is 1 to " + DEEPEST + ", not " + depth + ".");
        }
        boolean passIsAPly = countPasses == YesNo.yes;
        IntToLongFunction count = board == Counter.position
                ? plies -> games(Position.start(Variant.OTHELLO), plies, passIsAPly)
                : plies -> new Perft(passIsAPly).count(Board.of(Position.start(Variant.OTHELLO)), plies);
        PrintWriter out = out();
        out.println(
                "Othello from the start, through the " + board + "; a pass is " + (passIsAPly ? "a" : "no") + " ply");
        out.println(" plies            games   seconds");
        long games = 0;
        for (int plies = 1; plies <= depth; plies++) {
            long began = System.nanoTime();
            games = count.applyAsLong(plies);
            double seconds = (System.nanoTime() - began) / 1e9;
            out.println(String.format(Locale.ROOT, "%6d %16d %9.3f", plies, games, seconds));
            out.flush();
        }
        out.println("perft " + depth + " = " + games);
        out.flush();
        return 0;
    }

    /** The games through the rules as everybody plays by them; a game that is over earlier counts once. */
    private static long games(Position position, int plies, boolean passIsAPly) {
        if (plies == 0) {
            return 1;
        }
        List<Square> placements = position.placements();
        if (placements.isEmpty()) {
            int rest = passIsAPly ? plies - 1 : plies;
            return position.mustPass() ? games(after(position, Move.PASS), rest, passIsAPly) : 1;
        }
        if (plies == 1) {
            return placements.size();
        }
        long games = 0;
        for (Square square : placements) {
            games += games(after(position, Move.at(square)), plies - 1, passIsAPly);
        }
        return games;
    }

    private static Position after(Position position, Move move) {
        return position.play(move).orThrow().after();
    }
}
