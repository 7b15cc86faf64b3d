package reversi.online;

import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import reversi.game.GameEvent;
import reversi.json.GameCodecs;
import reversi.json.Json;
import reversi.json.JsonCodec;
import reversi.json.JsonWriter;
import reversi.json.MessageRegistry;
import reversi.online.TableEvent.Finished;
import reversi.online.TableEvent.InGame;
import reversi.online.TableEvent.Said;

/** The events of a table: those of its game as they are, and what happens at a table only. */
final class TableEventCodec implements JsonCodec<TableEvent> {
    static final TableEventCodec EVENT = new TableEventCodec();

    private final MessageRegistry<GameEvent.Shared> inGame = new MessageRegistry<>(GameCodecs.sharedEvents());

    private final MessageRegistry<TableEvent> atTable = new MessageRegistry<>(List.of(
            message(
                    "said",
                    Said.class,
                    object(Said::new, field("by", DISC, Said::by), field("text", TEXT, Said::text))),
            message("finished", Finished.class, Finished::new, "finish", FinishCodec.CODEC, Finished::finish)));

    private TableEventCodec() {}

    Set<String> names() {
        Set<String> names = new LinkedHashSet<>(inGame.names());
        names.addAll(atTable.names());
        return names;
    }

    @Override
    public void write(TableEvent event, JsonWriter out) {
        if (event instanceof InGame here) {
            inGame.write(here.event(), out);
        } else {
            atTable.write(event, out);
        }
    }

    @Override
    public TableEvent read(Json json) {
        return inGame.knows(json) ? new InGame(inGame.read(json)) : atTable.read(json);
    }
}
