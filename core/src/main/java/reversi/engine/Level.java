package reversi.engine;

import java.util.List;

/**
 * How strong the computer plays, and how it errs.
 *
 * @param number 1 (a child's first game) to 10 (as strong as this engine is)
 * @param depth plies that it sees ahead in the opening and the middle of the game
 * @param solveEmpties with how many empty squares it begins to play the rest without an error
 * @param millis the most time it takes for a move
 * @param temperature how far below the best value a move may be and still be a natural choice, in hundredths of a disc; 0
 *     plays the best move that it sees
 * @param greed what one disc more on the board right after a move seems worth to it, in hundredths of a disc
 */
public record Level(int number, int depth, int solveEmpties, int millis, int temperature, int greed) {
    private static final List<Level> ALL = List.of(
            new Level(1, 1, 0, 500, 900, 300),
            new Level(2, 1, 0, 500, 600, 150),
            new Level(3, 1, 2, 500, 450, 60),
            new Level(4, 2, 4, 800, 300, 20),
            new Level(5, 3, 6, 800, 180, 0),
            new Level(6, 4, 8, 1000, 90, 0),
            new Level(7, 5, 10, 1200, 40, 0),
            new Level(8, 7, 12, 1500, 0, 0),
            new Level(9, 10, 15, 2000, 0, 0),
            new Level(10, 24, 20, 2800, 0, 0));

    /** Every level, the weakest first. */
    public static List<Level> all() {
        return ALL;
    }

    /** The level of a number 1…10; throws IllegalArgumentException for any other. */
    public static Level of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("levels are 1 to " + ALL.size() + ", not " + number);
        }
        return ALL.get(number - 1);
    }
}
