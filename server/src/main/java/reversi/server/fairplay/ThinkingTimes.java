package reversi.server.fairplay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import reversi.game.GameEvent;
import reversi.online.TableEvent;
import reversi.server.store.StoredEvent;

/** How long each turn of a game took, by the server's clock: with the way to the player and back, and with outages. */
final class ThinkingTimes {
    private final Map<Integer, Long> millis = new HashMap<>();

    /** The times of a game that began at a moment, in milliseconds since 1970; turns that were taken back count as they were played last. */
    ThinkingTimes(long started, List<StoredEvent> events) {
        long since = started;
        for (StoredEvent stored : events) {
            if (stored.event() instanceof TableEvent.InGame inGame) {
                if (inGame.event() instanceof GameEvent.Played played) {
                    millis.put(played.ply(), stored.at() - since);
                    since = stored.at();
                } else if (inGame.event() instanceof GameEvent.TakenBack) {
                    since = stored.at();
                }
            }
        }
    }

    /** How long a turn took, from 1. */
    OptionalLong of(int ply) {
        Long found = millis.get(ply);
        return found == null ? OptionalLong.empty() : OptionalLong.of(found);
    }
}
