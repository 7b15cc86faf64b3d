package reversi.players;

import reversi.engine.Question;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.session.GameInProgress;

/** The computer's time management. */
final class TimeBudget {
    /** Time reserved for showing the move: the pause of {@link Pace} and a slow frame. */
    private static final int RESERVE_MILLIS = 1_500;

    private static final int MIN_MILLIS = 50;

    private TimeBudget() {}

    /** Maximum thinking time for the current move in milliseconds, at least 50. */
    static int millis(GameInProgress game, Disc mover) {
        if (!game.clock().isTimed(mover)) {
            return Question.LEVELS_OWN_TIME;
        }
        TimeControl time = game.setup().time();
        long remaining = game.clock().millisLeft(mover) - RESERVE_MILLIS;
        int movesToCome = time.isPerMove() ? 1 : game.position().empties() / 2 + 2;
        long share = remaining / movesToCome + time.increment() * 500L;
        return (int) Math.max(MIN_MILLIS, Math.min(share, Math.max(MIN_MILLIS, remaining / 2)));
    }
}
