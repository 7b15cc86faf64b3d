package reversi.engine;

import java.util.List;
import reversi.rules.Move;

/**
 * What the engine found.
 *
 * @param best the move to make, always legal
 * @param value what the position is worth with it, in hundredths of a disc for the side to move: positive is good for it, in
 *     every variant
 * @param depth plies looked ahead; the number of empties where the game was searched to its end
 * @param confidence how likely the search's omissions left the value as it is, in percent: 100 where it omitted nothing
 * @param exact whether the value is the result of the game with best play from here
 * @param line the moves expected from here, the best one first
 * @param values the legal moves with their values, best first: all of them for {@link Purpose#VALUES}, else those that were
 *     compared
 * @param nodes positions looked at
 */
public record Answer(
        Move best,
        int value,
        int depth,
        int confidence,
        boolean exact,
        List<Move> line,
        List<Valued> values,
        long nodes) {
    public Answer {
        line = List.copyOf(line);
        values = List.copyOf(values);
    }
}
