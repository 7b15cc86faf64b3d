package reversi.platform;

import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Question;
import reversi.rules.Position;

/** Runs the engine off the render thread: threads on the desktop, a worker in the browser. */
public interface Thinker {
    /**
     * Starts to think about a question and returns at once. The listener is called on the render thread only. Questions
     * asked while another one is being thought about wait for their turn.
     */
    Thought think(Question question, Listener listener);

    /** Whether the device can think on the opponent's time, see {@link #ponder}. */
    default boolean canPonder() {
        return false;
    }

    /**
     * Thinks ahead about a position in which the opponent is to move, for a question of this level to come, until that is given
     * up, any question is asked, or it has been enough. Where the device can't, or the level would not profit, nothing happens.
     */
    default Thought ponder(Position position, Level level) {
        return () -> {};
    }

    /** Whether the device is too weak for the full strength of the levels, which the person should be told. */
    default boolean isLimited() {
        return false;
    }

    /** A question being thought about. */
    interface Thought {
        /** Gives the question up: its listener hears nothing any more. Harmless when it is answered already. */
        void cancel();
    }

    /** Hears how a question is answered. */
    interface Listener {
        /** A better answer so far; the last word is {@link #answered}. */
        default void improved(Answer answer) {}

        /** The final answer. */
        void answered(Answer answer);

        /** The device could not think: the engine failed to load or broke; the message is for a person. */
        void failed(String message);
    }
}
