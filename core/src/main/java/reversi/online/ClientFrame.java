package reversi.online;

/**
 * What a client sends: a message and the number by which the answer names it.
 *
 * @param request 1 or more, by the client's own count
 * @param message the message
 */
public record ClientFrame(long request, ClientMessage message) {}
