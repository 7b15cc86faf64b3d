package reversi.engine;

import java.util.List;

/**
 * How strong the computer plays, and how it errs.
 *
 * @param number 1 (a child's first game) to 10 (as strong as this engine is)
 * @param depth plies that it sees ahead in the opening and the middle of the game
 * @param solveEmpties with how many empty squares it begins to play the rest without an error of its search
 * @param millis the most time that it takes for a move
 * @param temperature how far below the best a move may look and still be a natural choice, in hundredths of a disc; 0
 *     plays the best move that it sees
 * @param insight how much of what a position is worth it understands, 0…100
 * @param greed what one disc more on the board right after a move seems worth to it, in hundredths of a disc
 */
public record Level(int number, int depth, int solveEmpties, int millis, int temperature, int insight, int greed) {
    /** How far from the best a level without errors goes in the first plies, so that no two games are alike. */
    static final int OPENING_TEMPERATURE = 25;

    private static final List<Level> ALL = List.of(
            new Level(1, 1, 0, 500, 500, 10, 120),
            new Level(2, 1, 0, 500, 450, 25, 70),
            new Level(3, 1, 2, 500, 450, 55, 30),
            new Level(4, 2, 4, 800, 350, 80, 10),
            new Level(5, 2, 6, 800, 220, 100, 0),
            new Level(6, 3, 8, 1000, 140, 100, 0),
            new Level(7, 4, 10, 1200, 80, 100, 0),
            new Level(8, 6, 12, 1500, 30, 100, 0),
            new Level(9, 8, 16, 2000, 0, 100, 0),
            new Level(10, 30, 20, 2800, 0, 100, 0));

    /** Every level, the weakest first. */
    public static List<Level> all() {
        return ALL;
    }

    /** The level that plays as well as this engine can. */
    public static Level strongest() {
        return ALL.get(ALL.size() - 1);
    }

    /** The level of a number 1…10; throws IllegalArgumentException for any other. */
    public static Level of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("levels are 1 to " + ALL.size() + ", not " + number);
        }
        return ALL.get(number - 1);
    }
}
