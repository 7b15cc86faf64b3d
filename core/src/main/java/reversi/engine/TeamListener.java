package reversi.engine;

/** Receives the answers of a {@link Team} to a question. */
public interface TeamListener extends SearchObserver {
    /** The final answer. */
    void answered(Answer answer);
}
