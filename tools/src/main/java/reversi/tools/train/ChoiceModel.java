package reversi.tools.train;

import java.util.List;

/**
 * How likely each move is to be chosen: in proportion to the exponential of a weighted sum of its terms (the multinomial
 * logit of D. McFadden, "Conditional logit analysis of qualitative choice behavior", 1974).
 */
public final class ChoiceModel {
    /** Far below what any decision adds. */
    private static final double RIDGE = 1e-9;

    private static final int MOST_STEPS = 60;
    private static final double CLOSE = 1e-6;

    private final double[] weights;

    private ChoiceModel(double[] weights) {
        this.weights = weights;
    }

    /** The weights under which the choices are the likeliest, by Newton's method; terms that are not used weigh nothing. */
    public static ChoiceModel fit(List<Decisions.Decision> decisions, boolean[] used) {
        double[] weights = new double[used.length];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] change = step(decisions, used, weights);
            double farthest = 0;
            for (int i = 0; i < weights.length; i++) {
                weights[i] += change[i];
                farthest = Math.max(farthest, Math.abs(change[i]));
            }
            if (farthest < CLOSE) {
                break;
            }
        }
        return new ChoiceModel(weights);
    }

    /** A step of Newton's method is a weighted least squares fit of the terms, each less its expected value. */
    private static double[] step(List<Decisions.Decision> decisions, boolean[] used, double[] weights) {
        LeastSquares squares = new LeastSquares(weights.length);
        ChoiceModel now = new ChoiceModel(weights);
        for (Decisions.Decision decision : decisions) {
            double[] chances = now.chances(decision);
            double[] expected = new double[weights.length];
            for (int move = 0; move < chances.length; move++) {
                for (int i = 0; i < expected.length; i++) {
                    expected[i] += chances[move] * decision.moves()[move][i];
                }
            }
            for (int move = 0; move < chances.length; move++) {
                double[] terms = new double[weights.length];
                for (int i = 0; i < terms.length; i++) {
                    terms[i] = used[i] ? decision.moves()[move][i] - expected[i] : 0;
                }
                double chance = Math.max(1e-12, chances[move]);
                squares.add(terms, move == decision.chosen() ? 1 / chance : 0, chance);
            }
        }
        return squares.solve(RIDGE);
    }

    /** The weight of each term. */
    public double[] weights() {
        return weights.clone();
    }

    /** The chance of each move. */
    double[] chances(Decisions.Decision decision) {
        double[] chances = new double[decision.moves().length];
        double most = Double.NEGATIVE_INFINITY;
        for (int move = 0; move < chances.length; move++) {
            chances[move] = LeastSquares.product(weights, decision.moves()[move]);
            most = Math.max(most, chances[move]);
        }
        double total = 0;
        for (int move = 0; move < chances.length; move++) {
            chances[move] = Math.exp(chances[move] - most);
            total += chances[move];
        }
        for (int move = 0; move < chances.length; move++) {
            chances[move] /= total;
        }
        return chances;
    }

    /** The mean logarithm of the chance of what was chosen; 0 for a prophet. */
    public double likelihood(List<Decisions.Decision> decisions) {
        double sum = 0;
        for (Decisions.Decision decision : decisions) {
            sum += Math.log(Math.max(1e-12, chances(decision)[decision.chosen()]));
        }
        return sum / Math.max(1, decisions.size());
    }

    /** The share of decisions in which what was chosen is the likeliest move; among equals each counts its part. */
    double hits(List<Decisions.Decision> decisions) {
        double hits = 0;
        for (Decisions.Decision decision : decisions) {
            double[] chances = chances(decision);
            double chosen = chances[decision.chosen()];
            boolean isMost = true;
            int equals = 0;
            for (double chance : chances) {
                isMost &= chance <= chosen;
                equals += chance == chosen ? 1 : 0;
            }
            hits += isMost ? 1.0 / equals : 0;
        }
        return hits / Math.max(1, decisions.size());
    }
}
