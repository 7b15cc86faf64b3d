package reversi.screens;

/** The clocks on offer. */
public enum ClockChoice {
    NONE,
    /** One minute for the game. */
    ONE_MINUTE,
    /** Three minutes for the game and two seconds more for every move. */
    THREE_PLUS_TWO,
    FIVE_MINUTES,
    FIFTEEN_MINUTES,
    /** Thirty seconds for each move. */
    PER_MOVE,
    /** A time for each move that shrinks as the player improves. */
    LADDER
}
