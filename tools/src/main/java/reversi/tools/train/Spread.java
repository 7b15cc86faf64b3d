package reversi.tools.train;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import reversi.engine.ProbCut;

/** How far deep values lay from shallow ones: counts and sums of squares by empties, deep and shallow depth. */
final class Spread {
    private static final int FEWEST = 20;

    /** Far below what any pair adds. */
    private static final double RIDGE = 1e-9;

    private final Map<Pair, Sum> sums = new TreeMap<>(Pair.ORDER);

    /** Takes in one difference, in hundredths of a disc. */
    void add(int empties, int deep, int shallow, int difference) {
        sums.computeIfAbsent(new Pair(empties, deep, shallow), pair -> new Sum())
                .add(difference);
    }

    /** The weights of {@link ProbCut#terms} that come closest to every deviation, each counted by its relative error. */
    double[] fit() {
        LeastSquares squares = new LeastSquares(ProbCut.terms(1, 1, 0).length);
        sums.forEach((pair, sum) -> {
            if (sum.count >= FEWEST) {
                double deviation = sum.deviation();
                double[] terms = ProbCut.terms(pair.empties, pair.deep, pair.shallow);
                for (int i = 0; i < terms.length; i++) {
                    terms[i] /= deviation;
                }
                squares.add(terms, 1, sum.count);
            }
        });
        return squares.solve(RIDGE);
    }

    /** The mean relative error of the fit's deviations. */
    double error(double[] weights) {
        double error = 0;
        double count = 0;
        for (Map.Entry<Pair, Sum> entry : sums.entrySet()) {
            if (entry.getValue().count >= FEWEST) {
                Pair pair = entry.getKey();
                double fitted = LeastSquares.product(weights, ProbCut.terms(pair.empties, pair.deep, pair.shallow));
                error += Math.abs(fitted / entry.getValue().deviation() - 1) * entry.getValue().count;
                count += entry.getValue().count;
            }
        }
        return count == 0 ? 0 : error / count;
    }

    /** One line for every pair that was seen often enough: what was measured beside what was fitted. */
    String table(double[] weights) {
        StringBuilder text = new StringBuilder();
        sums.forEach((pair, sum) -> {
            if (sum.count >= FEWEST) {
                double fitted = LeastSquares.product(weights, ProbCut.terms(pair.empties, pair.deep, pair.shallow));
                text.append(String.format(
                        "empties=%d deep=%d shallow=%d n=%d measured=%.0f fitted=%.0f%n",
                        pair.empties, pair.deep, pair.shallow, sum.count, sum.deviation(), fitted));
            }
        });
        return text.toString();
    }

    /** A kind of position and two depths. */
    private record Pair(int empties, int deep, int shallow) {
        private static final Comparator<Pair> ORDER = Comparator.comparingInt(Pair::empties)
                .thenComparingInt(Pair::deep)
                .thenComparingInt(Pair::shallow);
    }

    /** Differences added up. */
    private static final class Sum {
        private int count;
        private double squares;

        void add(int difference) {
            count++;
            squares += (double) difference * difference;
        }

        /** How far off the shallow value is, its bias included: a cut takes it as it is. */
        double deviation() {
            return Math.sqrt(squares / count);
        }
    }
}
