package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Symmetry;

/**
 * Moves that a symmetry of the position turns into each other are worth the same, but a search finds other values for them, since it meets
 * them in one order and prunes: each gets the value of the one that is known best.
 */
final class SymmetricMoves {
    private final int size;
    private final List<Symmetry> symmetries = new ArrayList<>();

    /** The moves of a position in which somebody can move. */
    SymmetricMoves(Position position) {
        size = position.variant().size();
        for (Symmetry symmetry : Symmetry.all()) {
            if (symmetry != Symmetry.IDENTITY && symmetry.apply(position).equals(position)) {
                symmetries.add(symmetry);
            }
        }
    }

    /** The answer to a question about this position; what has values for all moves has one value for symmetrical ones. */
    Answer of(Question question, Answer answer) {
        boolean isForAll = question.purpose() == Purpose.VALUES || question.purpose() == Purpose.ANALYSIS;
        if (symmetries.isEmpty() || !isForAll || answer.values().isEmpty()) {
            return answer;
        }
        List<MoveValue> known = new ArrayList<>(answer.values());
        known.sort((one, other) -> Boolean.compare(other.exact(), one.exact()));
        List<MoveValue> values = new ArrayList<>();
        known.forEach(value -> add(values, value));
        return answer.withValues(values);
    }

    /** Adds a move and those that it turns into, unless they are there. */
    private void add(List<MoveValue> values, MoveValue value) {
        if (has(values, value.move())) {
            return;
        }
        values.add(value);
        for (Symmetry symmetry : symmetries) {
            Move image = symmetry.apply(value.move(), size);
            if (!has(values, image)) {
                List<Move> line = new ArrayList<>();
                value.line().forEach(move -> line.add(symmetry.apply(move, size)));
                values.add(new MoveValue(image, value.value(), value.depth(), value.exact(), line));
            }
        }
    }

    private static boolean has(List<MoveValue> values, Move move) {
        return values.stream().anyMatch(value -> value.move().equals(move));
    }
}
