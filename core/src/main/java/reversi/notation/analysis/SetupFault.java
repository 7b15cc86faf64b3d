package reversi.notation.analysis;

/** Why a position that is being set up can't be analysed. */
public enum SetupFault {
    /** There is no black disc. */
    NO_BLACK_DISC,
    /** There is no white disc. */
    NO_WHITE_DISC,
    /** Discs lie elsewhere while squares of the centre, which are filled first, are empty. */
    CENTRE_FIRST,
    /** Neither side can move. */
    NO_MOVE
}
