package reversi.server.net;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * How the server is reached.
 *
 * @param host the address to listen at
 * @param port the port; 0 for any that is free
 * @param origins pages of other servers that may connect, such as {@code https://example.org}
 * @param hosts the names by which the server may be called, without ports; empty for any
 * @param metricsPort the port at which this computer alone may ask for the figures, 0 for any that is free; empty for nowhere
 * @param proxies how many proxies of one's own are in front, whose {@code X-Forwarded-For} tells the address of a client; 0 for none
 * @param connectionsPerAddress the most connections of one address
 * @param certificate a certificate chain in PEM; empty where there is no TLS or a proxy does it
 * @param key its private key in PEM
 */
public record HttpOptions(
        String host,
        int port,
        Set<String> origins,
        Set<String> hosts,
        Optional<Integer> metricsPort,
        int proxies,
        int connectionsPerAddress,
        Optional<Path> certificate,
        Optional<Path> key) {}
