package reversi.server.outbound;

import io.vertx.core.net.TrustOptions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where this server may send what somebody asks it to send. Their words are outside input, which must not lead it to other computers of its own
 * network, nor to other services of theirs.
 *
 * @param scheme {@code https}, but in tests
 * @param anyPort whether other ports than the scheme's usual one are allowed
 * @param names finds the addresses of a name
 * @param allowed which addresses may be spoken to
 * @param trust by which certificates others are known; empty for those of this Java
 */
public record Destinations(
        String scheme,
        boolean anyPort,
        NameLookup names,
        Predicate<InetAddress> allowed,
        Optional<TrustOptions> trust) {
    private static final int HTTPS = 443;

    /** Finds the addresses of a name. */
    public interface NameLookup {
        /** All of them; throws UnknownHostException where there is none. */
        List<InetAddress> of(String name) throws UnknownHostException;
    }

    /** By https at its usual port, to the internet at large. */
    public static Destinations internet() {
        return new Destinations(
                "https",
                false,
                name -> List.of(InetAddress.getAllByName(name)),
                PublicAddresses::contain,
                Optional.empty());
    }

    /** An address such as {@code https://example.org/x}, whose name nobody has looked up yet; empty for what may not be one. */
    public Optional<URI> read(String address, int most) {
        if (address.length() > most) {
            return Optional.empty();
        }
        try {
            return Optional.of(new URI(address))
                    .filter(this::isWritten)
                    .filter(uri -> address.equals(uri.toASCIIString()));
        } catch (URISyntaxException noAddress) {
            return Optional.empty();
        }
    }

    private boolean isWritten(URI address) {
        boolean isPort = anyPort || address.getPort() == -1 || address.getPort() == HTTPS;
        return isPort
                && scheme.equals(address.getScheme())
                && address.getHost() != null
                && address.getUserInfo() == null
                && address.getFragment() == null;
    }

    /**
     * Where to connect for an address that was read, which asks the network: the first one to which its name leads now. Empty where any of them may
     * not be spoken to; throws UnknownHostException where the name has none.
     */
    Optional<InetSocketAddress> find(URI address) throws UnknownHostException {
        List<InetAddress> found = names.of(address.getHost());
        int port = address.getPort() == -1 ? HTTPS : address.getPort();
        return found.stream().allMatch(allowed)
                ? found.stream().findFirst().map(first -> new InetSocketAddress(first, port))
                : Optional.empty();
    }
}
