package reversi.screens.review;

import java.util.List;
import java.util.Optional;
import reversi.game.ClockTimes;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.MoveSequence;
import reversi.notation.ShareCode;
import reversi.rules.Transcript;
import reversi.screens.Route;

/** A game as an address tells it: the rules and the moves, and nothing of who played. */
public final class SharedGame {
    private static final ClockTimes NO_TIME = new ClockTimes(0, 0);

    private SharedGame() {}

    /** The address of a game, by which anybody sees it: its {@link Route#detail} is a code for {@link #read}. */
    public static Route route(Transcript transcript) {
        return new Route(Route.Kind.SHARED, ShareCode.write(MoveSequence.of(transcript)));
    }

    /** The game of a {@link ShareCode}; empty where it is none or nothing is played in it. */
    public static Optional<Game> read(String code) {
        return ShareCode.read(code).filter(MoveSequence::hasPlacement).map(SharedGame::game);
    }

    private static Game game(MoveSequence line) {
        Seat person = Seat.human("");
        Game game = Game.start(new GameSetup(line.start(), List.of(), person, person, TimeControl.none()), 0);
        for (int ply = game.transcript().plies(); ply < line.plies(); ply++) {
            game = game.with(new GameEvent.Played(ply + 1, line.move(ply), NO_TIME), 0);
        }
        return game.position().isOver() ? game.with(new GameEvent.Ended(Result.byDiscs(game.position())), 0) : game;
    }
}
