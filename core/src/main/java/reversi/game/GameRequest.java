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

    /** To give the game up. */
    record Resign() implements GameRequest {}

    /** To leave for good, which loses the game. */
    record Leave() implements GameRequest {}

    /** To win because the opponent, whose move it is, has been away for too long; that it has is for whoever asks to know. */
    record Claim() implements GameRequest {}

    /** To offer a draw. */
    record OfferDraw() implements GameRequest {}

    /** To answer the opponent's offer of a draw. */
    record AnswerDraw(boolean accept) implements GameRequest {}

    /** To take back one's last move and what followed, if the opponent agrees. */
    record AskTakeback() implements GameRequest {}

    /** To answer the opponent's wish to take back. */
    record AnswerTakeback(boolean accept) implements GameRequest {}

    /** To take back without asking, as far as {@link Game#undoPly} says. */
    record Undo() implements GameRequest {}

    /** To restore what was taken back, as far as {@link Game#redoPly} says. */
    record Redo() implements GameRequest {}

    /** To stop the clocks. */
    record Pause() implements GameRequest {}

    /** To let them run on. */
    record Resume() implements GameRequest {}
}
