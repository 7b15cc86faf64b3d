package reversi.engine;

import reversi.rules.Position;

/**
 * A question to the engine. Throws IllegalArgumentException if the game is over or the budget is not positive.
 *
 * @param position the position
 * @param level the strength; matters only for {@link Purpose#MOVE} and {@link Purpose#ANALYSIS}
 * @param purpose what kind of answer is wanted
 * @param seed the random seed: equal questions get equal answers unless time runs out
 * @param usualMillis target time in milliseconds
 * @param budgetMillis maximum time in milliseconds; a level that needs less takes less
 */
public record Question(Position position, Level level, Purpose purpose, long seed, int usualMillis, int budgetMillis) {
    /** The budget that leaves only the level's own time limit. */
    public static final int LEVELS_OWN_TIME = Integer.MAX_VALUE;

    /** A question whose target time is its maximum. */
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
