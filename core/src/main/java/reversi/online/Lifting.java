package reversi.online;

/**
 * That a decision was ended before its time.
 *
 * @param by the moderator's name; empty for whoever runs the server
 * @param at when, in milliseconds since 1970
 * @param reason why
 */
public record Lifting(String by, long at, String reason) {}
