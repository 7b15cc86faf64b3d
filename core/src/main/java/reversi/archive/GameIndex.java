package reversi.archive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The summaries of all games, the one that ended last first; immutable. */
public final class GameIndex {
    /** No games. */
    public static final GameIndex EMPTY = new GameIndex(List.of());

    private static final Comparator<GameSummary> NEWEST_FIRST =
            Comparator.comparing(GameSummary::at, Comparator.reverseOrder()).thenComparing(GameSummary::id);

    private final List<GameSummary> games;

    private GameIndex(List<GameSummary> games) {
        this.games = games;
    }

    /** All of them. */
    public List<GameSummary> games() {
        return games;
    }

    /** The ids of all games. */
    public Set<String> ids() {
        Set<String> ids = new HashSet<>();
        games.forEach(game -> ids.add(game.id()));
        return ids;
    }

    /** The game of an id. */
    public Optional<GameSummary> find(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** The index with more games, which replace those of the same ids. */
    public GameIndex with(List<GameSummary> more) {
        Map<String, GameSummary> next = new HashMap<>();
        more.forEach(game -> next.put(game.id(), game));
        List<GameSummary> added = new ArrayList<>(next.values());
        added.sort(NEWEST_FIRST);
        List<GameSummary> merged = new ArrayList<>(games.size() + added.size());
        int at = 0;
        for (GameSummary game : games) {
            if (next.containsKey(game.id())) {
                continue;
            }
            while (at < added.size() && NEWEST_FIRST.compare(added.get(at), game) < 0) {
                merged.add(added.get(at++));
            }
            merged.add(game);
        }
        merged.addAll(added.subList(at, added.size()));
        return new GameIndex(List.copyOf(merged));
    }

    /** The index without some games. */
    public GameIndex without(Collection<String> ids) {
        Set<String> gone = new HashSet<>(ids);
        return new GameIndex(
                games.stream().filter(game -> !gone.contains(game.id())).toList());
    }
}
