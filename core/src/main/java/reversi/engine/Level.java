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
    /** Every level, the weakest first. */
    public static List<Level> all() {
        return Levels.ALL;
    }

    /** The level that plays as well as this engine can. */
    public static Level strongest() {
        return Levels.ALL.get(Levels.ALL.size() - 1);
    }

    /** The level of a number 1…10; throws IllegalArgumentException for any other. */
    public static Level of(int number) {
        if (number < 1 || number > Levels.ALL.size()) {
            throw new IllegalArgumentException("levels are 1 to " + Levels.ALL.size() + ", not " + number);
        }
        return Levels.ALL.get(number - 1);
    }
}
