package reversi.platform;

import java.util.function.Consumer;

/**
 * The exclusive right of one of a person's windows to play: only its holder changes what {@link LockedStore} reserves to it. Callbacks run
 * on the render thread, at once or later.
 */
public interface StoreLock {
    /** Hears what other windows do. */
    interface Listener {
        /** The lock is about to be lost and still held; the other window will see what is written now. */
        void losing();

        /** The lock is lost; without {@link #losing} before if this window was suspended. */
        void lost();

        /**
         * Another window changed what is kept.
         *
         * @param hasGames whether finished games are, or may be, among it
         */
        void changed(boolean hasGames);
    }

    /** Whether this window holds it. */
    boolean isHeld();

    /** Tries to acquire it, at the start or later; gives false if another window holds it. */
    void acquire(Consumer<Boolean> then);

    /** Whether windows hear of each other, so that {@link #takeOver} can take it from another one, instead of only trying again. */
    boolean canTakeOver();

    /** Takes it from the window that holds it, after that one has saved its data; gives false if that is not possible. */
    void takeOver(Consumer<Boolean> then);

    /** Sets who hears what other windows do. */
    void listen(Listener listener);
}
