package reversi.server;

import reversi.server.account.Passwords;
import reversi.server.net.HttpOptions;

/**
 * How a server is run.
 *
 * @param databaseUrl {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://…}
 * @param gate how it is reached
 * @param passwords how passwords are hashed
 * @param claimAfterSeconds how long an opponent must be away before the win can be claimed
 * @param strictLimits whether addresses are limited; only a load test says no
 */
public record ServerOptions(
        String databaseUrl, HttpOptions gate, Passwords passwords, int claimAfterSeconds, boolean strictLimits) {}
