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
    record Play(int ply, Move move) implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.play(this);
        }
    }

    /** To give the game up. */
    record Resign() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.resign(this);
        }
    }

    /** To leave for good, which loses the game. */
    record Leave() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.leave(this);
        }
    }

    /** To win because the opponent, whose move it is, has been away for too long; that it has is for whoever asks to know. */
    record Claim() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.claim(this);
        }
    }

    /** To offer a draw. */
    record OfferDraw() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.offerDraw(this);
        }
    }

    /** To answer the opponent's offer of a draw. */
    record AnswerDraw(boolean accepts) implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.answerDraw(this);
        }
    }

    /** To take back one's last move and what followed, if the opponent agrees. */
    record AskTakeback() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.askTakeback(this);
        }
    }

    /** To answer the opponent's wish to take back. */
    record AnswerTakeback(boolean accepts) implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.answerTakeback(this);
        }
    }

    /** To take back without asking, as far as {@link Game#undoPly} says. */
    record Undo() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.undo(this);
        }
    }

    /** To restore what was taken back, as far as {@link Game#redoPly} says. */
    record Redo() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.redo(this);
        }
    }

    /** To stop the clocks. */
    record Pause() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.pause(this);
        }
    }

    /** To let them run on. */
    record Resume() implements GameRequest {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.resume(this);
        }
    }

    /** Hands this to the visitor's method for its kind. */
    <T> T accept(Visitor<T> visitor);

    /** What to do with each kind of request. */
    interface Visitor<T> {
        T play(Play request);

        T resign(Resign request);

        T leave(Leave request);

        T claim(Claim request);

        T offerDraw(OfferDraw request);

        T answerDraw(AnswerDraw request);

        T askTakeback(AskTakeback request);

        T answerTakeback(AnswerTakeback request);

        T undo(Undo request);

        T redo(Redo request);

        T pause(Pause request);

        T resume(Resume request);
    }
}
