package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;

/**
 * Picks a move as a person of a level would: what looks good to it, not always the best. A move is the likelier the better
 * it looks; one that looks far worse than another is never played.
 */
final class MoveChoice {
    /** Moves that look worse than the best one by more than so many temperatures don't come to mind. */
    static final int TEMPERATURES = 3;

    private final Level level;
    private final int temperature;

    /** The choice of a level at a temperature of its own, in hundredths of a disc. */
    MoveChoice(Level level, int temperature) {
        this.level = level;
        this.temperature = temperature;
    }

    /** How far below the best one moves must still be valued, in hundredths of a disc. */
    int margin() {
        boolean seesAsItIs = level.insight() == 100 && level.greed() == 0;
        return seesAsItIs ? TEMPERATURES * temperature : Limits.EVERY_MOVE;
    }

    /** How a move of this value that gains so many discs at once looks to the level, in hundredths of a disc. */
    double look(int value, int gain) {
        return value * level.insight() / 100.0 + (double) gain * level.greed();
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
            double behind = (best - looks[i]) / Math.max(temperature, 1e-3);
            weights[i] = behind <= TEMPERATURES ? Math.exp(-behind) : 0;
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
    Answer pick(Answer answer, RootSearch root, Random64 random) {
        if (answer.values().isEmpty()) {
            return answer;
        }
        List<Move> moves = root.moves();
        double[] looks = new double[answer.values().size()];
        for (int i = 0; i < looks.length; i++) {
            Valued valued = answer.values().get(i);
            looks[i] = look(valued.value(), root.gain(moves.indexOf(valued.move())));
        }
        Valued chosen = answer.values().get(choose(looks, random));
        List<Move> line = chosen.move().equals(answer.best())
                ? answer.line()
                : new ArrayList<>(root.line(moves.indexOf(chosen.move()), Math.max(1, answer.depth())));
        return new Answer(
                chosen.move(),
                chosen.value(),
                answer.depth(),
                answer.confidence(),
                answer.exact(),
                line,
                answer.values(),
                answer.nodes());
    }
}
