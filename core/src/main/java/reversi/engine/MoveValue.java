package reversi.engine;

import java.util.List;
import reversi.rules.Move;

/**
 * A legal move and its value.
 *
 * @param move a legal move
 * @param value hundredths of a disc for the side to move: positive is good, in every variant
 * @param depth depth of the search in plies, including the move; 0 if it was not searched
 * @param exact whether the value is the result of the game with best play after the move
 * @param line the principal variation, beginning with {@code move}, as far as it is known
 */
public record MoveValue(Move move, int value, int depth, boolean exact, List<Move> line) {
    public MoveValue {
        line = List.copyOf(line);
    }

    /** A value without a search of its own, such as one of the opening book. */
    public MoveValue(Move move, int value) {
        this(move, value, 0, false, List.of(move));
    }
}
