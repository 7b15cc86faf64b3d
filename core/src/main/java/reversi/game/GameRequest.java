package reversi.game;

import reversi.rules.Move;

/** What a player wants at a game. */
public sealed interface GameRequest {
    /**
     * To play a move.
     *
     * @param ply 1 for the first turn of the game: refused where another one was played meanwhile
     * @param move where to place the disc; forced passes follow by themselves
     */
    record Play(int ply, Move move) implements GameRequest {}

    /** Anything but a move. */
    enum Wish implements GameRequest {
        /** To give the game up. */
        RESIGN,
        /** To leave for good, which loses the game. */
        LEAVE,
        /** To win because the opponent, whose move it is, has been away for too long; that it has is for whoever asks to know. */
        CLAIM,
        OFFER_DRAW,
        ACCEPT_DRAW,
        DECLINE_DRAW,
        /** To take back one's last move and what followed, if the opponent agrees. */
        ASK_TAKEBACK,
        ACCEPT_TAKEBACK,
        DECLINE_TAKEBACK,
        /** To take back without asking, as far as {@link Game#undoPly} says. */
        UNDO,
        /** To restore what was taken back, as far as {@link Game#redoPly} says. */
        REDO,
        /** To stop the clocks. */
        PAUSE,
        /** To let them run on. */
        RESUME
    }

    /** To answer the opponent's offer of a draw. */
    static GameRequest answerDraw(boolean accepts) {
        return accepts ? Wish.ACCEPT_DRAW : Wish.DECLINE_DRAW;
    }

    /** To answer the opponent's wish to take back. */
    static GameRequest answerTakeback(boolean accepts) {
        return accepts ? Wish.ACCEPT_TAKEBACK : Wish.DECLINE_TAKEBACK;
    }
}
