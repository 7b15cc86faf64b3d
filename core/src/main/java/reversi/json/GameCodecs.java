package reversi.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.GameEvent.DrawDeclined;
import reversi.game.GameEvent.DrawOffered;
import reversi.game.GameEvent.Ended;
import reversi.game.GameEvent.Played;
import reversi.game.GameEvent.TakebackDeclined;
import reversi.game.GameEvent.TakebackOffered;
import reversi.game.GameEvent.TakenBack;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.rules.VariantCode;

/** How the parts of a game are written and read, wherever it goes. The names of constants and events are in files and databases: they never change. */
public final class GameCodecs {
    private GameCodecs() {}

    /** The events that a game has at home and on a server. */
    public static List<MessageType<? extends GameEvent.Shared>> sharedEvents() {
        return List.of(
                new MessageType<>(
                        "played",
                        Played.class,
                        (event, out) -> out.put("ply", event.ply())
                                .put("move", event.move())
                                .putPart("clocks", event.clocks(), GameCodecs::write),
                        in -> new Played(in.number("ply"), in.move("move"), in.part("clocks", GameCodecs::clocks))),
                by("drawOffered", DrawOffered.class, DrawOffered::by, DrawOffered::new),
                by("drawDeclined", DrawDeclined.class, DrawDeclined::by, DrawDeclined::new),
                by("takebackOffered", TakebackOffered.class, TakebackOffered::by, TakebackOffered::new),
                by("takebackDeclined", TakebackDeclined.class, TakebackDeclined::by, TakebackDeclined::new),
                new MessageType<>(
                        "takenBack",
                        TakenBack.class,
                        (event, out) ->
                                out.put("plies", event.plies()).putPart("clocks", event.clocks(), GameCodecs::write),
                        in -> new TakenBack(in.number("plies"), in.part("clocks", GameCodecs::clocks))));
    }

    /** The events that a kept game is made of. */
    public static List<MessageType<? extends GameEvent>> events() {
        List<MessageType<? extends GameEvent>> events = new ArrayList<>(sharedEvents());
        events.add(new MessageType<>(
                "ended",
                Ended.class,
                (event, out) -> out.putPart("result", event.result(), GameCodecs::write),
                in -> new Ended(in.part("result", GameCodecs::result))));
        return events;
    }

    private static <E> MessageType<E> by(String name, Class<E> type, Function<E, Disc> by, Function<Disc, E> make) {
        return new MessageType<>(
                name, type, (event, out) -> out.put("by", by.apply(event)), in -> make.apply(disc(in, "by")));
    }

    /** Writes what was settled before a game. */
    public static void write(GameSetup setup, JsonWriter out) {
        out.put("variant", VariantCode.write(setup.variant()))
                .putAll("opening", setup.opening())
                .putPart("black", setup.black(), GameCodecs::write)
                .putPart("white", setup.white(), GameCodecs::write)
                .putPart("time", setup.time(), GameCodecs::write);
    }

    /** Reads what {@link #write(GameSetup, JsonWriter)} wrote. */
    public static GameSetup setup(FieldReader in) {
        return new GameSetup(
                in.variant("variant"),
                in.moves("opening"),
                in.part("black", GameCodecs::seat),
                in.part("white", GameCodecs::seat),
                in.part("time", GameCodecs::time));
    }

    private static void write(Seat seat, JsonWriter out) {
        out.put("kind", seat.kind())
                .put("name", seat.name())
                .put("level", seat.level())
                .put("seconds", seat.seconds());
    }

    private static Seat seat(FieldReader in) {
        return new Seat(
                in.constant("kind", Seat.Kind.values()), in.text("name"), in.number("level"), in.number("seconds"));
    }

    private static void write(Result result, JsonWriter out) {
        Score score = result.score();
        out.put("ending", result.ending())
                .putText("winner", result.winner())
                .put("black", score.black())
                .put("white", score.white())
                .put("empties", score.empties())
                .put("fewestWins", score.fewestWins());
    }

    private static Result result(FieldReader in) {
        return new Result(
                in.constant("ending", Ending.values()),
                in.maybe("winner", name -> disc(in, name)),
                new Score(in.number("black"), in.number("white"), in.number("empties"), in.truth("fewestWins")));
    }

    /** Writes what both clocks show. */
    public static void write(ClockTimes clocks, JsonWriter out) {
        out.put("black", clocks.black()).put("white", clocks.white());
    }

    /** Reads what {@link #write(ClockTimes, JsonWriter)} wrote. */
    public static ClockTimes clocks(FieldReader in) {
        return new ClockTimes(in.whole("black"), in.whole("white"));
    }

    /** Writes a time control. */
    public static void write(TimeControl time, JsonWriter out) {
        out.put("kind", time.kind()).put("seconds", time.seconds()).put("increment", time.increment());
    }

    /** Reads what {@link #write(TimeControl, JsonWriter)} wrote. */
    public static TimeControl time(FieldReader in) {
        return new TimeControl(
                in.constant("kind", TimeControl.Kind.values()), in.number("seconds"), in.number("increment"));
    }

    /** Reads a colour. */
    public static Disc disc(FieldReader in, String name) {
        return in.constant(name, Disc.values());
    }
}
