package reversi.online;

import reversi.game.GameRequest;
import reversi.rules.Move;

/** What a client asks at a table. */
@InJson
public sealed interface TableRequest extends ClientMessage {
    /** The number of the table. */
    long table();

    /** What a player asks of the game at the table. */
    sealed interface InGame extends TableRequest {
        /** The same without the table. */
        GameRequest inGame();
    }

    /** Asks for the whole table and, while the game goes on, for its events; also what a client does after a gap of versions. */
    record Watch(long table) implements TableRequest {}

    /** Wants no more events of a table where one does not play. */
    record Unwatch(long table) implements TableRequest {}

    /**
     * Plays a move.
     *
     * @param table the table
     * @param ply 1 for the first turn of the game: the move is refused where another one was played meanwhile
     * @param move where to place the disc; forced passes are the server's
     */
    record Play(long table, int ply, Move move) implements InGame {
        @Override
        public GameRequest inGame() {
            return new GameRequest.Play(ply, move);
        }
    }

    /** Resigns. */
    record Resign(long table) implements InGame {
        @Override
        public GameRequest inGame() {
            return GameRequest.Wish.RESIGN;
        }
    }

    /** Leaves for good, which loses the game. */
    record Leave(long table) implements InGame {
        @Override
        public GameRequest inGame() {
            return GameRequest.Wish.LEAVE;
        }
    }

    /** Offers a draw. */
    record OfferDraw(long table) implements InGame {
        @Override
        public GameRequest inGame() {
            return GameRequest.Wish.OFFER_DRAW;
        }
    }

    /** Answers the opponent's offer of a draw. */
    record AnswerDraw(long table, boolean accept) implements InGame {
        @Override
        public GameRequest inGame() {
            return GameRequest.answerDraw(accept);
        }
    }

    /** Asks to take back one's last move and what followed. */
    record AskTakeback(long table) implements InGame {
        @Override
        public GameRequest inGame() {
            return GameRequest.Wish.ASK_TAKEBACK;
        }
    }

    /** Answers the opponent's wish to take back. */
    record AnswerTakeback(long table, boolean accept) implements InGame {
        @Override
        public GameRequest inGame() {
            return GameRequest.answerTakeback(accept);
        }
    }

    /** Says something to the opponent. */
    record Say(long table, @Length(least = 1, most = Protocol.MAX_CHAT) String text) implements TableRequest {}

    /** Claims the win over an opponent who has been away for too long and is the one to move. */
    record Claim(long table) implements InGame {
        @Override
        public GameRequest inGame() {
            return GameRequest.Wish.CLAIM;
        }
    }

    /** Wants to play the same opponent again with the colours exchanged; when both want it, the game begins. */
    record Rematch(long table) implements TableRequest {}
}
