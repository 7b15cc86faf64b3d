package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Position;
import reversi.rules.Variant;

class EndgameSolverTest {
    private static final int ANY = 64;

    private final StopSignal stop = new StopSignal(() -> 0);
    private final Flips flips = new Flips();
    private final Stability stability = new Stability();

    private final ProbCut probCut = new ProbCut(Family.OTHELLO);

    private EndgameSolver solver() {
        return solver(new TranspositionTable(12));
    }

    private EndgameSolver solver(TranspositionTable table) {
        Evaluation evaluation = new FeatureEvaluation(Goal.MOST, stability);
        AbdadaTable alone = new AbdadaTable(false);
        EndgameSolver solver = new EndgameSolver(flips, stability, table, evaluation, probCut, alone, stop);
        stop.start(1, Long.MAX_VALUE);
        solver.start();
        return solver;
    }

    private int solve(Board board) {
        return solve(solver(), board, -ANY, ANY);
    }

    private static int solve(EndgameSolver solver, Board board, int alpha, int beta) {
        return solver.solve(board.player(), board.opponent(), alpha, beta);
    }

    /** The first positions of the FFO endgame test, 14 to 17 empties, with their known scores for the side to move. */
    @ParameterizedTest
    @CsvSource({
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--, X, 18",
        "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX-, X, 10",
        "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX, X, 2",
        "-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO-, X, 0",
        "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX--, X, 32",
        "--OXXX--OOOXXX--OOOXOXO-OOXOOOX-OOXXXXXXXOOXXOX--OOOOX---XXXXXX-, X, 14",
        "--OXXO--XOXXXX--XOOOXXXXXOOXXXXXXOOOOXXX-XXXXXXX--XXOOO----XXOO-, X, 8",
        "---X-X--X-XXXX--XXXXOXXXXXXOOOOOXXOXXXO-XOXXXXO-XOOXXX--XOOXXO--, O, 8",
        "--XOXX--O-OOXXXX-OOOXXXX-XOXXXOXXXOXOOOXOXXOXOXX--OXOO----OOOO--, O, -8",
        "-XXXX-----OXXX--XOXOXOXXOXOXXOXXOXXOXOOOXXXOXOOX--OXXO---OOOOO--, O, 10",
        "---O-XOX----XXOX---XXOOXO-XXOXOXXXXOOXOX-XOOXXXXXOOOXX-XOOOOOOO-, O, 30",
        "--O--O--X-OOOOX-XXOOOXOOXXOXOXOOXXOXXOOOXXXXOOOO--OXXX---XXXXX--, O, -8",
        "--XXXXX--OOOXX---OOOXXXX-OXOXOXXOXXXOXXX--XOXOXX--OXOOO--OOOOO--, X, 14",
        "--XXXXX---OOOX---XOOXXXX-OOOOOOOOOOXXXOOOOOXXOOX--XXOO----XXXXX-, X, 18",
        "----O------OOX---OOOXX-XOOOXOOOOOXXOXXOOOXXXOOOOOXXXOOXO--OOOOOX, X, 4",
        "-XXXXXX-X-XXXOO-XOXXXOOXXOOXXXOX-OOOXXXX--OOXXXX---OOO----XOX-O-, X, 24",
        "-OOOOO----OXXO-XXXOOOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOO----XXXX---, X, 8",
        "-XXX------OOOX--XOOOOOXXOXOXOOXXOXXOOOOOXXXOXOOX--OXXO---OOOOO--, X, -2",
        "--OXXO--XOXXXX--XOOOOXXXXOOOXXXXX-OOOXXX--OOOOXX--XXOOO----XXOO-, X, 8",
        "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO-, X, 6"
    })
    void solvesTheFfoPositions(String squares, char toMove, int score) {
        assertEquals(score, solve(board(squares, toMove)));
    }

    private static Board board(String squares, char toMove) {
        long player = 0;
        long opponent = 0;
        for (int i = 0; i < 64; i++) {
            player |= squares.charAt(i) == toMove ? 1L << i : 0;
            opponent |= squares.charAt(i) != toMove && squares.charAt(i) != '-' ? 1L << i : 0;
        }
        return new Board(player, opponent);
    }

    /** Two thousand positions, so deep that a plain search of them all still takes but a few seconds. */
    @ParameterizedTest
    @CsvSource({"1, 7, 280", "8, 9, 400", "10, 10, 1000", "11, 11, 200", "12, 12, 100", "13, 13, 16", "14, 14, 4"})
    void agreesWithPlainSearchOnRandomPositions(int fewest, int most, int count) {
        EndgameSolver solver = solver();
        EndgameSolver another = solver();
        for (int seed = 0; seed < count; seed++) {
            int empties = fewest + seed % (most - fewest + 1);
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, seed, empties));
            int value = solve(solver, board, -ANY, ANY);
            int expected = PlainNegamax.value(board, Math.max(-ANY, value - 1), Math.min(ANY, value + 1));
            assertEquals(expected, value, () -> "value of " + board);
            assertTrue(solvesOnBothSides(another, board, value), () -> "bounds of " + board);
        }
    }

    /** Whether narrow windows below, at and above the value say on which side of them it lies: win, draw and loss too. */
    private static boolean solvesOnBothSides(EndgameSolver solver, Board board, int value) {
        for (int alpha : new int[] {value - 1, value, value - 7, value + 5, -1, 0}) {
            if (alpha < -ANY || alpha >= ANY) {
                continue;
            }
            int found = solve(solver, board, alpha, alpha + 1);
            if (found > alpha ? value < found : value > found) {
                return false;
            }
        }
        return true;
    }

    @Test
    void aSearchThatWasStoppedLeavesNothingWrongBehind() {
        for (int seed = 0; seed < 5; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 40 + seed, 16));
            int value = solve(board);
            TranspositionTable table = new TranspositionTable(14);
            EndgameSolver stopped = solver(table);
            for (int nodes = 100; nodes < 200_000; nodes *= 3) {
                stop.start(1, nodes);
                stopped.start();
                solve(stopped, board, -ANY, ANY);
            }
            assertEquals(value, solve(solver(table), board, -ANY, ANY));
        }
    }

    @Test
    void turnedAndMirroredBoardsAreWorthTheSame() {
        for (int seed = 0; seed < 40; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 900 + seed, 12));
            int value = solve(board);
            for (int way = 1; way < 8; way++) {
                assertEquals(value, solve(Symmetry.of(board, way)));
            }
        }
    }

    @Test
    void wipeOutIsWorthAllSquares() {
        Board board = board("-OX" + "-".repeat(61), 'X');
        assertEquals(64, solve(board));
        assertEquals(-64, LastSquares.result(0, 6));
        assertEquals(0, LastSquares.result(1, 2));
    }

    @Test
    void stopsWhenAsked() {
        Board board = Board.of(Position.start(Variant.OTHELLO));
        EndgameSolver solver = solver();
        stop.start(1, 20_000);
        solve(solver, board, -ANY, ANY);
        assertTrue(stop.isStopped());
        assertTrue(solver.nodes() < 20_000 + 100 * StopSignal.POLL_NODES, "nodes " + solver.nodes());
    }
}
