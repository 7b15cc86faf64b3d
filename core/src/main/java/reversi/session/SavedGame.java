package reversi.session;

import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.List;
import java.util.Optional;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.MoveComments;
import reversi.json.DecodeException;
import reversi.json.GameCodecs;
import reversi.json.Json;
import reversi.json.JsonCodec;
import reversi.json.JsonWriter;
import reversi.json.MessageRegistry;
import reversi.json.ObjectCodec;
import reversi.rules.Position;

/**
 * A game as it is kept from one start of the program to the next.
 *
 * @param setup what was settled before it
 * @param events the shortest way to it: its moves, those that can be restored included, and its end. Offers and pauses are not kept
 * @param clocks what the clocks show now
 * @param comments what stands beside its moves
 */
record SavedGame(GameSetup setup, List<GameEvent> events, ClockTimes clocks, MoveComments comments) {
    private static final MessageRegistry<GameEvent> EVENT = new MessageRegistry<>(GameCodecs.events());

    private static final JsonCodec<List<MoveComments.Comment>> COMMENTS = list(object(
            MoveComments.Comment::new,
            field("ply", INT, MoveComments.Comment::ply),
            field("text", TEXT, MoveComments.Comment::text)));

    /** A saved game as JSON; comments are written only where there are any. */
    static final ObjectCodec<SavedGame> CODEC = object(
            (setup, events, clocks, comments) -> new SavedGame(
                    setup, events, clocks, comments.map(MoveComments::new).orElse(MoveComments.none())),
            field("setup", GameCodecs.SETUP, SavedGame::setup),
            field("events", list(JsonCodec.of(SavedGame::write, SavedGame::read)), SavedGame::events),
            field("clocks", GameCodecs.CLOCKS, SavedGame::clocks),
            optional("comments", COMMENTS, (SavedGame saved) -> Optional.of(saved.comments.all())
                    .filter(all -> !all.isEmpty())));

    SavedGame {
        events = List.copyOf(events);
    }

    /** What is kept of a game whose clocks have been read, with what stands beside its moves. */
    static SavedGame of(Game game, MoveComments comments) {
        return new SavedGame(
                game.setup(),
                Game.start(game.setup(), 0).eventsTo(game),
                game.clock().shown(),
                comments);
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

    /**
     * A turn, of which there are many, is a list of its ply, its move and, unless both are 0, what the clocks of Black and White
     * showed, such as {@code [3,"d3",57000,60000]}; any other event is as it goes over the wire.
     */
    private static void write(GameEvent event, JsonWriter out) {
        if (!(event instanceof GameEvent.Played played)) {
            EVENT.write(event, out);
            return;
        }
        out.beginArray().value(played.ply());
        JsonCodec.MOVE.write(played.move(), out);
        if (!played.clocks().equals(ClockTimes.none())) {
            out.value(played.clocks().black()).value(played.clocks().white());
        }
        out.endArray();
    }

    private static GameEvent read(Json json) {
        if (!(json instanceof Json.Items items)) {
            return EVENT.read(json);
        }
        List<Json> parts = items.values();
        if (parts.size() != 2 && parts.size() != 4) {
            throw new DecodeException("not a turn");
        }
        ClockTimes clocks = parts.size() == 2
                ? ClockTimes.none()
                : new ClockTimes(JsonCodec.LONG.read(parts.get(2)), JsonCodec.LONG.read(parts.get(3)));
        return new GameEvent.Played(JsonCodec.INT.read(parts.get(0)), JsonCodec.MOVE.read(parts.get(1)), clocks);
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
