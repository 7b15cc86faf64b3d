package reversi.screens.puzzle;

import java.util.Random;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import reversi.platform.Thinker;

/**
 * What the pages with puzzles need.
 *
 * @param source the puzzles
 * @param repository what is remembered of the player
 * @param finder looks for the player's own mistakes
 * @param thinker finds the answers to wrong moves and the rest of the best line
 * @param clock milliseconds since 1970
 * @param random chooses among puzzles
 * @param webAddress where the game is played in a browser, for links
 */
public record PuzzleServices(
        PuzzleSource source,
        PuzzleRepository repository,
        MistakeFinder finder,
        Thinker thinker,
        LongSupplier clock,
        Random random,
        Supplier<String> webAddress) {}
