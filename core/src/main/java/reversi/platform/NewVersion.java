package reversi.platform;

/** A newer version of the game, which the device may fetch while this one runs. It takes over when it is told to, or at a later start. */
public interface NewVersion {
    /** Whether all of it is there. */
    boolean isReady();

    /** Tells on the render thread whenever that changed. */
    void listen(Runnable ready);

    /** Starts the game anew in that version; where another window still runs this one nothing changes, and that is told. */
    void start(Runnable refused);
}
