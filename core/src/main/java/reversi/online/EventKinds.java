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
final class EventKinds {
    private EventKinds() {}

    static KindTable<TableEvent> table() {
        return new KindTable<>(List.of(
                new Kind<>(
                        "played",
                        Played.class,
                        (event, out) -> out.put("ply", event.ply())
                                .put("move", event.move())
                                .putPart("clocks", event.clocks(), Parts::write),
                        in -> new Played(in.number("ply"), in.move("move"), in.part("clocks", Parts::clocks))),
                new Kind<>(
                        "drawOffered",
                        DrawOffered.class,
                        (event, out) -> out.put("by", event.by()),
                        in -> new DrawOffered(by(in))),
                new Kind<>(
                        "drawDeclined",
                        DrawDeclined.class,
                        (event, out) -> out.put("by", event.by()),
                        in -> new DrawDeclined(by(in))),
                new Kind<>(
                        "takebackOffered",
                        TakebackOffered.class,
                        (event, out) -> out.put("by", event.by()),
                        in -> new TakebackOffered(by(in))),
                new Kind<>(
                        "takebackDeclined",
                        TakebackDeclined.class,
                        (event, out) -> out.put("by", event.by()),
                        in -> new TakebackDeclined(by(in))),
                new Kind<>(
                        "takenBack",
                        TakenBack.class,
                        (event, out) -> out.put("plies", event.plies()).putPart("clocks", event.clocks(), Parts::write),
                        in -> new TakenBack(in.number("plies"), in.part("clocks", Parts::clocks))),
                new Kind<>(
                        "said",
                        Said.class,
                        (event, out) -> out.put("by", event.by()).put("text", event.text()),
                        in -> new Said(by(in), in.text("text"))),
                new Kind<>(
                        "finished",
                        Finished.class,
                        (event, out) -> out.putPart("finish", event.finish(), Parts::write),
                        in -> new Finished(in.part("finish", Parts::finish)))));
    }

    private static Disc by(FieldReader in) {
        return Parts.disc(in, "by");
    }
}
