package reversi.players.online;

/** What has changed. */
public enum Topic {
    /** How things stand with the server, or who one is. */
    CONNECTION,
    /** Who is there and what they do. */
    LOBBY,
    /** Games that go on. */
    GAMES,
    /** Invitations made and received, and whether one waits for any opponent. */
    INVITATIONS,
    /** Private messages. */
    MAIL,
    /** Those whom one follows, and what they do. */
    FOLLOWED,
    /** Whether one follows the player that was asked about, and what one noted. */
    RELATION,
    RANKING,
    HISTORY,
    /** One's own settings and sessions. */
    ACCOUNT,
    /** Decisions about oneself, and what a moderator has to decide. */
    MODERATION,
    /** The list of tournaments. */
    TOURNAMENTS,
    /** The tournament that is followed. */
    TOURNAMENT,
    /** The player that was asked about. */
    PLAYER
}
