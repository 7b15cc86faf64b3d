package reversi.engine;

import java.util.List;

/** The table of levels. Not in {@link Level}, because GWT treats a record's static fields as components. */
final class Levels {
    /** From this accuracy on, a level always plays the best move it sees. */
    static final int FLAWLESS = 10_000;

    /**
     * From a child's first game, through the average person of real games (100, 100, 0), to the engine at full strength. Chosen so that
     * neighbours are 100 to 250 Elo apart. All but the last are limited by depth only (milliseconds matter on slow devices only), so that
     * their ratings hold on any device.
     */
    static final List<Level> ALL = List.of(
            new Level(1, 1, 0, 1000, 0, -65, 15),
            new Level(2, 1, 0, 1000, 8, 0, 20),
            new Level(3, 1, 0, 1000, 20, 20, 13),
            new Level(4, 1, 1, 1000, 36, 38, 8),
            new Level(5, 2, 2, 1000, 48, 56, 5),
            new Level(6, 2, 2, 1000, 62, 75, 3),
            new Level(7, 2, 3, 1000, 84, 92, 1),
            new Level(8, 3, 4, 1000, 100, 100, 0),
            new Level(9, 3, 4, 1000, 150, 100, 0),
            new Level(10, 4, 6, 1500, 160, 100, 0),
            new Level(11, 4, 6, 1500, 300, 75, 0),
            new Level(12, 5, 8, 1500, 400, 40, 0),
            new Level(13, 6, 11, 2500, 1500, 0, 0),
            new Level(14, 8, 14, 5000, FLAWLESS, 0, 0),
            new Level(15, 10, 16, 10_000, FLAWLESS, 0, 0),
            new Level(16, 14, 20, 15_000, FLAWLESS, 0, 0),
            new Level(17, 60, 24, 3000, FLAWLESS, 0, 0));

    /** The accuracy of flawless levels in the opening, so that games differ. */
    static final int OPENING_ACCURACY = 1_500;

    private Levels() {}
}
