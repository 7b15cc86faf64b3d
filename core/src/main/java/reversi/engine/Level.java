package reversi.engine;

import java.util.List;

/**
 * How strong the computer plays, and how it errs: its chance of a move falls with what the move loses, and rises with what
 * attracts people to it. The scale is what real games show of people (see {@link MoveFeatures}).
 *
 * @param number 1 (a child's first game) to as many as there are (as strong as this engine is); 0 for one on trial
 * @param depth plies that it sees ahead in the opening and the middle of the game
 * @param solveEmpties with how many empty squares it begins to play the rest without an error of its search
 * @param millis the most time that it takes for a move
 * @param sight how much it minds what it sees a move lose, in percent of the people of real games; from 10,000 on
 *     it plays the best move that it sees
 * @param habit how much it goes by the habits of those people, in percent; below 0 it does what they have learned to avoid
 * @param greed how much more it likes a move for each disc that flips, in hundredths of log-odds
 */
public record Level(int number, int depth, int solveEmpties, int millis, int sight, int habit, int greed) {
    /** Every level, the weakest first. */
    public static List<Level> all() {
        return Levels.ALL;
    }

    /** The level that plays as well as this engine can. */
    public static Level strongest() {
        return Levels.ALL.get(Levels.ALL.size() - 1);
    }

    /** The level of a number from 1; throws IllegalArgumentException where there is none. */
    public static Level of(int number) {
        if (number < 1 || number > Levels.ALL.size()) {
            throw new IllegalArgumentException("levels are 1 to " + Levels.ALL.size() + ", not " + number);
        }
        return Levels.ALL.get(number - 1);
    }

    /** A level on trial that plays the best move that it sees. */
    public static Level flawless(int depth, int solveEmpties, int millis) {
        return new Level(0, depth, solveEmpties, millis, Levels.FLAWLESS, 0, 0);
    }

    /** The same level without the variety that a flawless one has in the opening. */
    public Level unvaried() {
        return new Level(number, depth, solveEmpties, millis, Math.min(Levels.FLAWLESS - 1, sight), habit, greed);
    }

    /** The same level with another limit of milliseconds for a move. */
    public Level within(int otherMillis) {
        return new Level(number, depth, solveEmpties, otherMillis, sight, habit, greed);
    }

    /** Its Elo points as a ladder tournament found them; the least it has for the strongest; 0 for one on trial. */
    public int rating() {
        return number == 0 ? 0 : Levels.RATINGS.get(number - 1);
    }

    /** Whether it always plays the best move that it sees. */
    public boolean isFlawless() {
        return sight >= Levels.FLAWLESS;
    }
}
