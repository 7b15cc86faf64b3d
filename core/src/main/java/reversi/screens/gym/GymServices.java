package reversi.screens.gym;

import java.util.Random;
import java.util.function.Consumer;
import reversi.platform.AssetSource;
import reversi.platform.Thinker;
import reversi.screens.Page;
import reversi.screens.PlayerClock;
import reversi.teach.puzzle.PuzzleCollection;

/**
 * What the pages of the gym need.
 *
 * @param puzzles positions of real games, of which drills are made
 * @param repository what is remembered of the player
 * @param thinker solves positions
 * @param clock the time and the day where the player is
 * @param random where the drills begin
 * @param enter opens a page above the one in front
 */
public record GymServices(
        AssetSource<PuzzleCollection> puzzles,
        GymRepository repository,
        Thinker thinker,
        PlayerClock clock,
        Random random,
        Consumer<Page> enter) {}
