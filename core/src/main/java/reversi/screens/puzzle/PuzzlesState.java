package reversi.screens.puzzle;

import java.util.Optional;
import reversi.teach.puzzle.PuzzleCollection;

/**
 * What the page with the ways to puzzles shows.
 *
 * @param puzzles the puzzles; empty where they are not there, or not yet
 * @param isLoading whether they are being loaded
 * @param player who solves them
 * @param hasMistakes whether mistakes of the player's own are known, be they due or not
 * @param isSearching whether there may be more of them to find
 */
record PuzzlesState(
        Optional<PuzzleCollection> puzzles,
        boolean isLoading,
        PuzzlePlayer player,
        boolean hasMistakes,
        boolean isSearching) {
    /** What is known now. */
    static PuzzlesState of(PuzzleServices services) {
        return new PuzzlesState(
                services.source().found(),
                services.source().isLoading(),
                PuzzlePlayer.of(services, Optional.empty()),
                !services.repository().mistakes().mistakes().isEmpty(),
                services.finder().isSearching());
    }
}
