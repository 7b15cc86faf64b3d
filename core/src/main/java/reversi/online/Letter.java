package reversi.online;

/**
 * A private message.
 *
 * @param id its number; later ones are greater
 * @param from who wrote it
 * @param to who gets it
 * @param at when, in milliseconds since 1970
 * @param text plain text
 * @param read whether the receiver has read it
 */
public record Letter(long id, long from, long to, long at, String text, boolean read) {}
