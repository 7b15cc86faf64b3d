package reversi.json;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.VARIANT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import reversi.json.ObjectCodec.Field;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Score;
import reversi.rules.Variant;

/** How the parts of a game stand in JSON, wherever it goes. The names of constants and events are in files and databases: they never change. */
public final class GameCodecs {
    /** What both clocks show, in milliseconds. */
    public static final ObjectCodec<ClockTimes> CLOCKS =
            object(ClockTimes::new, field("black", LONG, ClockTimes::black), field("white", LONG, ClockTimes::white));

    /** A time control. */
    public static final ObjectCodec<TimeControl> TIME = object(
            TimeControl::new,
            field("kind", constant(TimeControl.Kind.values()), TimeControl::kind),
            field("seconds", INT, TimeControl::seconds),
            field("increment", INT, TimeControl::increment));

    private static final ObjectCodec<Seat> SEAT = object(
            Seat::new,
            field("kind", constant(Seat.Kind.values()), Seat::kind),
            field("name", TEXT, Seat::name),
            field("level", INT, Seat::level),
            field("seconds", INT, Seat::seconds));

    /** What was settled before a game; {@code start} is there only where its position was set up by hand. */
    public static final ObjectCodec<GameSetup> SETUP = object(
            GameCodecs::setup,
            field("variant", VARIANT, GameSetup::variant),
            optional("start", WrittenPosition.CODEC, GameCodecs::setUp),
            field("opening", list(MOVE), GameSetup::opening),
            field("black", SEAT, GameSetup::black),
            field("white", SEAT, GameSetup::white),
            field("time", TIME, GameSetup::time));

    /** How a game ended. */
    public static final ObjectCodec<Result> RESULT = result();

    private GameCodecs() {}

    /** The komi is there only where there is any. */
    private static ObjectCodec<Result> result() {
        ObjectCodec.Fields<Result> all = new ObjectCodec.Fields<>();
        Field<Result, Ending> ending = all.field("ending", constant(Ending.values()), Result::ending);
        Field<Result, Optional<Disc>> winner = all.optional("winner", DISC, Result::winner);
        Field<Result, Integer> black =
                all.field("black", INT, result -> result.score().black());
        Field<Result, Integer> white =
                all.field("white", INT, result -> result.score().white());
        Field<Result, Integer> empties =
                all.field("empties", INT, result -> result.score().empties());
        Field<Result, Boolean> fewestWins =
                all.field("fewestWins", BOOLEAN, result -> result.score().fewestWins());
        Field<Result, Optional<Integer>> komi =
                all.optional("komi", INT, result -> Optional.of(result.komi()).filter(thousandths -> thousandths != 0));
        return all.object(in -> new Result(
                ending.in(in),
                winner.in(in),
                new Score(black.in(in), white.in(in), empties.in(in), fewestWins.in(in)),
                komi.in(in).orElse(0)));
    }

    private static Optional<WrittenPosition> setUp(GameSetup setup) {
        return setup.isSetUp() ? Optional.of(WrittenPosition.of(setup.start())) : Optional.empty();
    }

    private static GameSetup setup(
            Variant variant,
            Optional<WrittenPosition> start,
            List<Move> opening,
            Seat black,
            Seat white,
            TimeControl time) {
        return start.map(written -> new GameSetup(written.position(variant), opening, black, white, time))
                .orElseGet(() -> new GameSetup(variant, opening, black, white, time));
    }

    /** The events that a game has at home and on a server. */
    public static List<MessageType<? extends GameEvent.Shared>> sharedEvents() {
        return List.of(
                message(
                        "played",
                        Played.class,
                        object(
                                Played::new,
                                field("ply", INT, Played::ply),
                                field("move", MOVE, Played::move),
                                field("clocks", CLOCKS, Played::clocks))),
                message("drawOffered", DrawOffered.class, DrawOffered::new, "by", DISC, DrawOffered::by),
                message("drawDeclined", DrawDeclined.class, DrawDeclined::new, "by", DISC, DrawDeclined::by),
                message(
                        "takebackOffered",
                        TakebackOffered.class,
                        TakebackOffered::new,
                        "by",
                        DISC,
                        TakebackOffered::by),
                message(
                        "takebackDeclined",
                        TakebackDeclined.class,
                        TakebackDeclined::new,
                        "by",
                        DISC,
                        TakebackDeclined::by),
                message(
                        "takenBack",
                        TakenBack.class,
                        object(
                                TakenBack::new,
                                field("plies", INT, TakenBack::plies),
                                field("clocks", CLOCKS, TakenBack::clocks))));
    }

    /** The events that a kept game is made of. */
    public static List<MessageType<? extends GameEvent>> events() {
        List<MessageType<? extends GameEvent>> events = new ArrayList<>(sharedEvents());
        events.add(message("ended", Ended.class, Ended::new, "result", RESULT, Ended::result));
        return events;
    }
}
