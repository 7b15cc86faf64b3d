package reversi.platform;

/** A newer version of the game, fetched while this one runs and activated on request or at a later start. */
public interface NewVersion {
    /** Whether it has been fetched completely. */
    boolean isReady();

    /** Sets the callback for changes of {@link #isReady}; it runs on the render thread. */
    void listen(Runnable ready);

    /** Restarts the game in the newer version; {@code refused} runs instead if another window still uses this one. */
    void activate(Runnable refused);
}
