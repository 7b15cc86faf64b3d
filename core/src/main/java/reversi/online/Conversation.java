package reversi.online;

/**
 * The private messages between oneself and another member, in short.
 *
 * @param with the other
 * @param last the latest message
 * @param unread how many from the other are unread
 */
public record Conversation(PlayerCard with, Letter last, int unread) {}
