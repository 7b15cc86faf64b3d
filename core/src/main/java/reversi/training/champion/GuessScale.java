package reversi.training.champion;

import java.util.List;
import reversi.rules.Square;
import reversi.teach.PeopleChoice;

/**
 * What guesses score in a position: {@link #BEST} points less one for each disc that a move loses, and up to as many more for a move that
 * loses nothing, the rarer people of one's rating play such a move.
 */
public final class GuessScale {
    /** The points of a move that loses nothing and that everybody finds. */
    public static final int BEST = 10;

    private static final double HALF = 0.5;
    private static final int PERCENT = 100;

    private final ValuedMove move;
    private final PeopleChoice people;

    private GuessScale(ValuedMove move, PeopleChoice people) {
        this.move = move;
        this.people = people;
    }

    /** The scale of a position for somebody with a rating as {@link reversi.engine.HumanModel#accuracy} knows it. */
    public static GuessScale of(ValuedMove move, int rating) {
        List<Double> losses = move.losses().stream().map(loss -> HALF * loss).toList();
        return new GuessScale(move, PeopleChoice.of(move.turn().before(), losses, rating));
    }

    /** How many of a hundred people of the rating play a legal move. */
    public int percent(Square square) {
        return (int) Math.round(PERCENT * people.chance(legal().indexOf(square)));
    }

    /** How many of a hundred people of the rating play a move that loses nothing. */
    public int found() {
        return people.finding(HALF * ValuedMove.SLIGHT);
    }

    /** The points of a legal move, 0 to {@link #most}. */
    public int points(Square square) {
        return move.isGood(square) ? most() : Math.max(0, BEST - move.loss(square) / 2);
    }

    /** The points of a move that loses nothing, from {@link #BEST} to twice as many. */
    public int most() {
        return 2 * BEST - Math.round(BEST * found() / (float) PERCENT);
    }

    /** The move that people of the rating play most of those that lose a disc or more; the one that loses most where none does. */
    public Square temptation() {
        Square tempting = legal().get(0);
        double most = -1;
        for (int i = 0; i < move.losses().size(); i++) {
            double weight = move.losses().get(i) > ValuedMove.SLIGHT ? 1 + people.chance(i) : 0;
            if (weight > most) {
                most = weight;
                tempting = legal().get(i);
            }
        }
        return tempting;
    }

    private List<Square> legal() {
        return move.turn().before().placements();
    }
}
