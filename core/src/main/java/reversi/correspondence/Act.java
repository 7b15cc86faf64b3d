package reversi.correspondence;

import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.Referee;
import reversi.game.Verdict;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;

/** What a player does when it is their turn; forced passes follow by themselves and are no acts. */
public sealed interface Act {
    /** Who does it. */
    Disc by();

    /** What it asks of the referee, in order. */
    List<GameRequest> requests(Game game);

    /** What the function for its kind makes of it. */
    <T> T fold(Visitor<T> visitor);

    /** The functions of {@link #fold}. */
    interface Visitor<T> {
        T placed(Placed act);

        T resigned(Resigned act);

        T drawAccepted(DrawAccepted act);
    }

    /** The game after this, at moment 0; empty where the rules do not allow it. */
    default Optional<Game> play(Game game) {
        Game next = game;
        for (GameRequest request : requests(game)) {
            if (!(Referee.judge(next, by(), request, 0, 0) instanceof Verdict.Granted granted)) {
                return Optional.empty();
            }
            for (GameEvent event : granted.events()) {
                next = next.with(event, 0);
            }
        }
        return Optional.of(next);
    }

    /** A disc is placed; {@code offersDraw} where a draw is offered with it. */
    record Placed(Disc by, Square square, boolean offersDraw) implements Act {
        @Override
        public List<GameRequest> requests(Game game) {
            GameRequest play = new GameRequest.Play(game.transcript().plies() + 1, Move.at(square));
            return offersDraw ? List.of(GameRequest.Wish.OFFER_DRAW, play) : List.of(play);
        }

        @Override
        public <T> T fold(Visitor<T> visitor) {
            return visitor.placed(this);
        }
    }

    /** The game is given up. */
    record Resigned(Disc by) implements Act {
        @Override
        public List<GameRequest> requests(Game game) {
            return List.of(GameRequest.Wish.RESIGN);
        }

        @Override
        public <T> T fold(Visitor<T> visitor) {
            return visitor.resigned(this);
        }
    }

    /** The draw is accepted that the other side offered with its last disc. */
    record DrawAccepted(Disc by) implements Act {
        @Override
        public List<GameRequest> requests(Game game) {
            return List.of(GameRequest.Wish.ACCEPT_DRAW);
        }

        @Override
        public <T> T fold(Visitor<T> visitor) {
            return visitor.drawAccepted(this);
        }
    }
}
