package reversi.players;

import reversi.engine.Question;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.session.GameSession;

/** How long the computer thinks about a move, so that it never loses on time. */
final class TimeBudget {
    /** What showing the move may cost: the pause of a human pace and a slow frame. */
    private static final int RESERVE_MILLIS = 1_500;

    private static final int LEAST_MILLIS = 50;

    private TimeBudget() {}

    /** The most milliseconds to think now, 50 or more. */
    static int millis(GameSession session, Disc mover) {
        if (!session.clock().isTimed(mover)) {
            return Question.LEVELS_OWN_TIME;
        }
        TimeControl time = session.setup().time();
        long left = session.clock().millisLeft(mover) - RESERVE_MILLIS;
        int movesToCome = time.isPerMove() ? 1 : session.position().empties() / 2 + 2;
        long share = left / movesToCome + time.increment() * 500L;
        return (int) Math.max(LEAST_MILLIS, Math.min(share, Math.max(LEAST_MILLIS, left / 2)));
    }
}
