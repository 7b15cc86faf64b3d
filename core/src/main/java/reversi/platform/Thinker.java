package reversi.platform;

import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Question;
import reversi.rules.Position;

/** Runs the engine off the render thread: threads on the desktop, a worker in the browser. */
public interface Thinker {
    /** Starts to think about a question and returns at once. The listener is called on the render thread. Questions are queued. */
    Thought think(Question question, Listener listener);

    /** Whether the device can {@link #ponder}. */
    default boolean canPonder() {
        return false;
    }

    /**
     * Ponders a position in which the opponent is to move, until cancelled, the next question, or a time limit. Without effect if the
     * device cannot ponder or the level would not profit.
     */
    default Thought ponder(Position position, Level level) {
        return () -> {};
    }

    /** Whether the device is too slow for the levels' full strength, which the user should know. */
    default boolean isLimited() {
        return false;
    }

    /** A question in progress. */
    interface Thought {
        /** Cancels it, without further callbacks; without effect if it is answered. */
        void cancel();
    }

    /** Receives the answers to a question. */
    interface Listener {
        /** A preliminary answer. */
        default void improved(Answer answer) {}

        /** The final answer. */
        void answered(Answer answer);

        /** The engine failed to load or crashed; {@code message} is for the user. */
        void failed(String message);
    }
}
