package reversi.training.insights;

/**
 * What one finished game shows of a player.
 *
 * @param id the id of the game
 * @param opening the English name of its opening; empty for one without a name
 * @param halfPoints 2 for a win, 1 for a draw, 0 for a loss
 * @param isReviewed whether its moves were reviewed
 * @param tally how much of each habit was counted
 */
public record GameFacts(String id, String opening, int halfPoints, boolean isReviewed, Tally tally) {
    /** Throws IllegalArgumentException for a result that there is not. */
    public GameFacts {
        if (halfPoints < 0 || halfPoints > 2) {
            throw new IllegalArgumentException("no result: " + halfPoints);
        }
    }
}
