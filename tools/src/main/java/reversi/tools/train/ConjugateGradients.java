package reversi.tools.train;

import org.hipparchus.exception.LocalizedCoreFormats;
import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.ConjugateGradient;
import org.hipparchus.linear.IterativeLinearSolverEvent;
import org.hipparchus.linear.RealLinearOperator;
import org.hipparchus.linear.RealVector;
import org.hipparchus.util.IterationEvent;
import org.hipparchus.util.IterationListener;

/** Conjugate gradients for a {@link Problem}, each weight scaled by how often it is used; they end early, since late rounds learn noise. */
final class ConjugateGradients {
    /** The library counts the preparation as its first iteration. */
    private static final int PREPARATION = 1;

    private ConjugateGradients() {}

    /** Told of every round. */
    interface Listener {
        /** After round 1, 2 …: the changes to the known weights so far, which are the listener's to keep. */
        void roundEnded(int round, double[] changes);
    }

    /** The changes to the known weights after so many rounds at most; all 0 where nothing is to be changed. */
    static double[] solve(Problem problem, int rounds, Listener listener) {
        ConjugateGradient solver = new ConjugateGradient(rounds + PREPARATION, 0, false);
        Rounds heard = new Rounds(problem.length(), listener);
        solver.getIterationManager().addIterationListener(heard);
        RealVector diagonal = new ArrayRealVector(problem.diagonal(), false);
        RealLinearOperator matrix =
                operator(problem.length(), vector -> new ArrayRealVector(problem.times(vector.toArray()), false));
        RealLinearOperator scale = operator(problem.length(), vector -> vector.ebeDivide(diagonal));
        try {
            solver.solve(matrix, scale, new ArrayRealVector(problem.rightSide(), false));
        } catch (MathIllegalStateException ended) {
            if (ended.getSpecifier() != LocalizedCoreFormats.MAX_COUNT_EXCEEDED) {
                throw ended;
            }
        }
        return heard.changes;
    }

    private interface Product {
        RealVector of(RealVector vector);
    }

    private static RealLinearOperator operator(int size, Product product) {
        return new RealLinearOperator() {
            @Override
            public int getRowDimension() {
                return size;
            }

            @Override
            public int getColumnDimension() {
                return size;
            }

            @Override
            public RealVector operate(RealVector vector) {
                return product.of(vector);
            }
        };
    }

    private static final class Rounds implements IterationListener {
        private final Listener listener;
        private double[] changes;

        Rounds(int length, Listener listener) {
            this.changes = new double[length];
            this.listener = listener;
        }

        @Override
        public void initializationPerformed(IterationEvent event) {}

        @Override
        public void iterationStarted(IterationEvent event) {}

        @Override
        public void iterationPerformed(IterationEvent event) {
            changes = ((IterativeLinearSolverEvent) event).getSolution().toArray();
            listener.roundEnded(event.getIterations() - PREPARATION, changes);
        }

        @Override
        public void terminationPerformed(IterationEvent event) {}
    }
}
