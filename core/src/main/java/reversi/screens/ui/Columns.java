package reversi.screens.ui;

/** Columns side by side that fill a width to its last point, each edge on a whole point. */
public final class Columns {
    private Columns() {}

    /** The width of column {@code at}, counted from 0, where {@code count} of them share {@code room} with this gap between. */
    public static float width(float room, int count, float gap, int at) {
        return edge(room, count, gap, at + 1) - edge(room, count, gap, at) - gap;
    }

    private static float edge(float room, int count, float gap, int at) {
        return Math.round((room + gap) * at / count);
    }
}
