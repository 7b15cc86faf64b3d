package reversi.session;

import java.util.List;
import java.util.Optional;
import reversi.game.ClockTimes;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.rules.Move;

/** What must survive of a game that is saved. */
record Kept(
        GameSetup setup,
        List<Move> moves,
        List<Move> undone,
        List<ClockTimes> history,
        ClockTimes clocks,
        Optional<Result> result) {
    static Kept of(GameSession session) {
        return of(session.snapshot());
    }

    static Kept of(Game game) {
        List<Move> moves = game.transcript().moves();
        return new Kept(
                game.setup(),
                moves.subList(game.setup().opened().plies(), moves.size()),
                game.undone(),
                game.history(),
                game.clock().shown(),
                game.result());
    }

    /** The game that a text holds; throws AssertionError where it holds none. */
    static Kept read(String text) {
        if (SavedGames.read(text) instanceof SavedGames.Ok ok) {
            return of(ok.game());
        }
        throw new AssertionError(SavedGames.read(text) + " of " + text);
    }
}
