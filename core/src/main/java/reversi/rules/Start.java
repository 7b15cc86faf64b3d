package reversi.rules;

/** How the four centre squares are filled when the game begins. */
public enum Start {
    /** Two discs of each colour, the same colours on the diagonals: standard Othello. */
    DIAGONAL,
    /** Two discs of each colour side by side: white on the upper two centre squares, black on the lower two. */
    PARALLEL,
    /** Nothing: the players fill the centre themselves, in any order and without flips (Reversi 1876). */
    FREE_CENTRE
}
