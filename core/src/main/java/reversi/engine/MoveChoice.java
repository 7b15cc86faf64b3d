package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;
import reversi.rules.Position;

/** Chooses a move at random with the probabilities of a level: softmax over log-odds, without moves that are far worse than the best. */
final class MoveChoice {
    /** Moves more than this below the best one, in log-odds, are never chosen. */
    static final double MAX_GAP = 3.5;

    private static final int STEP = 10;

    private final Level level;
    private final int accuracy;

    MoveChoice(Level level) {
        this(level, level.accuracy());
    }

    /** The choice of a level with another accuracy. */
    MoveChoice(Level level, int accuracy) {
        this.level = level;
        this.accuracy = accuracy;
    }

    private boolean ignoresFeatures() {
        return level.humanBias() == 0 && level.flipBias() == 0;
    }

    /** How far below the best one moves still need exact values, in hundredths of a disc. */
    int margin() {
        if (accuracy >= Level.FLAWLESS) {
            return 0;
        }
        int margin = STEP;
        while (ignoresFeatures() && margin < SearchLimits.EVERY_MOVE && logOdds(margin) >= -MAX_GAP) {
            margin += STEP;
        }
        return ignoresFeatures() ? Math.min(margin, SearchLimits.EVERY_MOVE) : SearchLimits.EVERY_MOVE;
    }

    /** The log-odds of a move without features that loses {@code loss} hundredths of a disc. */
    private double logOdds(double loss) {
        return accuracy / 100.0 * HumanModel.lossPenalty(loss);
    }

    /** The log-odds of a move that loses {@code loss} hundredths of a disc; 0 for the best move without features. */
    double logOdds(double loss, double[] features) {
        return logOdds(loss)
                + level.humanBias() / 100.0 * HumanModel.bias(features)
                + level.flipBias() / 100.0 * features[MoveFeatures.FLIPS];
    }

    /** A random index with probabilities by these log-odds, of which there is at least one. */
    int choose(double[] logOdds, Random64 random) {
        double best = logOdds[0];
        for (double value : logOdds) {
            best = Math.max(best, value);
        }
        double[] weights = new double[logOdds.length];
        double total = 0;
        for (int i = 0; i < logOdds.length; i++) {
            double gap = best - logOdds[i];
            weights[i] = gap <= MAX_GAP ? Math.exp(-gap) : 0;
            total += weights[i];
        }
        double remaining = random.nextDouble() * total;
        int chosen = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                chosen = i;
                remaining -= weights[i];
                if (remaining < 0) {
                    break;
                }
            }
        }
        return chosen;
    }

    /** The answer with its best move replaced by the level's choice among the valued ones. */
    Answer pick(Answer answer, Position position, RootSearch root, Random64 random) {
        List<MoveValue> values = answer.values();
        if (values.isEmpty() || accuracy >= Level.FLAWLESS) {
            return answer;
        }
        int best = values.get(0).value();
        double[] logOdds = new double[values.size()];
        double[] noFeatures = new double[MoveFeatures.COUNT];
        MoveFeatures features = new MoveFeatures(position);
        for (int i = 0; i < logOdds.length; i++) {
            MoveValue valued = values.get(i);
            logOdds[i] = logOdds(best - valued.value(), ignoresFeatures() ? noFeatures : features.of(valued.move()));
        }
        MoveValue chosen = values.get(choose(logOdds, random));
        int index = root.moves().indexOf(chosen.move());
        List<Move> line = chosen.move().equals(answer.best())
                ? answer.line()
                : new ArrayList<>(root.line(index, Math.max(1, answer.depth())));
        return new Answer(
                chosen.move(),
                chosen.value(),
                answer.depth(),
                answer.confidence(),
                answer.exact(),
                line,
                values,
                answer.nodes());
    }
}
