package reversi.teach.puzzle;

import java.util.List;
import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.PeopleChoice;

/**
 * A position in which one move is the best. Throws IllegalArgumentException unless there is a value for each legal move, and one best.
 *
 * @param id tells it from all other puzzles, in every version of the collection
 * @param position what is on the board; somebody can move
 * @param values the results with best play after each move of {@link Position#placements}, in discs for the side to move, empties
 *     counted for the winner
 * @param themes what it is about, without doubles
 * @param rating how difficult it is, in the points by which the computer's levels are rated
 */
public record Puzzle(int id, Position position, List<Integer> values, List<PuzzleTheme> themes, int rating) {
    public Puzzle {
        values = List.copyOf(values);
        themes = List.copyOf(themes);
        List<Square> moves = position.placements();
        if (moves.size() < 2 || moves.size() != values.size()) {
            throw new IllegalArgumentException(values.size() + " values of " + moves.size() + " moves");
        }
        int best = Integer.MIN_VALUE;
        int count = 0;
        for (int value : values) {
            count = value > best ? 1 : count + (value == best ? 1 : 0);
            best = Math.max(best, value);
        }
        if (count != 1) {
            throw new IllegalArgumentException(count + " best moves");
        }
    }

    /** The best move. */
    public Square solution() {
        return position.placements().get(values.indexOf(value()));
    }

    /** What the best move is worth, in discs for the side to move. */
    public int value() {
        int best = Integer.MIN_VALUE;
        for (int value : values) {
            best = Math.max(best, value);
        }
        return best;
    }

    /** What the second-best move is worth, in discs for the side to move. */
    public int nextValue() {
        int best = value();
        int next = Integer.MIN_VALUE;
        for (int value : values) {
            next = value == best ? next : Math.max(next, value);
        }
        return next;
    }

    /** What a move is worth, in discs for the side to move; empty where it is not legal. */
    public Optional<Integer> value(Square square) {
        int at = position.placements().indexOf(square);
        return at < 0 ? Optional.empty() : Optional.of(values.get(at));
    }

    /** How many of a hundred people of a rating find a move that costs two discs at most. */
    public int found(int rating) {
        int best = value();
        List<Double> losses =
                values.stream().map(value -> (double) best - value).toList();
        return PeopleChoice.of(position, losses, rating).finding(PeopleChoice.GOOD);
    }

    /** What the best move achieves. */
    public PuzzleGoal goal() {
        return PuzzleGoal.of(value(), nextValue());
    }
}
