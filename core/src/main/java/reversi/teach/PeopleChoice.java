package reversi.teach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.engine.HumanModel;
import reversi.engine.MoveFeatures;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** How people of one strength choose among the legal moves of a position, by {@link HumanModel}: by what the moves lose, and by how they look. */
public final class PeopleChoice {
    /** A move that loses so many discs at most is a good one, as far as people go. */
    public static final double GOOD = 2;

    /** The rating of somebody of whom nothing is known. */
    public static final int USUAL_RATING = 1_200;

    private static final double HUNDREDTHS = 100;
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

    /**
     * Whether there is a choice in a position that the model knows: not on other boards, not in openings, which people know by heart, and
     * not where almost all is counted.
     */
    public static boolean isModelled(Position position) {
        int empties = position.empties();
        return position.variant().equals(Variant.OTHELLO)
                && empties <= HumanModel.MOST_EMPTIES
                && empties >= HumanModel.FEWEST_EMPTIES
                && position.placements().size() > 1;
    }

    /** The choice of people with a rating by an engine's values of all legal moves; empty where a move has none, or {@link #isModelled} is false. */
    public static Optional<PeopleChoice> of(Position position, Answer answer, int rating) {
        if (!isModelled(position)) {
            return Optional.empty();
        }
        Map<Move, Integer> values = new HashMap<>();
        answer.values().forEach(value -> values.put(value.move(), value.value()));
        List<Double> losses = new ArrayList<>();
        for (Square square : position.placements()) {
            Integer value = values.get(Move.at(square));
            if (value == null) {
                return Optional.empty();
            }
            int lost = Collections.max(values.values()) - value;
            losses.add(Math.min(HumanModel.MOST_LOSS, lost / HUNDREDTHS));
        }
        return Optional.of(of(position, losses, rating));
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
