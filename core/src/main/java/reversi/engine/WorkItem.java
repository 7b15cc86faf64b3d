package reversi.engine;

import java.util.function.Function;

/** A part of a question that one member of a {@link Team} works on. */
public sealed interface WorkItem permits WorkItem.Begin, WorkItem.Test {
    /** The number of the question in its team; results with an older number are stale. */
    int number();

    Question question();

    /** What the function for its kind makes of it. */
    <T> T fold(Function<Begin, T> begin, Function<Test, T> test);

    /**
     * The first item: answer the whole question as far as possible within about {@code nodes} nodes.
     *
     * @param number the question's number
     * @param question the whole question
     * @param nodes approximate maximum number of nodes
     */
    record Begin(int number, Question question, long nodes) implements WorkItem {
        @Override
        public <T> T fold(Function<Begin, T> begin, Function<Test, T> test) {
            return begin.apply(this);
        }
    }

    /**
     * Search one root move within a window.
     *
     * @param number the question's number
     * @param question the whole question
     * @param move the index among the legal moves
     * @param depth depth in plies, including the move
     * @param selectivity selectivity, as in {@link ProbCut}
     * @param alpha hundredths of a disc for the side to move
     * @param beta hundredths of a disc, above alpha
     * @param millis maximum time in milliseconds
     */
    record Test(int number, Question question, int move, int depth, int selectivity, int alpha, int beta, int millis)
            implements WorkItem {
        @Override
        public <T> T fold(Function<Begin, T> begin, Function<Test, T> test) {
            return test.apply(this);
        }
    }
}
