package reversi.platform;

import java.util.function.Consumer;

/**
 * The exclusive lock on the {@link Store} between windows of the game, so that none overwrites another's newer data. Callbacks run on the
 * render thread, at once or later.
 */
public interface StoreLock {
    /** Whether this window holds it. */
    boolean isHeld();

    /** Tries to acquire it at the start; gives false if another window holds it. */
    void acquire(Consumer<Boolean> then);

    /** Whether {@link #takeOver} can take it from another window, instead of only trying again. */
    boolean canTakeOver();

    /** Takes it from the window that holds it, after that one has saved its data; gives false if that is not possible. */
    void takeOver(Consumer<Boolean> then);

    /**
     * Sets the callbacks for losing it to another window.
     *
     * @param last runs while it is still held; the other window will see what it writes
     * @param lost runs once it is lost; without {@code last} before if this window was suspended
     */
    void listen(Runnable last, Runnable lost);
}
