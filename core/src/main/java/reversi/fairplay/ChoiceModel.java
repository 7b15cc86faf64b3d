package reversi.fairplay;

import reversi.engine.HumanModel;

/**
 * How likely somebody plays each move: a conditional logit of what the moves lose and how they appeal, as in {@link HumanModel}. Fitted by
 * {@code reversi-tools fairplay fit} to games between people (docs/fair-play.md).
 *
 * @param accuracy how much it matters what a move loses, 0 or more
 * @param appeal how much it matters what attracts people at first sight; 0 for an engine
 */
public record ChoiceModel(double accuracy, double appeal) {
    private static final double ENGINE_ACCURACY = 2.45;
    private static final double SOLVED_ACCURACY = 100;

    /** A person with a rating as in {@link reversi.rating}, who began at 1200, with so many empty squares before the move. */
    public static ChoiceModel person(int rating, int empties) {
        return new ChoiceModel(HumanModel.accuracy(rating, empties), HumanModel.APPEAL);
    }

    /** A strong engine, by what {@link DecisionReader} thinks of its moves: near the end they agree, earlier one often sees further than the other. */
    public static ChoiceModel engine(int empties) {
        return new ChoiceModel(empties <= DecisionReader.SOLVED ? SOLVED_ACCURACY : ENGINE_ACCURACY, 0);
    }

    /** How many of such players choose a move that loses so many discs at most, 0…1: how easy the position is for them. */
    public double finding(Decision decision, double most) {
        double[] chances = chances(decision);
        double found = 0;
        for (int i = 0; i < chances.length; i++) {
            found += decision.options().get(i).loss() <= most ? chances[i] : 0;
        }
        return Math.min(1, found);
    }

    /** The probability of each option, in their order; together 1. */
    public double[] chances(Decision decision) {
        return HumanModel.chances(
                accuracy,
                appeal,
                decision.options().stream().mapToDouble(Option::loss).toArray(),
                decision.options().stream().mapToDouble(Option::appeal).toArray());
    }
}
