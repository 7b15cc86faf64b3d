package reversi.online;

/**
 * Something a player said in a game.
 *
 * @param from the player's number
 * @param at when, in milliseconds since 1970
 * @param text plain text
 */
public record Remark(long from, long at, String text) {}
