package reversi.screens;

/** How fast a game between two computers goes on. */
public enum WatchSpeed {
    SLOW(1500),
    NORMAL(600),
    FAST(60);

    private final int pause;

    WatchSpeed(int pause) {
        this.pause = pause;
    }

    /** The pause between a move and the reply, in milliseconds. */
    public int pause() {
        return pause;
    }

    /** The next speed, from the fastest back to the slowest. */
    public WatchSpeed next() {
        return values()[(ordinal() + 1) % values().length];
    }
}
