package reversi.online;

/** What kind of player somebody is on the server. */
public enum PlayerKind {
    /** Somebody without an account, who has no rating and no points. */
    GUEST,
    /** Somebody with an account. */
    MEMBER,
    /** The computer: a bot of the server, or the account of a program that somebody else runs. */
    BOT
}
