package reversi.online;

/**
 * A place where somebody is logged in.
 *
 * @param id its number
 * @param device what the client said about itself
 * @param since when the login was, in milliseconds since 1970
 * @param seen when it was used last, in milliseconds since 1970
 * @param current whether it is the one that asks
 */
public record SessionCard(long id, String device, long since, long seen, boolean current) {}
