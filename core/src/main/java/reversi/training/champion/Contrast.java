package reversi.training.champion;

import java.util.Optional;
import reversi.rules.Square;

/**
 * Two moves of which one is to be explained against the other.
 *
 * @param better the better one
 * @param worse the other one
 */
public record Contrast(Square better, Square worse) {
    /** A move that fewer of a hundred people find is explained, whoever found it. */
    public static final int RARE = 50;

    /**
     * What is to be explained after a guess: what was played and the guess where one is better by a disc or more; otherwise, where few
     * people of the rating find what loses nothing, it against what they like best of the rest.
     */
    public static Optional<Contrast> of(ValuedMove move, Square guess, int rating) {
        int difference = move.loss(guess) - move.loss();
        if (Math.abs(difference) >= GuessSum.CLEARLY) {
            return Optional.of(
                    difference > 0 ? new Contrast(move.square(), guess) : new Contrast(guess, move.square()));
        }
        GuessScale scale = GuessScale.of(move, rating);
        return move.isGood(guess) && scale.found() < RARE
                ? Optional.of(new Contrast(guess, scale.temptation()))
                : Optional.empty();
    }
}
