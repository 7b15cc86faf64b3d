package reversi.players.online;

/** How things stand between this client and its server. */
public enum ConnectionState {
    /** Not wanted. */
    CLOSED,
    /** Wanted, and never reached yet. */
    OPENING,
    /** Reached: requests can be sent. */
    READY,
    /** Reached before and lost: it is being opened again. */
    AWAY,
    /** The server speaks another version of the protocol; it makes no sense to try again. */
    OUTDATED
}
