package reversi.engine;

import java.util.List;
import reversi.rules.Move;

/** What a member of a {@link Team} found out on an errand. */
public sealed interface WorkResult permits WorkResult.Begun, WorkResult.Tested {
    /** The number of the errand's question. */
    int number();

    /**
     * How far the beginning came.
     *
     * @param number counts the questions
     * @param isDone whether the answer is the final one
     * @param answer the best answer so far
     * @param order every legal move, the most promising first, each with its value or, for those that were only found to be
     *     worse, with a bound of it
     */
    record Begun(int number, boolean isDone, Answer answer, List<Valued> order) implements WorkResult {
        public Begun {
            order = List.copyOf(order);
        }
    }

    /**
     * What a move is worth.
     *
     * @param number counts the questions
     * @param isComplete whether the search came to its end; if not, the value says nothing
     * @param value as {@link RootSearch#value} says it, in hundredths of a disc
     * @param line the moves expected, the one that was asked for first
     * @param nodes positions looked at
     */
    record Tested(int number, boolean isComplete, int value, List<Move> line, long nodes) implements WorkResult {
        public Tested {
            line = List.copyOf(line);
        }
    }
}
