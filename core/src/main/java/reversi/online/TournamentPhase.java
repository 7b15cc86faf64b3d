package reversi.online;

/** How far a tournament is. */
public enum TournamentPhase {
    /** It has not started; players may join. */
    PLANNED,
    /** It goes on. */
    RUNNING,
    /** It was played to its end. */
    ENDED,
    /** It was called off, or too few players came. */
    CANCELLED
}
