package reversi.session;

import reversi.rules.Disc;

/**
 * Someone who sits at a game. Every method is called on the render thread and returns at once; a player may answer the
 * session from inside it.
 */
public interface Player {
    /** It is this player's turn; the answer is {@link GameInProgress#play}, now or later. */
    void takeTurn(GameInProgress game);

    /** The question no longer stands, because the position changed, the game paused or it ended: forget it. */
    default void cancel() {}

    /** The opponent offers a draw; the answer is {@link GameInProgress#answerDraw}, now or later. */
    default void drawOffered(GameInProgress game, Disc by) {}
}
