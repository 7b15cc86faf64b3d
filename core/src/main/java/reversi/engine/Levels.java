package reversi.engine;

import java.util.List;

/** The levels there are; apart from {@link Level}, because GWT counts a record's static fields among its components. */
final class Levels {
    /**
     * Chosen by matches of neighbours from random openings ({@code reversi-tools match}): each beats the one before in 65 to
     * 87 games of 100, and a beginner who takes most discs beats the first in 62.
     */
    static final List<Level> ALL = List.of(
            new Level(1, 1, 0, 500, 900, 0, 30),
            new Level(2, 1, 0, 500, 380, 14, 100),
            new Level(3, 1, 1, 500, 380, 40, 55),
            new Level(4, 1, 2, 500, 360, 70, 20),
            new Level(5, 2, 4, 800, 360, 78, 8),
            new Level(6, 2, 6, 800, 230, 100, 0),
            new Level(7, 3, 8, 1000, 90, 100, 0),
            new Level(8, 5, 12, 1200, 45, 100, 0),
            new Level(9, 7, 15, 2000, 25, 100, 0),
            new Level(10, 30, 20, 2800, 0, 100, 0));

    /** How far from the best a level without errors goes in the first plies, so that no two games are alike. */
    static final int OPENING_TEMPERATURE = 25;

    private Levels() {}
}
