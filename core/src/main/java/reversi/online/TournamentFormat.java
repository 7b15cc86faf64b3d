package reversi.online;

/** How a tournament brings its players together. */
public enum TournamentFormat {
    /** Whoever is free plays on until the time is up; wins in a row count more. */
    ARENA,
    /** A number of rounds, each against somebody with as many points. */
    SWISS,
    /** Everybody plays everybody. */
    ROUND_ROBIN,
    /** Who loses is out. */
    KNOCK_OUT,
    /** Two clubs meet: the best of each, the second best of each and so on play twice, with colours exchanged. */
    MATCH
}
