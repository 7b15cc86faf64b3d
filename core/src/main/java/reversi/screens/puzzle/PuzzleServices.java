package reversi.screens.puzzle;

import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.platform.Thinker;
import reversi.screens.PlayerClock;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;

/**
 * What the pages with puzzles need.
 *
 * @param source the puzzles
 * @param repository what is remembered of the player
 * @param finder looks for the player's own mistakes
 * @param thinker finds the answers to wrong moves and the rest of the best line
 * @param clock the time and the day where the player is
 * @param random chooses among puzzles
 * @param webAddress where others play the game in a browser, for links; empty where no such place is known
 */
public record PuzzleServices(
        AssetSource<PuzzleCollection> source,
        PuzzleRepository repository,
        MistakeFinder finder,
        Thinker thinker,
        PlayerClock clock,
        Random random,
        Supplier<Optional<String>> webAddress) {
    /** The puzzles among these assets. */
    public static AssetSource<PuzzleCollection> source(Optional<AssetLoader> assets) {
        return new AssetSource<>(
                assets,
                "puzzles/puzzles.bin",
                bytes -> PuzzleReader.read(bytes) instanceof PuzzleCollection.Ok ok
                        ? Optional.of(ok.puzzles())
                        : Optional.empty());
    }
}
