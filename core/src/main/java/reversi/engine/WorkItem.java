package reversi.engine;

/** A part of a question that one member of a {@link Team} works on by itself. */
public sealed interface WorkItem permits WorkItem.Begin, WorkItem.Test {
    /** Counts the questions of a team: what comes back for an older one is stale. */
    int number();

    /** The question that it is a part of. */
    Question question();

    /**
     * The beginning: the member answers alone as far as it comes within about so many nodes.
     *
     * @param number counts the questions
     * @param question the whole question
     * @param nodes positions to look at, about, at most
     */
    record Begin(int number, Question question, long nodes) implements WorkItem {}

    /**
     * One move: is it worth more than alpha and less than beta, and if so, how much?
     *
     * @param number counts the questions
     * @param question the whole question
     * @param move the index of the move among the legal ones
     * @param depth plies to look ahead, the move included
     * @param selectivity how selective the search is, as {@link ProbCut} counts
     * @param alpha hundredths of a disc for the side to move
     * @param beta hundredths of a disc, above alpha
     * @param millis milliseconds to spend at most
     */
    record Test(int number, Question question, int move, int depth, int selectivity, int alpha, int beta, int millis)
            implements WorkItem {}
}
