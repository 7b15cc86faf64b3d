package reversi.server.lobby;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import reversi.online.LobbyOrder;
import reversi.online.PlayerCard;

/** Everybody online, in the order in which the lobby lists them. Not thread-safe. */
final class Crowd {
    private final Map<Long, PlayerCard> cards = new HashMap<>();
    private final NavigableSet<PlayerCard> sorted = new TreeSet<>(new LobbyOrder());

    /** The sorted cards as a list, made at most once for each batch of changes. */
    private List<PlayerCard> rows = List.of();

    void apply(PresenceRegistry.Changes changes) {
        changes.gone().forEach(this::remove);
        for (PlayerCard card : changes.changed()) {
            remove(card.id());
            cards.put(card.id(), card);
            sorted.add(card);
        }
        if (!changes.isEmpty()) {
            rows = new ArrayList<>(sorted);
        }
    }

    private void remove(long account) {
        PlayerCard before = cards.remove(account);
        if (before != null) {
            sorted.remove(before);
        }
    }

    int size() {
        return rows.size();
    }

    /** At most {@code count} rows from one on; none beyond the last. */
    List<PlayerCard> rows(int from, int count) {
        int first = Math.min(from, rows.size());
        return rows.subList(first, Math.min(first + count, rows.size()));
    }
}
