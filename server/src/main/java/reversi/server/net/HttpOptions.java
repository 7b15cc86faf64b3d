package reversi.server.net;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * Options of the HTTP server.
 *
 * @param host the address to bind
 * @param port the port; 0 for any free one
 * @param origins further origins whose pages may connect, such as {@code https://example.org}
 * @param hosts accepted host names without ports; empty for any
 * @param metricsPort the loopback port for metrics, 0 for any free one; empty for none
 * @param proxies number of trusted proxies in front, whose {@code X-Forwarded-For} names the client; 0 for none
 * @param connectionsPerAddress maximum number of WebSockets per client address
 * @param api whether programs may ask over HTTP
 * @param apiStreams how many programs may hear what happens at a time
 * @param certificate PEM file of the certificate chain; empty without TLS or where a proxy terminates it
 * @param key PEM file of its private key
 */
public record HttpOptions(
        String host,
        int port,
        Set<String> origins,
        Set<String> hosts,
        Optional<Integer> metricsPort,
        int proxies,
        int connectionsPerAddress,
        boolean api,
        int apiStreams,
        Optional<Path> certificate,
        Optional<Path> key) {}
