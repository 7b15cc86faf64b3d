package reversi.engine;

import reversi.rules.Position;

/**
 * What the engine is asked; throws IllegalArgumentException where the game is over or the budget is not positive.
 *
 * @param position the position in which to think
 * @param level how strong to play; counts only for {@link Purpose#MOVE}
 * @param purpose what the answer is for
 * @param seed settles every choice left to chance: the same question has the same answer unless time cuts it short
 * @param usualMillis milliseconds to think where nothing special happens
 * @param budgetMillis the most milliseconds to think; a level that needs less takes less
 */
public record Question(Position position, Level level, Purpose purpose, long seed, int usualMillis, int budgetMillis) {
    /** A budget that leaves the time to the level. */
    public static final int LEVELS_OWN_TIME = Integer.MAX_VALUE;

    /** A question with one budget, which may be used up. */
    public Question(Position position, Level level, Purpose purpose, long seed, int budgetMillis) {
        this(position, level, purpose, seed, budgetMillis, budgetMillis);
    }

    public Question {
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: there is no move to find");
        }
        if (usualMillis <= 0 || budgetMillis < usualMillis) {
            throw new IllegalArgumentException(
                    "the budget is positive and not below what is usual: " + usualMillis + " of " + budgetMillis);
        }
    }
}
