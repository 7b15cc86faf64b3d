package reversi.engine;

import java.util.List;
import java.util.function.Consumer;
import reversi.rules.Move;

/** A member's result for a {@link WorkItem}. */
public sealed interface WorkResult permits WorkResult.Begun, WorkResult.Tested {
    /** The question's number. */
    int number();

    /** Hands this to the one for its kind. */
    void visit(Consumer<Begun> begun, Consumer<Tested> tested);

    /**
     * The result of {@link WorkItem.Begin}.
     *
     * @param number the question's number
     * @param isDone whether the answer is the final one
     * @param answer the best answer so far
     * @param order all legal moves, most promising first, each with its value or, if refuted, an upper bound
     */
    record Begun(int number, boolean isDone, Answer answer, List<MoveValue> order) implements WorkResult {
        public Begun {
            order = List.copyOf(order);
        }

        @Override
        public void visit(Consumer<Begun> begun, Consumer<Tested> tested) {
            begun.accept(this);
        }
    }

    /**
     * The result of {@link WorkItem.Test}.
     *
     * @param number the question's number
     * @param isComplete whether the search was completed; otherwise the value is meaningless
     * @param value as {@link RootSearch#value}, in hundredths of a disc
     * @param line the principal variation, beginning with the searched move
     * @param nodes nodes searched
     */
    record Tested(int number, boolean isComplete, int value, List<Move> line, long nodes) implements WorkResult {
        public Tested {
            line = List.copyOf(line);
        }

        @Override
        public void visit(Consumer<Begun> begun, Consumer<Tested> tested) {
            tested.accept(this);
        }
    }
}
