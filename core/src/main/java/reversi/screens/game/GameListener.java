package reversi.screens.game;

import reversi.game.Result;
import reversi.rules.Disc;

/**
 * Hears what is seen of a game, which may be later than it happened: discs take their time. What happens at once is heard from
 * the session itself, by a {@link reversi.session.SessionListener}.
 */
public interface GameListener {
    /** Scores, turn, moves, offers, advice, or what can be done have changed. */
    default void changed() {}

    /** Discs moved on the board, so that others may be seen to lie there than before. */
    default void discsMoved() {}

    /** It is seen that this side must pass. */
    default void passShown(Disc disc) {}

    /** There will be no advice. */
    default void adviceFailed() {}

    /** The game is over and the last disc lies still. */
    default void endShown(Result result) {}
}
