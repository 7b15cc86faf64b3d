package reversi.training.plan;

import reversi.training.insights.Practice;

/**
 * A part of a day's plan. It is done once so much of it was done since the plan was made, wherever that was.
 *
 * @param practice what is practised
 * @param why why just this
 * @param minutes how long that takes about
 * @param amount how much is to be done: drills, puzzles, moves, lessons or games
 * @param before how much of it the player had ever done when the plan was made
 */
public record Step(Practice practice, Why why, int minutes, int amount, int before) {
    /** Why something is to be practised. The names are kept on devices: never rename one. */
    public enum Why {
        /** It would be forgotten. */
        DUE,
        /** One's games show that others are better at it. */
        WEAKNESS,
        /** One's drills show that one is worse at it than at other things. */
        WEAKEST,
        /** It comes next. */
        NEXT,
        /** Everybody needs it. */
        BASICS
    }

    /** Throws IllegalArgumentException for a part that takes no time, or in which nothing is to be done. */
    public Step {
        if (minutes < 1 || amount < 1 || before < 0) {
            throw new IllegalArgumentException(minutes + " minutes for " + amount + " after " + before);
        }
    }

    /** How much of it is done where the player has ever done so much, at most the amount. */
    public int done(int ever) {
        return Math.max(0, Math.min(amount, ever - before));
    }
}
