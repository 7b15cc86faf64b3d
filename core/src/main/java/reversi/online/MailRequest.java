package reversi.online;

/** What a client asks about private messages. */
public sealed interface MailRequest extends ClientMessage {
    /** Asks with whom one has exchanged messages. */
    record AskConversations() implements MailRequest {}

    /**
     * Asks for the messages exchanged with a member, the latest first.
     *
     * @param with the member
     * @param before only messages with a smaller number; 0 for the latest
     */
    record AskLetters(long with, long before) implements MailRequest {}

    /** Sends a message to a member. */
    record Write(long to, @Length(least = 1, most = Protocol.MAX_LETTER) String text) implements MailRequest {}

    /** Marks the messages of a member as read, up to one of them. */
    record MarkRead(long from, long upTo) implements MailRequest {}
}
