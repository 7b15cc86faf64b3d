package reversi.online;

/** What a player is doing as others see it. */
public enum Presence {
    /** Not connected. */
    OFFLINE,
    /** Connected and free for a game. */
    IDLE,
    /** Waiting for any opponent of a like rating. */
    SEEKING,
    /** In a game. */
    PLAYING
}
