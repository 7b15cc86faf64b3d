package reversi.tools.match;

/** What shows the style of a player in its moves. */
enum StyleMeasure {
    /** Discs flipped, of the mean of all legal moves. */
    FLIPS("flips", "%.2f ± %.2f"),
    /** Moves to edges, without corners and what lies beside an empty one, of as many as by chance. */
    EDGES("edges", "%.2f ± %.2f"),
    /** Moves to X- and C-squares of empty corners, of as many as by chance. */
    BESIDE("beside corners", "%.2f ± %.2f"),
    /** Corners taken, of those moves where one could be. */
    CORNERS("corners taken", "%.2f ± %.2f"),
    /** The same of moves at random in the same positions. */
    CHANCE("by chance", "%.2f ± %.2f"),
    /** Replies that the opponent has, of the mean of all legal moves. */
    REPLIES("replies", "%.3f ± %.3f"),
    /** Discs that come to lie beside empty squares, more than by the mean of all legal moves. */
    OUTSIDE("outside", "%+.2f ± %.2f"),
    /** Discs that a move loses against the best one, where the rest is solved. */
    LOSS("loss", "%.2f ± %.2f");

    private final String title;
    private final String format;

    StyleMeasure(String title, String format) {
        this.title = title;
        this.format = format;
    }

    /** What it is called in a table. */
    String title() {
        return title;
    }

    /** How a value with its error is written. */
    String format() {
        return format;
    }
}
