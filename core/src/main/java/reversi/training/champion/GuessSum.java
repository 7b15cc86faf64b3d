package reversi.training.champion;

import java.util.Optional;
import reversi.rules.Square;

/**
 * What guesses come to.
 *
 * @param points their points
 * @param most the points of moves that lose nothing
 * @param guessed how many moves were guessed
 * @param equal how many of them as they were played
 * @param better how many of them lose less than what was played, by a disc or more
 * @param lost what they lose, in half discs
 * @param played what was played instead loses, in half discs
 * @param hardest the move that the fewest people find, among those that were found; empty where none was
 */
public record GuessSum(
        int points, int most, int guessed, int equal, int better, int lost, int played, Optional<Hardest> hardest) {
    /** Half discs from which one move is better than another. */
    static final int CLEARLY = 2;

    private static final int PERCENT = 100;

    /**
     * A move that was found.
     *
     * @param square the guess
     * @param found how many of a hundred people of the rating find one that loses nothing
     */
    public record Hardest(Square square, int found) {}

    /** Nothing was guessed. */
    public static GuessSum none() {
        return new GuessSum(0, 0, 0, 0, 0, 0, 0, Optional.empty());
    }

    /** What all guesses of a game come to for somebody of a rating. */
    public static GuessSum of(Guessing guessing, int rating) {
        GuessSum sum = none();
        for (int i = 0; i < guessing.guesses().size(); i++) {
            ValuedMove move = guessing.asked().get(i);
            sum = sum.with(move, guessing.guesses().get(i), GuessScale.of(move, rating));
        }
        return sum;
    }

    /** With one more guess. */
    public GuessSum with(ValuedMove move, Square guess, GuessScale scale) {
        boolean isHardest = move.isGood(guess)
                && scale.found() < hardest.map(Hardest::found).orElse(PERCENT);
        return new GuessSum(
                points + scale.points(guess),
                most + scale.most(),
                guessed + 1,
                equal + (guess.equals(move.square()) ? 1 : 0),
                better + (isBetter(move, guess) ? 1 : 0),
                lost + move.loss(guess),
                played + move.loss(),
                isHardest ? Optional.of(new Hardest(guess, scale.found())) : hardest);
    }

    /** Whether a guess is better than what was played, by a disc or more. */
    public static boolean isBetter(ValuedMove move, Square guess) {
        return move.loss() - move.loss(guess) >= CLEARLY;
    }

    /** The points in percent of what was possible; 0 before any guess. */
    public int percent() {
        return most == 0 ? 0 : PERCENT * points / most;
    }
}
