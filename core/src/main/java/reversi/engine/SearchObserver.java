package reversi.engine;

/** Hears of better answers while the engine still thinks; called on the thread that asked. */
public interface SearchObserver {
    /** The observer that hears nothing. */
    SearchObserver NONE = answer -> {};

    /** A deeper or better answer than before; the final one is what the engine returns. */
    void improved(Answer answer);
}
