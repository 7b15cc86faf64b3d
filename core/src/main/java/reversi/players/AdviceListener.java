package reversi.players;

import reversi.engine.Answer;

/** Receives the {@link Adviser}'s advice on a position, on the render thread. */
public interface AdviceListener {
    /**
     * Advice so far; better answers follow until the last one.
     *
     * @param isLast whether this is the final answer
     */
    void advised(Answer answer, boolean isLast);

    /** The position has changed or the advice was cancelled: it is no longer valid, and none will follow. */
    void withdrawn();

    /** There will be no advice; {@code message} is the reason, for the user. */
    void failed(String message);
}
