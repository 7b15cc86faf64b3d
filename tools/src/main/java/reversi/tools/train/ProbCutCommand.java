package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.engine.Board;
import reversi.engine.DepthValues;
import reversi.notation.Wthor;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.tools.games.WthorFile;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Tool;
import reversi.tools.options.VariantName;

/** Measures how far shallow searches stray from deep ones and from the end of the game, and fits ProbCut's constants. */
@Command(
        name = "probcut",
        description =
                "Fits the margins of Multi-ProbCut to the evaluation: searches positions of real games (or of random "
                        + "ones) to every depth, and prints the constants.")
public final class ProbCutCommand extends Tool {
    /** Positions with more empties than this say more about opening books than about searches. */
    private static final int MOST_EMPTIES = 54;

    private static final int FEWEST_TO_SOLVE = 10;
    private static final int FEWEST_DISCS_PLACED = 4;

    /** ProbCut takes more empties than this for as many. */
    private static final int MOST_TOLD_APART = 60;

    private static final int FEWEST_PLIES_APART = 2;

    @Option(names = "--wthor", description = "Folder of WTHOR archives (WTH_*.wtb); without it, random games.")
    private @Nullable Path wthor;

    @Option(names = "--weights", description = "File of weights to fit to; without it, those that the game comes with.")
    private @Nullable Path weights;

    @Option(
            names = "--variant",
            converter = VariantName.class,
            defaultValue = "othello",
            description = "What is searched; of other games than Othello positions of play that strays: "
                    + VariantName.HELP + ".")
    private Variant variant = Variant.OTHELLO;

    @Option(names = "--positions", description = "Positions of the middle game (default: ${DEFAULT-VALUE}).")
    private int positions = 1000;

    @Option(names = "--depth", description = "Deepest search of the middle game (default: ${DEFAULT-VALUE}).")
    private int depth = 9;

    @Option(names = "--endings", description = "Positions to solve (default: ${DEFAULT-VALUE}).")
    private int endings = 1000;

    @Option(names = "--solve", description = "Most empties to solve (default: ${DEFAULT-VALUE}).")
    private int solve = 18;

    @Option(names = "--seed", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--table", description = "Print every deviation measured beside the fitted one.")
    private boolean table;

    @Override
    public Integer call() throws IOException {
        if (!variant.isStandard()) {
            measure(LearnedSearch.boards(weights, variant));
            return 0;
        }
        Random random = new Random(seed);
        List<Wthor.Game> games = wthor == null ? List.of() : WthorFile.games(wthor);
        DepthValues values = new DepthValues(weights == null ? EngineFiles.weights() : EngineFiles.weights(weights));
        Spread middle = new Spread();
        for (int i = 0; i < positions; i++) {
            Board board = pick(games, random, depth + 2, MOST_EMPTIES);
            int[] found = values.upTo(board, depth);
            addPairs(middle, Long.bitCount(board.empties()), found);
        }
        Spread solved = new Spread();
        for (int i = 0; i < endings; i++) {
            Board board = pick(games, random, FEWEST_TO_SOLVE, solve);
            int empties = Long.bitCount(board.empties());
            int[] found = values.upTo(board, Math.min(depth, empties - FEWEST_PLIES_APART));
            int result = values.result(board);
            for (int shallow = 0; shallow < found.length; shallow++) {
                solved.add(empties, empties, shallow, result - found[shallow]);
            }
        }
        print("MIDDLE", middle);
        print("SOLVED", solved);
        return 0;
    }

    private <B> void measure(PlayedBoards<B> boards) {
        StrayPlay<B> play = new StrayPlay<>(boards, seed);
        Spread middle = new Spread();
        for (int i = 0; i < positions; i++) {
            B board = play.position(depth + 2, boards.empties(boards.start()) - FEWEST_DISCS_PLACED);
            addPairs(middle, boards.empties(board), values(boards, board, depth));
        }
        Spread solved = new Spread();
        for (int i = 0; i < endings; i++) {
            B board = play.position(FEWEST_TO_SOLVE, solve);
            int empties = boards.empties(board);
            int[] found = values(boards, board, Math.min(depth, empties - FEWEST_PLIES_APART));
            int result = 100 * boards.solve(board);
            for (int shallow = 0; shallow < found.length; shallow++) {
                solved.add(empties, empties, shallow, result - found[shallow]);
            }
        }
        print("MIDDLE", middle);
        print("SOLVED", solved);
    }

    private static <B> int[] values(PlayedBoards<B> boards, B board, int depth) {
        int[] values = new int[depth + 1];
        for (int plies = 0; plies <= depth; plies++) {
            boards.clear();
            values[plies] = boards.value(board, plies);
        }
        return values;
    }

    private static void addPairs(Spread spread, int empties, int[] found) {
        for (int deep = FEWEST_PLIES_APART; deep < found.length; deep++) {
            // Who moves last makes a difference: only depths of the same parity stand in for each other.
            for (int shallow = deep & 1; shallow <= deep - FEWEST_PLIES_APART; shallow += 2) {
                // Three neighbouring numbers of empties make one group, so that it holds enough positions.
                spread.add(Math.min(MOST_TOLD_APART, empties / 3 * 3 + 1), deep, shallow, found[deep] - found[shallow]);
            }
        }
    }

    private void print(String name, Spread spread) {
        PrintWriter out = out();
        double[] weights = spread.fit();
        StringJoiner row = new StringJoiner(", ", "{", "}");
        for (double weight : weights) {
            row.add(String.format(Locale.ROOT, "%.1f", weight));
        }
        out.printf("%s = %s; mean error %.1f %%%n", name, row, 100 * spread.error(weights));
        if (table) {
            out.print(spread.table(weights));
        }
        out.flush();
    }

    /** A position of any game with fewest…most empties in which the mover has a choice. */
    private static Board pick(List<Wthor.Game> games, Random random, int fewest, int most) {
        while (true) {
            int wanted = fewest + random.nextInt(most - fewest + 1);
            List<Square> game = games.isEmpty()
                    ? List.of()
                    : games.get(random.nextInt(games.size())).squares();
            Position position = Position.start(Variant.OTHELLO);
            for (int ply = 0; position.empties() > wanted && !position.isOver(); ply++) {
                if (position.mustPass()) {
                    position = position.play(Move.PASS).orThrow().after();
                }
                Move next = ply < game.size() ? Move.at(game.get(ply)) : any(position, random);
                if (!(position.play(next) instanceof Played.Legal legal)) {
                    break;
                }
                position = legal.turn().after();
            }
            if (position.empties() == wanted && position.placements().size() > 1) {
                return Board.of(position);
            }
        }
    }

    private static Move any(Position position, Random random) {
        List<Move> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }
}
