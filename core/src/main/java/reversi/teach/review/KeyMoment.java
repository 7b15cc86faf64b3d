package reversi.teach.review;

import java.util.Optional;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.Reasons;

/** What a bad move did, as far as it is certain: the first of these that is true. */
public sealed interface KeyMoment {
    /** With best play the game was won before the move and is not any more; {@code isLost} where it is lost now. */
    record WinGone(boolean isLost, Optional<Reason> reason) implements KeyMoment {}

    /** With best play the game was drawn before the move and is lost now. */
    record DrawGone(Optional<Reason> reason) implements KeyMoment {}

    /** What speaks against the move. */
    record Because(Reason known) implements KeyMoment {
        @Override
        public Optional<Reason> reason() {
            return Optional.of(known);
        }
    }

    /** It gave away discs, and nothing else is certain. */
    record Discs() implements KeyMoment {
        @Override
        public Optional<Reason> reason() {
            return Optional.empty();
        }
    }

    /** The weightiest reason against the move but for the result, which its value says already; empty where there is none. */
    Optional<Reason> reason();

    /** What a move did that is not the best one. It takes some milliseconds to find out: keep it. */
    static KeyMoment of(MoveReview review) {
        Optional<Reason> reason = review.why(Reasons.MOST).worse().stream()
                .filter(found -> !found.isResult())
                .findFirst();
        if (review.exact() && review.bestValue() > 0 && review.value() <= 0) {
            return new WinGone(review.value() < 0, reason);
        }
        if (review.exact() && review.bestValue() == 0 && review.value() < 0) {
            return new DrawGone(reason);
        }
        return reason.map(KeyMoment::because).orElseGet(Discs::new);
    }

    private static KeyMoment because(Reason reason) {
        return new Because(reason);
    }
}
