package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;
import reversi.rules.Position;

/**
 * Picks a move as a person of a level would: what looks good to it, not always the best. A move is the likelier the better
 * it looks; one that looks far worse than another is never played.
 */
final class MoveChoice {
    /** Moves that look worse than the best one by more than this, in log-odds, don't come to mind. */
    static final double DISREGARDED = 3.5;

    private static final int STEP = 10;

    private final Level level;
    private final int sight;

    /** The choice of a level that minds losses as it does. */
    MoveChoice(Level level) {
        this(level, level.sight());
    }

    /** The choice of a level that minds losses more or less than it does. */
    MoveChoice(Level level, int sight) {
        this.level = level;
        this.sight = sight;
    }

    private boolean goesByLossAlone() {
        return level.habit() == 0 && level.greed() == 0;
    }

    /** How far below the best one moves must still be valued, in hundredths of a disc. */
    int margin() {
        if (sight >= Levels.FLAWLESS) {
            return 0;
        }
        int margin = STEP;
        while (goesByLossAlone() && margin < Limits.EVERY_MOVE && look(margin) >= -DISREGARDED) {
            margin += STEP;
        }
        return goesByLossAlone() ? Math.min(margin, Limits.EVERY_MOVE) : Limits.EVERY_MOVE;
    }

    /** How a move that loses so many hundredths of a disc and has no traits looks. */
    private double look(double loss) {
        return sight / 100.0 * Person.loss(loss);
    }

    /** How a move that loses so many hundredths of a disc looks to the level, in log-odds; 0 for the best without traits. */
    double look(double loss, double[] traits) {
        return look(loss)
                + level.habit() / 100.0 * Person.habit(traits)
                + level.greed() / 100.0 * traits[MoveFeatures.FLIPS];
    }

    /** The index of the move to make among moves that look like this; the moves are not empty. */
    int choose(double[] looks, Random64 random) {
        double best = looks[0];
        for (double look : looks) {
            best = Math.max(best, look);
        }
        double[] weights = new double[looks.length];
        double total = 0;
        for (int i = 0; i < looks.length; i++) {
            double behind = best - looks[i];
            weights[i] = behind <= DISREGARDED ? Math.exp(-behind) : 0;
            total += weights[i];
        }
        double at = random.fraction() * total;
        int chosen = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                chosen = i;
                at -= weights[i];
                if (at < 0) {
                    break;
                }
            }
        }
        return chosen;
    }

    /** The answer with the move that the level picks among the valued ones. */
    Answer pick(Answer answer, Position position, RootSearch root, Random64 random) {
        List<Valued> values = answer.values();
        if (values.isEmpty() || sight >= Levels.FLAWLESS) {
            return answer;
        }
        int best = values.get(0).value();
        double[] looks = new double[values.size()];
        double[] none = new double[MoveFeatures.COUNT];
        MoveFeatures traits = new MoveFeatures(position);
        for (int i = 0; i < looks.length; i++) {
            Valued valued = values.get(i);
            looks[i] = look(best - valued.value(), goesByLossAlone() ? none : traits.of(valued.move()));
        }
        Valued chosen = values.get(choose(looks, random));
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
