package reversi.screens.history;

import java.util.List;
import reversi.archive.GameIndex;
import reversi.archive.GameLibrary;
import reversi.archive.GameQuery;
import reversi.archive.GameSummary;
import reversi.archive.StoredGame;
import reversi.platform.ArchiveCondition;

/**
 * What the page of all games shows.
 *
 * @param index the games that were read so far
 * @param isLoaded whether all were
 * @param condition what is the matter with the archive
 * @param query which games are wanted, and in which order
 * @param found the games that are listed
 * @param selection which of them are chosen
 * @param removed the games that were removed last and can be brought back
 */
record HistoryState(
        GameIndex index,
        boolean isLoaded,
        ArchiveCondition condition,
        GameQuery query,
        List<GameSummary> found,
        GameSelection selection,
        List<StoredGame> removed) {
    /** What stands above the list: how many games are chosen, or were removed last, or which are wanted. */
    record Bar(boolean isChoosing, int chosen, int removed, GameQuery query) {}

    /** Nothing was read yet. */
    static HistoryState begun() {
        return new HistoryState(
                GameIndex.EMPTY,
                false,
                ArchiveCondition.whole(),
                GameQuery.all(),
                List.of(),
                GameSelection.none(),
                List.of());
    }

    /** With the games that a library has now, and those of them that a query finds. */
    HistoryState with(GameLibrary library, GameQuery next, List<GameSummary> games) {
        return new HistoryState(
                library.index(), library.isLoaded(), library.condition(), next, games, selection, removed);
    }

    /** With other games chosen. */
    HistoryState with(GameSelection next) {
        return new HistoryState(index, isLoaded, condition, query, found, next, removed);
    }

    /** With games that can be brought back, and none chosen. */
    HistoryState without(List<StoredGame> gone) {
        return new HistoryState(index, isLoaded, condition, query, found, GameSelection.none(), List.copyOf(gone));
    }

    /** The chosen games. */
    List<GameSummary> chosen() {
        return selection.of(index.games());
    }

    /** The games with which something is done: those chosen, or else all that are listed. */
    List<GameSummary> meant() {
        List<GameSummary> chosen = chosen();
        return chosen.isEmpty() ? found : chosen;
    }

    Bar bar() {
        return new Bar(selection.isActive(), chosen().size(), removed.size(), query);
    }

    /** The key of why no game is listed; empty where something is the matter with the archive, which is said anyway. */
    String none() {
        if (!index.games().isEmpty()) {
            return "games.not-found";
        }
        if (!isLoaded) {
            return "games.loading";
        }
        return condition.isWhole() || condition.kind() == ArchiveCondition.Kind.MAY_GO ? "games.none" : "";
    }
}
