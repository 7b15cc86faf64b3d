package reversi.online;

/** What a report is about. */
public enum Matter {
    /** The name, or the text about oneself. */
    NAME,
    /** The photo. */
    PHOTO,
    /** What was said at a table. */
    CHAT,
    /** What was said about a tournament. */
    TALK,
    /** A private message. */
    LETTER,
    /** How somebody plays: by a program, for another's rating, slowly on purpose, or running away. */
    PLAY,
    /** The name of a club, or what it says of itself. */
    CLUB,
    /** A study of somebody: its name, its chapters, or what is written in them. */
    STUDY
}
