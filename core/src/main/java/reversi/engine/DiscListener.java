package reversi.engine;

/** Hears of every disc on a {@link GeneralBoard} that changes. */
interface DiscListener {
    /** The board is empty now. */
    void clear();

    /** A square changed by so many steps: 1 from empty to Black or from White to empty, 2 from White to Black. */
    void change(int index, int by);
}
