package reversi.session;

import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.List;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.json.GameCodecs;
import reversi.json.MessageRegistry;
import reversi.json.ObjectCodec;
import reversi.rules.Position;

/**
 * A game as it is kept from one start of the program to the next.
 *
 * @param setup what was settled before it
 * @param events the shortest way to it: its moves, those that can be restored included, and its end. Offers and pauses are not kept
 * @param clocks what the clocks show now
 */
record SavedGame(GameSetup setup, List<GameEvent> events, ClockTimes clocks) {
    /** A saved game as JSON. */
    static final ObjectCodec<SavedGame> CODEC = object(
            SavedGame::new,
            field("setup", GameCodecs.SETUP, SavedGame::setup),
            field("events", list(new MessageRegistry<>(GameCodecs.events())), SavedGame::events),
            field("clocks", GameCodecs.CLOCKS, SavedGame::clocks));

    SavedGame {
        events = List.copyOf(events);
    }

    /** What is kept of a game whose clocks have been read. */
    static SavedGame of(Game game) {
        return new SavedGame(
                game.setup(),
                Game.start(game.setup(), 0).eventsTo(game),
                game.clock().shown());
    }

    /** The game at moment 0; throws IllegalArgumentException, with the reason, where these are not the events of a game. */
    Game game() {
        Game game = Game.start(setup, 0);
        for (GameEvent event : events) {
            if (!(event instanceof GameEvent.Played)) {
                checkPass(game);
            }
            game = game.with(event, 0);
        }
        checkPass(game);
        if (!isEndRight(game)) {
            throw new IllegalArgumentException("the outcome does not fit the position");
        }
        return game.showing(clocks, 0);
    }

    private static void checkPass(Game game) {
        if (game.position().mustPass()) {
            throw new IllegalArgumentException(
                    "a forced pass is missing after ply " + game.transcript().plies());
        }
    }

    private static boolean isEndRight(Game game) {
        Position last = game.position();
        return game.result()
                .map(result -> (result.ending() == Ending.DISCS) == last.isOver()
                        && result.score().equals(last.score()))
                .orElse(!last.isOver());
    }
}
