package reversi.screens.board;

import reversi.rules.Square;

/** Hears what a person does on a board. */
public interface BoardInputListener {
    /** A square was clicked, tapped, or chosen by the keyboard. */
    void chosen(Square square);
}
