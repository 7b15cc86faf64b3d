package reversi.players.online;

import reversi.online.ServerMessage.Failed;

/** Hears what became of one request. */
public interface ReplyListener {
    /** A reply that nobody waits for. */
    ReplyListener NONE = new ReplyListener() {};

    /** It was done; requests that are answered by a message of their own don't say so. */
    default void done() {}

    /** It was refused, and nothing changed. */
    default void failed(Failed failure) {}

    /** The link was lost before an answer came: whether it was done is not known. */
    default void lost() {}
}
