package reversi.screens;

/** A way for feedback to reach somebody. */
public interface Feedback {
    /** Lets the person write; {@code version} says what they use and is sent along. */
    void begin(String version);
}
