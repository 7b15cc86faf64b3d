package reversi.online;

/**
 * Where a club is told of what happens in it.
 *
 * @param address by https
 * @param since when it was set, in milliseconds since 1970
 * @param stopped whether it was switched off, since too many attempts in a row failed
 */
public record Webhook(String address, long since, boolean stopped) {}
