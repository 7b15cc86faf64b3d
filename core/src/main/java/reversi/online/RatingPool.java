package reversi.online;

import java.util.Optional;
import reversi.game.TimeControl;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/**
 * Games that are rated together and apart from all others: those of Othello by how long they take, and those of each other variant.
 *
 * @param code {@code bullet}, {@code blitz}, {@code rapid}, {@code slow} or {@code days}; for another variant its {@link Variant#code}
 */
public record RatingPool(String code) {
    /** Othello in less than three minutes a player. */
    public static final String BULLET = "bullet";
    /** Othello in less than eight minutes a player. */
    public static final String BLITZ = "blitz";
    /** Othello in less than twenty minutes a player. */
    public static final String RAPID = "rapid";
    /** Othello in twenty minutes a player or more. */
    public static final String SLOW = "slow";
    /** Othello with days for each move. */
    public static final String DAYS = "days";

    /** A player places about so many discs in a game. */
    private static final int MOVES = 30;

    private static final int BLITZ_SECONDS = 180;
    private static final int RAPID_SECONDS = 480;
    private static final int SLOW_SECONDS = 1_200;

    /** The pool of games on these terms; {@code 3+2} of Othello is {@link #BLITZ}. */
    public static RatingPool of(GameTerms terms) {
        return new RatingPool(
                terms.variant().isStandard()
                        ? ofOthello(terms.time())
                        : terms.variant().code());
    }

    /** What this code names; empty for any other text. */
    public static Optional<RatingPool> named(String code) {
        return switch (code) {
            case BULLET, BLITZ, RAPID, SLOW, DAYS -> Optional.of(new RatingPool(code));
            default ->
                VariantCode.read(code)
                        .filter(GameTerms::isEven)
                        .filter(variant -> !variant.isStandard())
                        .map(variant -> new RatingPool(code));
        };
    }

    private static String ofOthello(TimeControl time) {
        if (time.isByDays()) {
            return DAYS;
        }
        int seconds = time.isPerMove() ? MOVES * time.seconds() : time.seconds() + MOVES * time.increment();
        if (time.kind() == TimeControl.Kind.NONE || seconds >= SLOW_SECONDS) {
            return SLOW;
        }
        return seconds < BLITZ_SECONDS ? BULLET : seconds < RAPID_SECONDS ? BLITZ : RAPID;
    }

    /** Whether its games change the rating by which a member is known, too: live games of Othello. */
    public boolean isOverall() {
        return !code.equals(DAYS) && variant().isEmpty();
    }

    /** The variant, where it is another one than Othello. */
    public Optional<Variant> variant() {
        return VariantCode.read(code);
    }
}
