package reversi.screens.history;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import reversi.archive.GameSummary;

/**
 * Which games of the list are chosen, to be saved or deleted together.
 *
 * @param isActive whether games are being chosen, so that pressing one does not open it
 * @param ids those of the chosen games
 * @param anchor the game that was chosen last, from which a whole range can be; empty for none
 */
record GameSelection(boolean isActive, Set<String> ids, String anchor) {
    GameSelection {
        ids = Set.copyOf(ids);
    }

    /** No games are being chosen. */
    static GameSelection none() {
        return new GameSelection(false, Set.of(), "");
    }

    /** Lets games be chosen. */
    GameSelection begun() {
        return new GameSelection(true, ids, anchor);
    }

    /** Whether a game is chosen. */
    boolean holds(GameSummary game) {
        return ids.contains(game.id());
    }

    /** Chooses a game, or no longer. */
    GameSelection toggled(GameSummary game) {
        Set<String> next = new HashSet<>(ids);
        if (!next.remove(game.id())) {
            next.add(game.id());
        }
        return new GameSelection(true, next, game.id());
    }

    /** Chooses all games of a list from the one chosen last to this one. */
    GameSelection extended(List<GameSummary> games, GameSummary to) {
        List<String> listed = games.stream().map(GameSummary::id).toList();
        int from = listed.indexOf(anchor);
        int end = listed.indexOf(to.id());
        if (from < 0 || end < 0) {
            return toggled(to);
        }
        Set<String> next = new HashSet<>(ids);
        next.addAll(listed.subList(Math.min(from, end), Math.max(from, end) + 1));
        return new GameSelection(true, next, to.id());
    }

    /** Chooses all games of a list, or none where all are. */
    GameSelection all(List<GameSummary> games) {
        boolean hasAll = !games.isEmpty() && games.stream().allMatch(this::holds);
        Set<String> next = new HashSet<>();
        if (!hasAll) {
            games.forEach(game -> next.add(game.id()));
        }
        return new GameSelection(true, next, anchor);
    }

    /** The chosen ones among these games, in their order. */
    List<GameSummary> of(List<GameSummary> games) {
        return games.stream().filter(this::holds).toList();
    }
}
