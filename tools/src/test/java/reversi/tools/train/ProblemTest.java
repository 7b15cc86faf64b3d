package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.engine.Board;
import reversi.engine.Family;
import reversi.engine.PatternEntries;
import reversi.engine.Patterns;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** The least-squares problem against what its equations say, computed the slow way. */
class ProblemTest {
    private static final Patterns PATTERNS = new Patterns(Family.OTHELLO);
    private static final double RIDGE = 3;
    private static final double SMOOTH = 5;

    private static final int LENGTH = Family.OTHELLO.anchors() * PatternEntries.count(PATTERNS);

    private final Problem problem = new Problem(Family.OTHELLO, PATTERNS, RIDGE, SMOOTH, new double[LENGTH], 0);
    private final List<double[]> rows = new ArrayList<>();
    private final List<Board> boards = new ArrayList<>();
    private final List<Integer> values = new ArrayList<>();

    @BeforeEach
    void positions() {
        Random random = new Random(9);
        Position position = Position.start(Variant.OTHELLO);
        for (List<Move> moves = position.legalMoves(); !moves.isEmpty(); moves = position.legalMoves()) {
            position = position.play(moves.get(random.nextInt(moves.size())))
                    .orThrow()
                    .after();
            if (random.nextInt(5) == 0) {
                Board board = Board.of(position);
                int value = random.nextInt(4_000) - 2_000;
                boards.add(board);
                rows.add(row(board));
                values.add(value);
                problem.add(board.player(), board.opponent(), value, false);
            }
        }
    }

