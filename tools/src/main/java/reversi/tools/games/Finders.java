package reversi.tools.games;

import java.util.Locale;
import java.util.OptionalDouble;
import reversi.fairplay.ChoiceModel;
import reversi.fairplay.DecisionReader;
import reversi.rules.Turn;

/**
 * How hard positions are for people of a rating: the share of them who find a good move.
 *
 * @param rating as people have it online
 * @param reader values the moves of a position as those to which the people were fitted
 */
record Finders(int rating, DecisionReader reader) {
    /** A move that loses so many discs is still found. */
    private static final double GOOD = 2;

    private static final int WIDTH = 52;

    /** The share who find one where this move was made, 0…1; empty where there was no choice, or too many or few empty squares. */
    OptionalDouble share(Turn turn) {
        return reader.read(turn.before(), turn.move())
                .map(decision -> OptionalDouble.of(
                        ChoiceModel.person(rating, decision.empties()).finding(decision, GOOD)))
                .orElse(OptionalDouble.empty());
    }

    /** A row with the share beside it, in percent. */
    String beside(String row, Turn turn) {
        OptionalDouble share = share(turn);
        return share.isEmpty()
                ? row
                : String.format(Locale.ROOT, "%-" + WIDTH + "s%3.0f %%", row, 100 * share.getAsDouble());
    }
}
