package reversi.game;

/** What ended a game. */
public enum Ending {
    /** Neither side could move, and the discs were counted. */
    DISCS,
    /** The loser resigned. */
    RESIGNATION,
    /** The loser left the game for good. */
    LEFT,
    /** The loser's time ran out. */
    TIME,
    /** A draw was offered and accepted. */
    AGREED_DRAW,
    /** The loser was away for too long, and the winner claimed the game. */
    CLAIMED,
    /** Both players stayed away, or one left a rated game before it had really begun; the game counts for nobody. */
    ABANDONED
}
