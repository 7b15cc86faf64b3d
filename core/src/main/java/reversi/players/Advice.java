package reversi.players;

import reversi.engine.Answer;

/** Hears what the {@link Adviser} has to say about a position, on the render thread. */
public interface Advice {
    /**
     * What is known by now; better answers follow until the last one.
     *
     * @param isLast whether this is the final word
     */
    void advised(Answer answer, boolean isLast);

    /** The position has changed or the advice was given up: nothing said holds any more, and nothing will follow. */
    void withdrawn();

    /** There will be no advice, for the reason in words for a person. */
    void failed(String message);
}
