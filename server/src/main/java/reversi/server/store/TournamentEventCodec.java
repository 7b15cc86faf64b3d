package reversi.server.store;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.List;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.MessageRegistry;
import reversi.json.ObjectCodec;
import reversi.server.tournament.GameOutcome;
import reversi.server.tournament.Pairing;
import reversi.server.tournament.TournamentEvent;
import reversi.server.tournament.TournamentEvent.Begun;
import reversi.server.tournament.TournamentEvent.Cancelled;
import reversi.server.tournament.TournamentEvent.Ended;
import reversi.server.tournament.TournamentEvent.Joined;
import reversi.server.tournament.TournamentEvent.Paired;
import reversi.server.tournament.TournamentEvent.Removed;
import reversi.server.tournament.TournamentEvent.Returned;
import reversi.server.tournament.TournamentEvent.Scored;
import reversi.server.tournament.TournamentEvent.Started;
import reversi.server.tournament.TournamentEvent.Withdrew;

/** The text by which an event of a tournament is kept. What stands there never changes, whatever the program calls it. */
final class TournamentEventCodec {
    private static final ObjectCodec<Pairing> PAIRING =
            object(Pairing::new, field("black", LONG, Pairing::black), field("white", LONG, Pairing::white));

    private static final ObjectCodec<GameOutcome> OUTCOME = object(
            GameOutcome::new,
            optional("winner", DISC, GameOutcome::winner),
            field("blackDiscs", INT, GameOutcome::blackDiscs),
            field("whiteDiscs", INT, GameOutcome::whiteDiscs),
            field("played", BOOLEAN, GameOutcome::played));

    private final MessageRegistry<TournamentEvent> events = new MessageRegistry<>(List.of(
            message(
                    "joined",
                    Joined.class,
                    object(
                            (Long player, Integer rating, Long at, Optional<Integer> side) ->
                                    new Joined(player, rating, at, side),
                            field("player", LONG, Joined::player),
                            field("rating", INT, Joined::rating),
                            field("at", LONG, Joined::at),
                            optional("side", INT, Joined::side))),
            message(
                    "withdrew",
                    Withdrew.class,
                    object(Withdrew::new, field("player", LONG, Withdrew::player), field("at", LONG, Withdrew::at))),
            message(
                    "removed",
                    Removed.class,
                    object(Removed::new, field("player", LONG, Removed::player), field("at", LONG, Removed::at))),
            message(
                    "returned",
                    Returned.class,
                    object(Returned::new, field("player", LONG, Returned::player), field("at", LONG, Returned::at))),
            message("started", Started.class, Started::new, "at", LONG, Started::at),
            message(
                    "paired",
                    Paired.class,
                    object(
                            Paired::new,
                            field("round", INT, Paired::round),
                            field("pairings", list(PAIRING), Paired::pairings),
                            field("byes", list(LONG), Paired::byes),
                            field("at", LONG, Paired::at))),
            message(
                    "begun",
                    Begun.class,
                    object(
                            Begun::new,
                            field("round", INT, Begun::round),
                            field("board", INT, Begun::board),
                            field("game", LONG, Begun::game),
                            field("at", LONG, Begun::at))),
            message(
                    "scored",
                    Scored.class,
                    object(
                            Scored::new,
                            field("round", INT, Scored::round),
                            field("board", INT, Scored::board),
                            field("outcome", OUTCOME, Scored::outcome),
                            field("at", LONG, Scored::at))),
            message("ended", Ended.class, Ended::new, "at", LONG, Ended::at),
            message("cancelled", Cancelled.class, Cancelled::new, "at", LONG, Cancelled::at)));

    String write(TournamentEvent event) {
        return JsonWriter.text(out -> events.write(event, out));
    }

    /** The event that was kept as a text; throws IllegalStateException where no codec wrote it. */
    TournamentEvent read(String text) {
        try {
            return events.read(JsonReader.read(text));
        } catch (DecodeException | IllegalArgumentException wrong) {
            throw new IllegalStateException("the database holds an event of a tournament that no codec wrote", wrong);
        }
    }
}
