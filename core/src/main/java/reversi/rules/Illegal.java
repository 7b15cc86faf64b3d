package reversi.rules;

/** Why a move is refused. */
public enum Illegal {
    /** The square does not belong to this board. */
    NOT_ON_BOARD,
    /** A disc is there already. */
    OCCUPIED,
    /** No row of opposing discs would be outflanked. */
    FLIPS_NOTHING,
    /** The centre squares must be filled first. */
    CENTRE_FIRST,
    /** No disc can be placed, so the turn must pass. */
    MUST_PASS,
    /** A disc can be placed, so the turn may not pass. */
    MAY_NOT_PASS,
    /** The player's own discs are used up. */
    NO_DISC_LEFT,
    /** The game does not wait for this player's move. */
    NOT_YOUR_TURN,
    /** Neither side can move any more. */
    GAME_OVER
}
