package reversi.teach.review;

import java.util.Optional;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.Reasons;

/**
 * What a bad move did, as far as it is certain.
 *
 * @param gone what it gave away
 * @param reason the weightiest reason against it but for the result, which its value says already; empty where there is none
 */
public record KeyMoment(Gone gone, Optional<Reason> reason) {
    /** What a move gives away: the first of these that is true. */
    public enum Gone {
        /** With best play the game was won before the move and is not any more. */
        WIN,
        /** With best play the game was drawn before the move and is lost now. */
        DRAW,
        /** Discs, and nothing else is certain. */
        DISCS
    }

    /** What a move did that is not the best one. It takes some milliseconds to find out: keep it. */
    public static KeyMoment of(MoveReview review) {
        Optional<Reason> reason = review.why(Reasons.MOST).worse().stream()
                .filter(found -> !found.isResult())
                .findFirst();
        boolean isWinGone = review.exact() && review.bestValue() > 0 && review.value() <= 0;
        boolean isDrawGone = review.exact() && review.bestValue() == 0 && review.value() < 0;
        return new KeyMoment(isWinGone ? Gone.WIN : isDrawGone ? Gone.DRAW : Gone.DISCS, reason);
    }
}
