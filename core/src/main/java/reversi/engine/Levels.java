package reversi.engine;

import java.util.List;

/** The levels there are; apart from {@link Level}, because GWT counts a record's static fields among its components. */
final class Levels {
    /**
     * Chosen by matches of neighbours from random openings ({@code reversi-tools match}): each beats the one before in 71 to
     * 90 games of 100, and a beginner who takes most discs beats the first in 63.
     */
    static final List<Level> ALL = List.of(
            new Level(1, 1, 0, 500, 900, 0, 30),
            new Level(2, 1, 0, 500, 360, 22, 85),
            new Level(3, 1, 1, 500, 360, 50, 42),
            new Level(4, 1, 2, 500, 330, 82, 14),
            new Level(5, 2, 4, 800, 330, 84, 8),
            new Level(6, 2, 6, 800, 180, 100, 0),
            new Level(7, 3, 8, 1000, 110, 100, 0),
            new Level(8, 4, 11, 1200, 60, 100, 0),
            new Level(9, 6, 14, 2000, 15, 100, 0),
            new Level(10, 30, 20, 2800, 0, 100, 0));

    /** How far from the best a level without errors goes in the first plies, so that no two games are alike. */
    static final int OPENING_TEMPERATURE = 25;

    private Levels() {}
}
