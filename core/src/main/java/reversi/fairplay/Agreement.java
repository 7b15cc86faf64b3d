package reversi.fairplay;

import java.util.List;

/**
 * How far somebody's moves agree with an engine beyond what people of the rating find. For each decision the evidence is the logarithm of how much
 * likelier the move is for somebody who asks an engine every second time than for a person; sums over decisions, and what they would be on
 * average for a person.
 *
 * @param games games looked at
 * @param decisions moves that were judged
 * @param best how many of them were the best move, or as good
 * @param expectedBest how many a person would have found on average
 * @param evidence the sum of the evidence, in natural logarithms
 * @param expected what it is on average for a person
 * @param variance how much it varies for a person
 */
public record Agreement(
        int games, int decisions, int best, double expectedBest, double evidence, double expected, double variance) {
    /** Nothing looked at. */
    public static final Agreement NONE = new Agreement(0, 0, 0, 0, 0, 0, 0);

    /** From this {@link #score} on it is unusual: docs/fair-play.md says for how few people. */
    public static final double UNUSUAL = 2.8;

    /** With fewer games there is no telling. */
    public static final int FEWEST_GAMES = 10;

    /** How much more the moves of one person vary than the model says, since one move isn't found apart from the next. */
    private static final double OF_MOVES = 1.3;

    /** How much people of one rating differ, for what each is better at than the model says: it grows with the square of the moves. */
    private static final double OF_PEOPLE = 0.0175;

    /** The share of moves for which help is asked, where it is. */
    private static final double HELPED = 0.5;

    /** What one decision of somebody with this rating says. */
    public static Agreement of(Decision decision, int rating) {
        double[] people = ChoiceModel.person(rating, decision.empties()).chances(decision);
        double[] engine = ChoiceModel.engine(decision.empties()).chances(decision);
        double expectedBest = 0;
        double expected = 0;
        double square = 0;
        for (int i = 0; i < people.length; i++) {
            double evidence = evidence(people[i], engine[i]);
            expected += people[i] * evidence;
            square += people[i] * evidence * evidence;
            expectedBest += decision.options().get(i).isBest() ? people[i] : 0;
        }
        int chosen = decision.chosen();
        return new Agreement(
                0,
                1,
                decision.options().get(chosen).isBest() ? 1 : 0,
                expectedBest,
                evidence(people[chosen], engine[chosen]),
                expected,
                Math.max(0, square - expected * expected));
    }

    /** What the judged moves of one game of somebody with this rating say. */
    public static Agreement ofGame(List<JudgedMove> moves, int rating) {
        Agreement sum = new Agreement(1, 0, 0, 0, 0, 0, 0);
        for (JudgedMove move : moves) {
            sum = sum.plus(of(move.decision(), rating));
        }
        return sum;
    }

    private static double evidence(double person, double engine) {
        return Math.log1p(HELPED * (engine / person - 1));
    }

    /** Both together. */
    public Agreement plus(Agreement other) {
        return new Agreement(
                games + other.games,
                decisions + other.decisions,
                best + other.best,
                expectedBest + other.expectedBest,
                evidence + other.evidence,
                expected + other.expected,
                variance + other.variance);
    }

    /** By how many standard deviations of people of the rating the evidence is above theirs; 0 without decisions. */
    public double score() {
        return variance > 0
                ? (evidence - expected) / Math.sqrt(OF_MOVES * variance + OF_PEOPLE * variance * variance)
                : 0;
    }

    /** Whether it is so much, in enough games, that a moderator should look. */
    public boolean isUnusual() {
        return games >= FEWEST_GAMES && score() >= UNUSUAL;
    }
}
