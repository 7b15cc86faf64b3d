package reversi.verify;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.JsonWriter;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.TableEvent;

/**
 * What happened in a game on a server, apart from what was said. Times are milliseconds since 1970.
 *
 * @param game its number at the server
 * @param tournament the tournament that it belongs to
 * @param terms what the players agreed on
 * @param counts whether its end may change ratings
 * @param black the account that plays Black
 * @param white the account that plays White
 * @param startedAt when it began
 * @param events what happened, in order
 */
public record GameLog(
        long game,
        Optional<Long> tournament,
        GameTerms terms,
        boolean counts,
        long black,
        long white,
        long startedAt,
        List<Entry> events) {
    /** What the first line of such a log says that it is. */
    static final String KIND = "reversi game";

    private static final int VERSION = 1;

    public GameLog {
        events = List.copyOf(events);
    }

    /** Something that happened at a time. */
    public record Entry(long at, TableEvent event) {}

    /** Whether its end is among the events. */
    public boolean isOver() {
        return !events.isEmpty() && events.get(events.size() - 1).event() instanceof TableEvent.Finished;
    }

    /** The lines of the log, to be signed. */
    public LogChain chain(Codec codec) {
        String head = JsonWriter.text(out -> {
            out.beginObject().name("log").value(KIND).name("logVersion").value(VERSION);
            out.name("game").value(game);
            tournament.ifPresent(number -> out.name("tournament").value(number));
            out.name("counts")
                    .value(counts)
                    .name("black")
                    .value(black)
                    .name("white")
                    .value(white);
            out.name("startedAt").value(startedAt).endObject();
        });
        LogChain chain = new LogChain().add(joined(head, codec.write(terms)));
        for (Entry entry : events) {
            chain.add(joined("{\"at\":" + entry.at() + '}', codec.write(entry.event())));
        }
        return chain;
    }

    /** One object of the fields of two. */
    private static String joined(String first, String second) {
        return first.substring(0, first.length() - 1) + ',' + second.substring(1);
    }

    /** The game in a log; throws DecodeException where it is the log of something else. */
    static GameLog read(SignedLog log, Codec codec) {
        SignedLog.Line head = log.lines().get(0);
        if (head.get("logVersion", INT) != VERSION) {
            throw new DecodeException("a later version of the game wrote it");
        }
        List<Entry> events = new ArrayList<>();
        for (SignedLog.Line line : log.lines().subList(1, log.lines().size())) {
            events.add(
                    new Entry(line.get("at", LONG), codec.readEvent(line.text()).orElseThrow(DecodeException::new)));
        }
        return new GameLog(
                head.get("game", LONG),
                head.find("tournament", LONG),
                codec.readTerms(head.text()).orElseThrow(DecodeException::new),
                head.get("counts", BOOLEAN),
                head.get("black", LONG),
                head.get("white", LONG),
                head.get("startedAt", LONG),
                events);
    }
}
