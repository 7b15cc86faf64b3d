package reversi.online;

import java.util.List;
import reversi.online.TableEvent.DrawDeclined;
import reversi.online.TableEvent.DrawOffered;
import reversi.online.TableEvent.Finished;
import reversi.online.TableEvent.Played;
import reversi.online.TableEvent.Said;
import reversi.online.TableEvent.TakebackDeclined;
import reversi.online.TableEvent.TakebackOffered;
import reversi.online.TableEvent.TakenBack;
import reversi.rules.Disc;

/** The events of a table. */
final class TableEventTypes {
    private TableEventTypes() {}

    static MessageRegistry<TableEvent> table() {
        return new MessageRegistry<>(List.of(
                new MessageType<>(
                        "played",
                        Played.class,
                        (event, out) -> out.put("ply", event.ply())
                                .put("move", event.move())
                                .putPart("clocks", event.clocks(), ValueCodecs::write),
                        in -> new Played(in.number("ply"), in.move("move"), in.part("clocks", ValueCodecs::clocks))),
                new MessageType<>(
                        "drawOffered",
                        DrawOffered.class,
                        (event, out) -> out.put("by", event.by()),
                        in -> new DrawOffered(by(in))),
                new MessageType<>(
                        "drawDeclined",
                        DrawDeclined.class,
                        (event, out) -> out.put("by", event.by()),
                        in -> new DrawDeclined(by(in))),
                new MessageType<>(
                        "takebackOffered",
                        TakebackOffered.class,
                        (event, out) -> out.put("by", event.by()),
                        in -> new TakebackOffered(by(in))),
                new MessageType<>(
                        "takebackDeclined",
                        TakebackDeclined.class,
                        (event, out) -> out.put("by", event.by()),
                        in -> new TakebackDeclined(by(in))),
                new MessageType<>(
                        "takenBack",
                        TakenBack.class,
                        (event, out) ->
                                out.put("plies", event.plies()).putPart("clocks", event.clocks(), ValueCodecs::write),
                        in -> new TakenBack(in.number("plies"), in.part("clocks", ValueCodecs::clocks))),
                new MessageType<>(
                        "said",
                        Said.class,
                        (event, out) -> out.put("by", event.by()).put("text", event.text()),
                        in -> new Said(by(in), in.text("text"))),
                new MessageType<>(
                        "finished",
                        Finished.class,
                        (event, out) -> out.putPart("finish", event.finish(), ValueCodecs::write),
                        in -> new Finished(in.part("finish", ValueCodecs::finish)))));
    }

    private static Disc by(FieldReader in) {
        return ValueCodecs.disc(in, "by");
    }
}
