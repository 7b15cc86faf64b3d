package reversi.engine;

/** Bounds of the values in a search, in hundredths of a disc. */
final class Bounds {
    /** Greater than any value. */
    static final int INFINITE = 30_000;

    private Bounds() {}
}
