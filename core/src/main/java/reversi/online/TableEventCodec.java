package reversi.online;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import reversi.game.GameEvent;
import reversi.json.FieldReader;
import reversi.json.GameCodecs;
import reversi.json.JsonWriter;
import reversi.json.MessageRegistry;
import reversi.json.MessageType;
import reversi.online.TableEvent.Finished;
import reversi.online.TableEvent.InGame;
import reversi.online.TableEvent.Said;

/** The events of a table: those of its game as they are, and what happens at a table only. */
final class TableEventCodec {
    private final MessageRegistry<GameEvent.Shared> inGame = new MessageRegistry<>(GameCodecs.sharedEvents());

    private final MessageRegistry<TableEvent> atTable = new MessageRegistry<>(List.of(
            new MessageType<>(
                    "said",
                    Said.class,
                    (event, out) -> out.put("by", event.by()).put("text", event.text()),
                    in -> new Said(GameCodecs.disc(in, "by"), in.text("text"))),
            new MessageType<>(
                    "finished",
                    Finished.class,
                    (event, out) -> out.putPart("finish", event.finish(), ValueCodecs::write),
                    in -> new Finished(in.part("finish", ValueCodecs::finish)))));

    Set<String> names() {
        Set<String> names = new LinkedHashSet<>(inGame.names());
        names.addAll(atTable.names());
        return names;
    }

    void write(TableEvent event, JsonWriter out) {
        if (event instanceof InGame here) {
            inGame.write(here.event(), out);
        } else {
            atTable.write(event, out);
        }
    }

    /** Reads an event; throws DecodeException or IllegalArgumentException where it is none. */
    TableEvent read(FieldReader in) {
        return inGame.names().contains(in.text(MessageRegistry.KIND)) ? new InGame(inGame.read(in)) : atTable.read(in);
    }
}
