package reversi.screens.review;

import java.util.Optional;
import reversi.rules.Turn;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/**
 * A person looks for a better move than the one of the game.
 *
 * @param tried the move on the board in place of the game's; empty while one is looked for
 * @param verdict what it is worth; empty until that is known
 */
record Trial(Optional<Turn> tried, Optional<Verdict> verdict) {
    /**
     * What a tried move is worth beside the one of the game.
     *
     * @param value in hundredths of a disc for the side that moves
     * @param played what was known of the move of the game by then
     */
    record Verdict(int value, MoveReview played) {
        Judgement judgement() {
            return played.judgementOf(value);
        }

        /** What the move gives away, in hundredths of a disc. */
        int loss() {
            return Math.max(0, played.bestValue() - value);
        }
    }

    /** Nothing was tried yet. */
    static Trial begun() {
        return new Trial(Optional.empty(), Optional.empty());
    }

    /** Whether a good move was found, so that there is nothing to give away any more. */
    boolean isFound() {
        return verdict.filter(known -> known.judgement() == Judgement.GOOD).isPresent();
    }
}
