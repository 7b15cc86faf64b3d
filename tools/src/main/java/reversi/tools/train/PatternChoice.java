package reversi.tools.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import reversi.engine.Family;
import reversi.engine.PatternEntries;
import reversi.engine.Patterns;

/** Chooses patterns by how much of the values of positions they explain, above what those chosen before do. */
final class PatternChoice {
    private static final int ROUNDS_OF_ALL = 25;
    private static final int ROUNDS_OF_ONE = 3;

    /** What is not explained fits a short in hundredths of a disc. */
    private static final float MOST_LEFT = 300;

    private final Family family;
    private final Groups groups;
    private final int squares;
    private final double ridge;
    private final List<Kind> kinds = new ArrayList<>();

    /** The squared error with the patterns that were fitted last. */
    private double error;

    /**
     * @param family whose boards the positions are
     * @param groups where candidates come from
     * @param squares the size of a candidate
     * @param ridge how many samples the pull towards zero is worth
     */
    PatternChoice(Family family, Groups groups, int squares, double ridge) {
        this.family = family;
        this.groups = groups;
        this.squares = squares;
        this.ridge = ridge;
    }

    /** Positions with so many empties, to learn from or held out, and what the patterns leave of their values in discs. */
    private static final class Kind {
        private final int empties;
        private final boolean isHeldOut;
        private long[] players = new long[1 << 10];
        private long[] opponents = new long[1 << 10];
        private short[] values = new short[1 << 10];
        private float[] left = new float[0];
        private int count;

        Kind(int empties, boolean isHeldOut) {
            this.empties = empties;
            this.isHeldOut = isHeldOut;
        }

        void add(long player, long opponent, int value) {
            if (count == values.length) {
                players = Arrays.copyOf(players, 2 * count);
                opponents = Arrays.copyOf(opponents, 2 * count);
                values = Arrays.copyOf(values, 2 * count);
            }
            players[count] = player;
            opponents[count] = opponent;
            values[count] = (short) value;
            count++;
        }
    }

    /** Adds a position and its value in hundredths of a disc. */
    void add(long player, long opponent, int value, boolean isHeldOut) {
        int empties = family.squareCount() - Long.bitCount(player | opponent);
        kind(empties, isHeldOut).add(player, opponent, value);
    }

    private Kind kind(int empties, boolean isHeldOut) {
        for (Kind kind : kinds) {
            if (kind.empties == empties && kind.isHeldOut == isHeldOut) {
                return kind;
            }
        }
        Kind added = new Kind(empties, isHeldOut);
        kinds.add(added);
        return added;
    }

    /** How many positions with so many empties were added to learn from. */
    int learned(int empties) {
        return kind(empties, false).count;
    }

    /** Fits patterns to all positions; returns the mean squared error in discs² over those held out. */
    double fit(List<String> shapes) {
        Patterns patterns = new Patterns(family.width(), shapes);
        Problem problem = problem(patterns, false);
        double[] weights = ConjugateGradients.solve(problem, ROUNDS_OF_ALL, (round, changes) -> {});
        for (Kind kind : kinds) {
            kind.left = problem.left(weights, kind.empties, kind.isHeldOut);
        }
        error = square(problem, weights);
        return error;
    }

    /** How much lower the squared error of what the last {@link #fit} left is with one more pattern, for each long that it needs. */
    double gain(String shape) {
        Patterns patterns = new Patterns(family.width(), List.of(shape));
        Problem problem = problem(patterns, true);
        double[] weights = ConjugateGradients.solve(problem, ROUNDS_OF_ONE, (round, changes) -> {});
        return (error - square(problem, weights)) / patterns.longs();
    }

    private Problem problem(Patterns patterns, boolean isOfWhatIsLeft) {
        double[] none = new double[family.anchors() * PatternEntries.count(patterns)];
        Problem problem = new Problem(family, patterns, ridge, 0, none, 0);
        for (Kind kind : kinds) {
            for (int i = 0; i < kind.count; i++) {
                int value = isOfWhatIsLeft
                        ? Math.round(100 * Math.max(-MOST_LEFT, Math.min(MOST_LEFT, kind.left[i])))
                        : kind.values[i];
                problem.add(kind.players[i], kind.opponents[i], value, kind.isHeldOut);
            }
        }
        return problem;
    }

    private double square(Problem problem, double[] weights) {
        double deviation = problem.errors(weights, 0, family.phases() - 1).deviation();
        return deviation * deviation;
    }

    /** A shape and what it gains for each long. */
    record Candidate(String shape, double gain) {}

    /**
     * The best of many groups that need so many longs at most, improved by exchanges of a square; an empty shape where none fits.
     *
     * @param first shapes that are tried first
     * @param candidates groups that are tried after them
     * @param exchanges exchanges that are tried with the best one
     * @param longs longs at most
     */
    Candidate best(List<String> first, int candidates, int exchanges, int longs) {
        Candidate best = new Candidate("", Double.NEGATIVE_INFINITY);
        for (String shape : first) {
            best = better(best, shape, longs);
        }
        for (int i = 0; i < candidates; i++) {
            best = better(best, groups.grow(squares), longs);
        }
        for (int i = 0; i < exchanges && !best.shape.isEmpty(); i++) {
            best = better(best, groups.exchange(best.shape), longs);
        }
        return best;
    }

    private Candidate better(Candidate best, String shape, int longs) {
        if (shape.equals(best.shape) || longs(List.of(shape)) > longs) {
            return best;
        }
        double gain = gain(shape);
        return gain > best.gain ? new Candidate(shape, gain) : best;
    }

    int longs(List<String> shapes) {
        return shapes.isEmpty() ? 0 : new Patterns(family.width(), shapes).longs();
    }
}
