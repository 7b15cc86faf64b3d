package reversi.teach;

import java.util.List;
import reversi.engine.HumanModel;
import reversi.engine.MoveFeatures;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** How people of one strength choose among the legal moves of a position, by {@link HumanModel}: by what the moves lose, and by how they look. */
public final class PeopleChoice {
    /** A move that loses so many discs at most is a good one, as far as people go. */
    public static final double GOOD = 2;

    private static final int PERCENT = 100;

    private final double[] losses;
    private final double[] chances;

    private PeopleChoice(double[] losses, double[] chances) {
        this.losses = losses;
        this.chances = chances;
    }

    /**
     * The choice of people with a rating as {@link HumanModel#accuracy} knows it.
     *
     * @param losses what each move of {@link Position#placements} loses, in discs, 0 or more
     */
    public static PeopleChoice of(Position position, List<Double> losses, int rating) {
        List<Square> legal = position.placements();
        if (legal.size() != losses.size()) {
            throw new IllegalArgumentException(losses.size() + " losses of " + legal.size() + " moves");
        }
        MoveFeatures features = new MoveFeatures(position);
        double[] lost = new double[losses.size()];
        double[] biases = new double[losses.size()];
        for (int i = 0; i < lost.length; i++) {
            lost[i] = losses.get(i);
            biases[i] = HumanModel.bias(features.of(Move.at(legal.get(i))));
        }
        double accuracy = HumanModel.accuracy(rating, position.empties());
        return new PeopleChoice(lost, HumanModel.chances(accuracy, HumanModel.APPEAL, lost, biases));
    }

    /** The chance of a move of {@link Position#placements}, 0…1. */
    public double chance(int move) {
        return chances[move];
    }

    /** How many of a hundred play a move that loses so many discs at most. */
    public int finding(double most) {
        double found = 0;
        for (int i = 0; i < chances.length; i++) {
            found += losses[i] <= most ? chances[i] : 0;
        }
        return (int) Math.round(PERCENT * found);
    }
}
