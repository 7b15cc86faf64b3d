package reversi.teach.review;

import java.util.List;
import java.util.Optional;
import reversi.teach.reasons.Explanation;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.Reasons;

/**
 * What a bad move did, as far as it is certain.
 *
 * @param gone what it gave away
 * @param reason the weightiest reason against it but for the result, which its value says already; where there is none, what speaks for the
 *     best move; empty where there is neither
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
        Explanation why = review.why(Reasons.MOST);
        Optional<Reason> reason = first(why.worse()).or(() -> first(why.better()));
        boolean isWinGone = review.exact() && review.bestValue() > 0 && review.value() <= 0;
        boolean isDrawGone = review.exact() && review.bestValue() == 0 && review.value() < 0;
        return new KeyMoment(isWinGone ? Gone.WIN : isDrawGone ? Gone.DRAW : Gone.DISCS, reason);
    }

    private static Optional<Reason> first(List<Reason> reasons) {
        return reasons.stream().filter(found -> !found.isResult()).findFirst();
    }
}
