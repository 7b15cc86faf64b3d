package reversi.online;

/** What a round brought a player of a tournament. */
public enum RoundMark {
    WIN,
    DRAW,
    LOSS,
    /** There was no opponent, which counts as a win. */
    BYE,
    /** The player was not there, had withdrawn, or came later. */
    MISSED,
    /** The game is paired or goes on. */
    PLAYING
}
