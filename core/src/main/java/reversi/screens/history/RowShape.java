package reversi.screens.history;

/** How a row of the list of games is laid out: the less room, the more lines. */
enum RowShape {
    /** Who played, the opening and the result stand in columns. */
    COLUMNS(64),
    /** The result stands beside the names. */
    BRIEF(72),
    /** The result stands in a line of its own, below the names, which may take two. */
    NARROW(88);

    private static final float LEAST_COLUMNS = 620;
    private static final float LEAST_BRIEF = 400;

    private final float height;

    RowShape(float height) {
        this.height = height;
    }

    /** That of a list of this width in points. */
    static RowShape of(float width) {
        return width >= LEAST_COLUMNS ? COLUMNS : width >= LEAST_BRIEF ? BRIEF : NARROW;
    }

    /** The height of a row in points. */
    float height() {
        return height;
    }
}
