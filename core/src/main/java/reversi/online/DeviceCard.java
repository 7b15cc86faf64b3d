package reversi.online;

/**
 * A device on which somebody signed in to an account with its password.
 *
 * @param id its number; a newer device has a greater one
 * @param device what the client said about itself
 * @param since when that was first, in milliseconds since 1970
 */
public record DeviceCard(long id, String device, long since) {}
