package reversi.fairplay;

/**
 * How long somebody thought about a move.
 *
 * @param millis thinking time in milliseconds, 0 or more
 * @param difficulty how undecided people are about it, 0 where all play the same
 */
public record TimedMove(long millis, double difficulty) {
    /** A judged move of somebody with this rating: its difficulty is the entropy of what people of the rating play, in natural logarithms. */
    public static TimedMove of(Decision decision, int rating, long millis) {
        double entropy = 0;
        for (double chance : ChoiceModel.person(rating, decision.empties()).chances(decision)) {
            entropy -= chance > 0 ? chance * Math.log(chance) : 0;
        }
        return new TimedMove(Math.max(0, millis), entropy);
    }
}
