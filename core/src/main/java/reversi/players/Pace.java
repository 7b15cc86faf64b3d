package reversi.players;

/** Delays the computer's moves until the view's animations have ended. */
public interface Pace {
    /**
     * Runs a task once on the render thread, after the animations have ended and a human-like pause; possibly at once. The task must be
     * harmless if the game has moved on.
     */
    void whenReady(Runnable move);
}
