package reversi.players;

/** When the computer may show its move: the view knows, since it knows when the discs have come to rest. */
public interface Pace {
    /**
     * Runs a task on the render thread once the animations have ended and a person would have made up their mind; at once or
     * later, and once only. The task is harmless when the game has moved on meanwhile.
     */
    void whenReady(Runnable move);
}
