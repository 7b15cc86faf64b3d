package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;

/**
 * The engine's answer to a {@link Question}.
 *
 * @param best the move to play, always legal
 * @param value the value after it in hundredths of a disc, from the point of view of the side to move: positive is good, in every variant
 * @param depth depth of the search in plies; the number of empties if the game was searched to its end
 * @param confidence probability in percent that selective pruning did not change the value; 100 without pruning
 * @param exact whether the value is the result of the game with best play from here
 * @param line the principal variation, beginning with {@code best}
 * @param values legal moves with their values, best first: all for {@link Purpose#VALUES} and {@link Purpose#ANALYSIS}, otherwise those that have exact values
 * @param nodes nodes searched
 */
public record Answer(
        Move best,
        int value,
        int depth,
        int confidence,
        boolean exact,
        List<Move> line,
        List<MoveValue> values,
        long nodes) {
    public Answer {
        line = List.copyOf(line);
        values = List.copyOf(values);
    }

    /** The same with another principal variation, which begins with {@link #best}. */
    Answer withLine(List<Move> next) {
        return new Answer(best, value, depth, confidence, exact, next, values, nodes);
    }

    /** The same with these values of its moves, in any order and at least one, of which the best is the one to play. */
    public Answer withValues(List<MoveValue> next) {
        List<MoveValue> bestFirst = new ArrayList<>(next);
        bestFirst.sort((one, other) -> Integer.compare(other.value(), one.value()));
        MoveValue first = bestFirst.get(0);
        return new Answer(first.move(), first.value(), depth, confidence, exact, first.line(), bestFirst, nodes);
    }
}
