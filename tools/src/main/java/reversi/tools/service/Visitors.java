package reversi.tools.service;

import com.sun.net.httpserver.HttpExchange;
import java.net.InetAddress;
import java.util.Optional;
import java.util.Set;

/**
 * Whose requests are heard: those of programs, and of web pages that the operator has named. Any page that somebody looks at can
 * otherwise send requests to the reader's own computer.
 */
final class Visitors {
    private static final int FORBIDDEN = 403;
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final Set<String> NOT_OF_A_PAGE = Set.of("none", "same-origin");

    private final boolean isLocal;
    private final Set<String> origins;

    /** For a service that listens at an address. */
    Visitors(InetAddress at, Set<String> origins) {
        this.isLocal = at.isLoopbackAddress();
        this.origins = origins;
    }

    /** Refuses who is not heard, and lets a page that was named read the answer. */
    void check(HttpExchange exchange) throws Refusal {
        String host = header(exchange, "Host").orElse("").replaceFirst(":[0-9]*$", "");
        if (isLocal && !OWN_NAMES.contains(host)) {
            throw new Refusal(421, "HOST", "this service answers at localhost only, not at " + host);
        }
        Optional<String> origin = header(exchange, "Origin");
        if (origin.filter(origins::contains).isPresent()) {
            exchange.getResponseHeaders().set("Access-Control-Allow-Origin", origin.get());
        } else if (origin.isPresent()
                || header(exchange, "Sec-Fetch-Site")
                        .filter(site -> !NOT_OF_A_PAGE.contains(site))
                        .isPresent()) {
            throw new Refusal(
                    FORBIDDEN,
                    "ORIGIN",
                    "pages of " + origin.orElse("other sites") + " may not ask: --origin names who may");
        }
        exchange.getResponseHeaders().set("Vary", "Origin");
    }

    private static Optional<String> header(HttpExchange exchange, String name) {
        return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name));
    }
}
