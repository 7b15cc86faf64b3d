package reversi.online;

/** What a moderator decides about a player. */
public enum Sanction {
    /** Nothing; the reports are closed, and an appeal is declined. */
    NONE,
    /** A warning, shown until it was read. */
    WARN,
    /** The photo is removed, and there can be no other. */
    NO_PHOTO,
    /** No remarks, no private messages, and no changes of the text about oneself or of the photo. */
    MUTE,
    /** Not in the ranking. */
    HIDE,
    /** The account can't sign in. */
    CLOSE,
    /** The account can't sign in, and from the same address or device nobody can register or play as a guest. */
    BAN
}
