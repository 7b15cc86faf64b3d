package reversi.server;

import java.util.Optional;

/**
 * What the nodes of a server share.
 *
 * @param databaseUrl {@code jdbc:sqlite:FILE}, which only one node can use, or {@code jdbc:postgresql://…}
 * @param replicaUrl a replica of a {@code jdbc:postgresql://…} database, of which ranking and lists of games are read; empty for none
 * @param broker URLs of NATS brokers, separated by commas; empty if the nodes tell each other by the database
 */
public record SharedOptions(String databaseUrl, Optional<String> replicaUrl, Optional<String> broker) {
    /** A database alone. */
    static SharedOptions of(String databaseUrl) {
        return new SharedOptions(databaseUrl, Optional.empty(), Optional.empty());
    }
}
