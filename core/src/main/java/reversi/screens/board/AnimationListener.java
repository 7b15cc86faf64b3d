package reversi.screens.board;

import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;

/** Notified of what a board's animation shows, at the moment at which it can be seen. */
public interface AnimationListener {
    /** A listener that ignores every event. */
    AnimationListener NONE = new AnimationListener() {};

    /** A turn begins to be shown. */
    default void began(Turn turn) {}

    /** The placed disc touches the felt. */
    default void placed(Turn turn) {}

    /** A disc of this ring, counted in king's steps from the placed disc, begins to turn. */
    default void flipping(Turn turn, Square square, int ring) {}

    /** A pass is being announced. */
    default void passed(Turn turn) {}

    /** A disc that is counted has come to this square of its rows. */
    default void swept(Square square) {}

    /** Discs were moved: the numbers of discs that show each colour may be others. */
    default void moved() {}

    /** A turn, undo or redo has been shown whole, and this position lies on the board. */
    default void settled(Position position) {}
}
