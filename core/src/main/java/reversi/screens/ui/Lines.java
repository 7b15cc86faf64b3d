package reversi.screens.ui;

/** What draws lines of its own from its upper edge down, which are read like a {@link Text}. */
public interface Lines {
    /** How far down they reach, in points. */
    float linesHeight();
}
