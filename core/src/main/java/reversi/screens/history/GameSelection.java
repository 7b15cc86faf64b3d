package reversi.screens.history;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import reversi.archive.GameSummary;

/** Which games of the list are chosen, to be saved or deleted together. */
final class GameSelection {
    private final Set<String> ids = new HashSet<>();
    private boolean isActive;
    /** The game that was chosen last, from which a whole range can be. */
    private String anchor = "";

    /** Whether games are being chosen, so that pressing one does not open it. */
    boolean isActive() {
        return isActive;
    }

    /** Lets games be chosen. */
    void begin() {
        isActive = true;
    }

    /** Chooses none, and opens games again. */
    void end() {
        isActive = false;
        ids.clear();
        anchor = "";
    }

    /** Whether a game is chosen. */
    boolean holds(GameSummary game) {
        return ids.contains(game.id());
    }

    /** Chooses a game, or no longer. */
    void toggle(GameSummary game) {
        isActive = true;
        anchor = game.id();
        if (!ids.remove(game.id())) {
            ids.add(game.id());
        }
    }

    /** Chooses all games of a list from the one chosen last to this one. */
    void extend(List<GameSummary> games, GameSummary to) {
        int from = index(games, anchor);
        int end = index(games, to.id());
        if (from < 0 || end < 0) {
            toggle(to);
            return;
        }
        isActive = true;
        for (int i = Math.min(from, end); i <= Math.max(from, end); i++) {
            ids.add(games.get(i).id());
        }
        anchor = to.id();
    }

    private static int index(List<GameSummary> games, String id) {
        for (int i = 0; i < games.size(); i++) {
            if (games.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** Chooses all games of a list, or none where all are. */
    void all(List<GameSummary> games) {
        boolean hasAll = !games.isEmpty() && games.stream().allMatch(this::holds);
        isActive = true;
        ids.clear();
        if (!hasAll) {
            games.forEach(game -> ids.add(game.id()));
        }
    }

    /** The chosen ones among these games, in their order. */
    List<GameSummary> of(List<GameSummary> games) {
        return games.stream().filter(this::holds).toList();
    }
}
