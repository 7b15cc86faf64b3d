package reversi.online;

/** What a member is to a league. */
public enum LeagueRole {
    /** Begins with the next season. */
    JOINING,
    /** Plays in the present season and the next one. */
    PLAYING,
    /** Plays in the present season, and no longer. */
    LEAVING
}
