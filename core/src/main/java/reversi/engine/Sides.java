package reversi.engine;

/** What is on a square of a {@link GeneralBoard}: nothing, or a disc of one of the two sides. */
final class Sides {
    static final int EMPTY = 0;
    static final int BLACK = 1;
    static final int WHITE = 2;

    private Sides() {}
}
