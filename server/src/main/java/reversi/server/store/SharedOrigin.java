package reversi.server.store;

/**
 * An account that lately signed in from where another one did.
 *
 * @param account its number
 * @param games finished games of the two with each other
 */
public record SharedOrigin(long account, int games) {}
