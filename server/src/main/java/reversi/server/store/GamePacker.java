package reversi.server.store;

import java.util.ArrayList;
import java.util.List;
import reversi.online.Codec;

/** Packs the events of games that are over, a few games at a time, so that moves need never wait for it. */
public final class GamePacker {
    /** A game stays as it is for a minute after its end, in case a node doubts whether its last event was written. */
    public static final long RESTING_MILLIS = 60_000;

    private static final int MOST_AT_ONCE = 20;

    private final Database database;
    private final EventLog log;

    public GamePacker(Database database, Codec codec) {
        this.database = database;
        this.log = new EventLog(codec);
    }

    /** Packs some games that were over before a time; returns whether there are more. */
    public boolean packSome(long finishedBefore) {
        List<EventLog.Packed> packed = database.read(sql -> {
            List<EventLog.Packed> games = new ArrayList<>();
            for (long game : sql.numbers(
                    "select id from game where not packed and finished < ? order by finished limit ?",
                    finishedBefore,
                    MOST_AT_ONCE)) {
                games.add(log.packed(sql, game));
            }
            return games;
        });
        if (packed.isEmpty()) {
            return false;
        }
        database.write(sql -> {
            for (EventLog.Packed game : packed) {
                EventLog.replaceRows(sql, game);
            }
            return packed.size();
        });
        return packed.size() == MOST_AT_ONCE;
    }
}
