package reversi.notation;

/** Why a game of a file cannot be read, or, as a remark, what is odd about one that was read. */
public enum FaultKind {
    /** Nothing in it looks like a game of any format. */
    NO_GAME,
    /** The device can't read it. */
    UNREADABLE,
    /** It is longer than any collection of games. */
    TOO_LARGE,
    /** A line, or what seems to be one game, is longer than any game. */
    TOO_LONG,
    /** It holds more games than are read at once; those before are read. */
    TOO_MANY_GAMES,
    /** It is written in a later version of the format. */
    NEWER_VERSION,
    /** It is a game other than Othello. */
    OTHER_GAME,
    /** The text ends in the middle, or stands where the format has no place for it. */
    BROKEN,
    /** A board that is none, or one that cannot be where it stands. */
    WRONG_BOARD,
    /** What should be a number, a name or a date is none. */
    WRONG_VALUE,
    /** A move that is neither a square nor a pass. */
    UNKNOWN_MOVE,
    /** The other side is to move. */
    OTHER_SIDE,
    /** The rules refuse the move. */
    ILLEGAL_MOVE,
    /** Neither the rules on the square board of ten files nor those on the octagon of ten allow the move, and the file does not say which it is. */
    NEITHER_BOARD,
    /** A remark: the bracket that closes the game is missing. */
    NOT_CLOSED,
    /** A remark: a bracket in a text is not escaped. */
    LOOSE_BRACKET,
    /** A remark: the length of an archive does not fit the number of games that it says it has. */
    WRONG_LENGTH;

    /** Whether the game was read all the same. */
    public boolean isRemark() {
        return this == NOT_CLOSED || this == LOOSE_BRACKET || this == WRONG_LENGTH;
    }
}
