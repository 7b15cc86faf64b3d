package reversi.teach.review;

import java.util.Optional;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.Reasons;

/** What a bad move did, as far as it is certain: the first of these that is true. */
public sealed interface KeyMoment {
    /** With best play the game was won before the move and is not any more; {@code isLost} where it is lost now. */
    record WinGone(boolean isLost) implements KeyMoment {}

    /** With best play the game was drawn before the move and is lost now. */
    record DrawGone() implements KeyMoment {}

    /** What speaks against the move. */
    record Because(Reason reason) implements KeyMoment {}

    /** It gave away discs, and nothing else is certain. */
    record Discs() implements KeyMoment {}

    /** What a move did that is not the best one. */
    static KeyMoment of(MoveReview review) {
        if (review.exact() && review.bestValue() > 0 && review.value() <= 0) {
            return new WinGone(review.value() < 0);
        }
        if (review.exact() && review.bestValue() == 0 && review.value() < 0) {
            return new DrawGone();
        }
        return reason(review).map(KeyMoment::because).orElseGet(Discs::new);
    }

    private static KeyMoment because(Reason reason) {
        return new Because(reason);
    }

    /** The weightiest reason against a move but for the result, which its value says already. */
    static Optional<Reason> reason(MoveReview review) {
        return review.why(Reasons.MOST).worse().stream()
                .filter(reason -> !(reason instanceof Reason.Result))
                .findFirst();
    }
}
