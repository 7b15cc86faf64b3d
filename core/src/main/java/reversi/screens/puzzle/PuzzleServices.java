package reversi.screens.puzzle;

import java.util.Random;
import java.util.function.LongSupplier;
import reversi.platform.Thinker;

/**
 * What the pages with puzzles need.
 *
 * @param source the puzzles
 * @param repository what is remembered of the player
 * @param thinker finds the answers to wrong moves and the rest of the best line
 * @param clock milliseconds since 1970
 * @param random chooses among puzzles
 */
public record PuzzleServices(
        PuzzleSource source, PuzzleRepository repository, Thinker thinker, LongSupplier clock, Random random) {}
