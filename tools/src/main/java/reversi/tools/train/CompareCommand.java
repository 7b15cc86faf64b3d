package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.PatternWeights;
import reversi.rules.Square;

/** Lets two sets of weights play each other at equal depths. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description =
                "Plays two sets of weights against each other, each opening with both colours, both looking equally far "
                        + "ahead. 'features' names the plain features.")
final class CompareCommand implements Callable<Integer> {
    private static final int TABLE_BITS = 16;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "A", description = "A file of weights, or 'features'.")
    private String one = "";

    @Parameters(index = "1", paramLabel = "B", description = "A file of weights, or 'features'.")
    private String two = "";

    @Option(names = "--openings", required = true, description = "File with a transcript a line.")
    private Path openings = Path.of("");

    @Option(names = "--pairs", defaultValue = "100", description = "Openings to play (default: ${DEFAULT-VALUE}).")
    private int pairs;

    @Option(
            names = "--skip",
            defaultValue = "0",
            description = "Openings to leave out first (default: ${DEFAULT-VALUE}).")
    private int skip;

    @Option(names = "--depth", defaultValue = "4", description = "Plies ahead (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(names = "--solve", defaultValue = "12", description = "Empties solved (default: ${DEFAULT-VALUE}).")
    private int solve;

    @Override
    public Integer call() throws IOException {
        BoardSearch first = search(one);
        BoardSearch second = search(two);
        List<Double> points = new ArrayList<>();
        double discs = 0;
        List<String> lines = Files.readAllLines(openings);
        for (int i = skip; i < lines.size() && points.size() < pairs; i++) {
            if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
                int black = play(lines.get(i).strip(), first, second);
                int white = -play(lines.get(i).strip(), second, first);
                points.add((points(black) + points(white)) / 2);
                discs += (black + white) / 2.0;
            }
        }
        double mean = points.stream().mapToDouble(one -> one).average().orElse(0.5);
        double spread = 0;
        for (double pair : points) {
            spread += (pair - mean) * (pair - mean);
        }
        double error = 1.96 * Math.sqrt(spread) / points.size();
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                "%s against %s, depth %d, %d games: %.1f ± %.1f %%, Elo %+.0f (%+.0f … %+.0f), %+.2f discs a game%n",
                one,
                two,
                depth,
                2 * points.size(),
                100 * mean,
                100 * error,
                elo(mean),
                elo(mean - error),
                elo(mean + error),
                discs / points.size());
        return 0;
    }

    private static BoardSearch search(String name) throws IOException {
        return name.equals("features")
                ? new BoardSearch(TABLE_BITS)
                : new BoardSearch(PatternWeights.read(Files.readAllBytes(Path.of(name))), TABLE_BITS);
    }

    private static double points(int lead) {
        return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    }

    private static double elo(double share) {
        double limited = Math.max(0.001, Math.min(0.999, share));
        return 400 * Math.log10(limited / (1 - limited));
    }

    /** Plays a game: by how many discs Black is ahead at its end. */
    private int play(String opening, BoardSearch black, BoardSearch white) {
        Board board = new Board(0x0000000810000000L, 0x0000001008000000L);
        boolean blackMoves = true;
        black.clear();
        white.clear();
        int placed = 0;
        while (true) {
            if (board.moves() == 0) {
                if (board.pass().moves() == 0) {
                    break;
                }
                board = board.pass();
                blackMoves = !blackMoves;
            }
            int on = 2 * placed < opening.length()
                    ? Board.index(new Square(opening.charAt(2 * placed) - 'a', opening.charAt(2 * placed + 1) - '1'))
                    : move(blackMoves ? black : white, board);
            board = board.play(on, board.flips(on));
            placed++;
            blackMoves = !blackMoves;
        }
        int lead = Long.bitCount(board.player()) - Long.bitCount(board.opponent());
        int empties = Long.bitCount(board.empties());
        int value = lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0;
        return blackMoves ? value : -value;
    }

    private int move(BoardSearch search, Board board) {
        if (Long.bitCount(board.empties()) <= solve) {
            search.solve(board);
        } else {
            search.value(board, depth);
        }
        int best = search.best(board);
        return best >= 0 ? best : Long.numberOfTrailingZeros(board.moves());
    }
}