    /** Which entries of which weight a position uses, and how much: its value is the sum of these times the weights. */
    private double[] row(Board board) {
        double[] row = new double[problem.length()];
        int entries = problem.entries();
        int empties = Long.bitCount(board.empties());
        long[] numbers = new long[PATTERNS.longs()];
        PATTERNS.fill(board.player(), board.opponent(), numbers, 0);
        List<Integer> used = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            for (int shift = 0; shift < 64; shift += Patterns.LANE_BITS) {
                int place = PATTERNS.offsets()[i] + (int) (numbers[i] >>> shift & Patterns.LANE);
                used.add(PATTERNS.folded()[place]);
            }
        }
        int more = PATTERNS.foldedSize();
        used.add(more + PatternEntries.mobilityIndex(Long.bitCount(board.moves())));
        used.add(more
                + PatternEntries.MOBILITY
                + PatternEntries.mobilityIndex(Long.bitCount(board.pass().moves())));
        used.add(more + 2 * PatternEntries.MOBILITY + PatternEntries.parityIndex(board.empties()));
        double share = Family.OTHELLO.share(empties);
        int anchor = Family.OTHELLO.anchor(empties);
        for (int entry : used) {
            row[anchor * entries + entry] += 1 - share;
            row[(anchor + 1) * entries + entry] += share;
        }
        return row;
    }

    private static double product(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    /** Half the squared errors, with both pulls: what the weights are to make small. */
    private double loss(double[] weights) {
        double loss = 0;
        for (int i = 0; i < boards.size(); i++) {
            double miss = product(rows.get(i), weights) - values.get(i) / 100.0;
            loss += miss * miss / 2;
        }
        int entries = problem.entries();
        for (int i = 0; i < weights.length; i++) {
            loss += RIDGE * weights[i] * weights[i] / 2;
            if (i >= entries) {
                double step = weights[i] - weights[i - entries];
                loss += SMOOTH * step * step / 2;
            }
        }
        return loss;
    }

    private double[] someWeights(long seed) {
        Random random = new Random(seed);
        return random.doubles(problem.length(), -1, 1).toArray();
    }

    @Test
    void gradientMatchesFiniteDifferences() {
        double[] weights = someWeights(1);
        double[] times = problem.times(weights);
        double[] right = problem.rightSide();
        double[] used = rows.get(rows.size() / 2);
        double step = 1e-4;
        int checked = 0;
        for (int i = 0; i < weights.length; i++) {
            if (used[i] == 0 && i % 50_000 != 0) {
                continue;
            }
            double kept = weights[i];
            weights[i] = kept + step;
            double above = loss(weights);
            weights[i] = kept - step;
            double below = loss(weights);
            weights[i] = kept;
            assertEquals((above - below) / (2 * step), times[i] - right[i], 2e-2, "weight " + i);
            if (++checked == 8) {
                break;
            }
        }
        assertEquals(8, checked);
    }

    @Test
    void matrixIsSymmetricAndPositive() {
        double[] one = someWeights(2);
        double[] other = someWeights(3);
        double forth = product(one, problem.times(other));
        assertEquals(forth, product(other, problem.times(one)), 1e-5 * Math.abs(forth) + 1e-2);
        assertTrue(product(one, problem.times(one)) > RIDGE * product(one, one));
    }

    @Test
    void rightSideIsTheSumOfTheRows() {
        double[] expected = new double[problem.length()];
        for (int i = 0; i < boards.size(); i++) {
            double[] row = rows.get(i);
            for (int at = 0; at < row.length; at++) {
                expected[at] += row[at] * values.get(i) / 100.0;
            }
        }
        assertArrayEquals(expected, problem.rightSide(), 1e-3);
    }

    @Test
    void seeksTheChangeToKnownWeights() {
        double[] known = someWeights(4);
        Problem change = new Problem(Family.OTHELLO, PATTERNS, RIDGE, SMOOTH, known, 0);
        double[] expected = new double[LENGTH];
        for (int i = 0; i < boards.size(); i++) {
            Board board = boards.get(i);
            change.add(board.player(), board.opponent(), values.get(i), false);
            double left = values.get(i) / 100.0 - product(rows.get(i), known);
            for (int at = 0; at < LENGTH; at++) {
                expected[at] += rows.get(i)[at] * left;
            }
        }
        assertArrayEquals(expected, change.rightSide(), 1e-2);
        double[] weights = someWeights(5);
        assertArrayEquals(problem.times(weights), change.times(weights), 1e-9);
        assertEquals(known[7] + weights[7], change.changed(weights)[7], 1e-12);
    }

    @Test
    void whoIsFarAheadCountsLess() {
        double[] known = someWeights(6);
        double near = 4;
        Problem weighted = new Problem(Family.OTHELLO, PATTERNS, RIDGE, SMOOTH, known, near);
        double[] weights = someWeights(7);
        double[] right = new double[LENGTH];
        double[] times = new double[LENGTH];
        double fewest = 1;
        for (int i = 0; i < boards.size(); i++) {
            Board board = boards.get(i);
            weighted.add(board.player(), board.opponent(), values.get(i), false);
            double seen = product(rows.get(i), known);
            double count = 1 / (1 + seen * seen / near / near);
            fewest = Math.min(fewest, count);
            double left = values.get(i) / 100.0 - seen;
            double sum = product(rows.get(i), weights);
            for (int at = 0; at < LENGTH; at++) {
                right[at] += count * rows.get(i)[at] * left;
                times[at] += count * rows.get(i)[at] * sum;
            }
        }
        assertTrue(fewest < 0.7, "some position is far from even: " + fewest);
        assertArrayEquals(right, weighted.rightSide(), 1e-2);
        double[] pulls = new Problem(Family.OTHELLO, PATTERNS, RIDGE, SMOOTH, known, near).times(weights);
        for (int at = 0; at < LENGTH; at++) {
            times[at] += pulls[at];
        }
        assertArrayEquals(times, weighted.times(weights), 1e-2);
    }

    @Test
    void diagonalIsThatOfTheMatrix() {
        double[] diagonal = problem.diagonal();
        double[] unit = new double[problem.length()];
        int unused = problem.entries() * 6 + 11;
        assertEquals(RIDGE + 2 * SMOOTH, diagonal[unused], 1e-9);
        unit[unused] = 1;
        assertEquals(diagonal[unused], problem.times(unit)[unused], 1e-9);
        for (double one : diagonal) {
            assertTrue(one >= RIDGE + 2 * SMOOTH - 1e-9);
        }
    }

    @Test
    void errorsUseHeldOutPositionsOnly() {
        double[] none = new double[problem.length()];
        assertEquals(new Problem.Errors(0, 0), problem.errors(none, 0, 60), "nothing held out yet");
        int learned = problem.count(0, 60);
        Board board = boards.get(0);
        int empties = Long.bitCount(board.empties());
        problem.add(board.player(), board.opponent(), 300, true);
        problem.add(board.player(), board.opponent(), -900, true);
        assertEquals(learned, problem.count(0, 60));
        Problem.Errors errors = problem.errors(none, empties, empties);
        assertEquals(6, errors.mean(), 1e-6);
        assertEquals(Math.sqrt((9 + 81) / 2.0), errors.deviation(), 1e-6);
        assertEquals(new Problem.Errors(0, 0), problem.errors(none, 0, empties - 1));
    }

    @Test
    void limitsValuesToTheBoard() {
        Board board = boards.get(0);
        int empties = Long.bitCount(board.empties());
        problem.add(board.player(), board.opponent(), 6_400, true);
        double[] weights = new double[problem.length()];
        Arrays.fill(weights, 100);
        Problem.Errors errors = problem.errors(weights, empties, empties);
        assertEquals(0, errors.mean(), 1e-3, "held to 64 discs");
        assertTrue(errors.deviation() > 1_000);
    }

    @Test
    void steepestDescentLearnsAConstant() {
        Problem easy = new Problem(Family.OTHELLO, PATTERNS, 1e-6, 0, new double[LENGTH], 0);
        for (Board board : boards) {
            easy.add(board.player(), board.opponent(), 1_200, false);
            easy.add(board.player(), board.opponent(), 1_200, true);
        }
        double[] weights = new double[easy.length()];
        double[] right = easy.rightSide();
        double[] diagonal = easy.diagonal();
        double before = easy.errors(weights, 0, 60).mean();
        for (int step = 0; step < 12; step++) {
            double[] times = easy.times(weights);
            for (int i = 0; i < weights.length; i++) {
                weights[i] += 0.012 * (right[i] - times[i]) / diagonal[i];
            }
        }
        assertEquals(12, before, 1e-3);
        assertTrue(easy.errors(weights, 0, 60).mean() < 4, "left: " + easy.errors(weights, 0, 60));
    }
}
