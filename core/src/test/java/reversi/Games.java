package reversi;

import java.util.Random;
import reversi.game.ClockTimes;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Move;
import reversi.rules.Variant;

/** Games to look at. */
final class Games {
    private Games() {}

    /** A game of a person with Black against level 9 that went to its end, with random moves. */
    static Game ended() {
        return ended(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 9), TimeControl.none()));
    }

    /** The same game between others. */
    static Game ended(GameSetup setup) {
        Random random = new Random(4);
        Game game = Game.start(setup, 0);
        while (!game.position().isOver()) {
            var legal = game.position().legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            game = game.with(new GameEvent.Played(game.transcript().plies() + 1, move, new ClockTimes(0, 0)), 0);
        }
        return game.with(new GameEvent.Ended(Result.byDiscs(game.position())), 0);
    }
}
