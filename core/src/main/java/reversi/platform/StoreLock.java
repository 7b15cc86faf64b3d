package reversi.platform;

import java.util.function.Consumer;

/**
 * The right to change what the device keeps. Only one window of the game has it at a time, so that none writes over what
 * another kept later. All answers come on the render thread, at once or later.
 */
public interface StoreLock {
    /** Whether this window has it now. */
    boolean isHeld();

    /** Asks for it at the start; answers false where another window has it, which keeps it. */
    void acquire(Consumer<Boolean> then);

    /** Whether {@link #takeOver} takes it from another window, rather than only asking again. */
    boolean canTakeOver();

    /** Takes it from the window that has it, after that one has kept what it must; answers false where that is not possible. */
    void takeOver(Consumer<Boolean> then);

    /**
     * Tells when another window takes it.
     *
     * @param last runs while it is still held: what is written there is seen by the other window
     * @param lost runs once it is not held any more; without {@code last} before it where this window was asleep
     */
    void listen(Runnable last, Runnable lost);
}
