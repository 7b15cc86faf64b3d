package reversi.server.push;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import reversi.online.Protocol;

/**
 * The push services to which this server speaks. Where a browser says that its messages go is outside input, which must not lead this server to
 * other computers of its own network: only known services, only https at its usual port, and only addresses that are public.
 */
public final class PushServices {
    /** The services of the usual browsers: Chrome and its kin, Firefox, Safari, Edge. */
    static final List<String> KNOWN =
            List.of("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com");

    private static final int BYTE = 0xff;
    private static final int UNIQUE_LOCAL = 0xfc;
    private static final int UNIQUE_LOCAL_MASK = 0xfe;
    private static final int SHARED = 100;
    private static final int SHARED_SECOND = 64;
    private static final int SHARED_MASK = 0xc0;

    private final String scheme;
    private final List<String> suffixes;
    private final Predicate<InetAddress> isAllowed;

    /** The known services and those that the host adds, each by the end of its name, such as {@code push.example.org}. */
    public PushServices(List<String> more) {
        this("https", Stream.concat(KNOWN.stream(), more.stream()).toList(), PushServices::isPublic);
    }

    PushServices(String scheme, List<String> suffixes, Predicate<InetAddress> isAllowed) {
        this.scheme = scheme;
        this.suffixes = new ArrayList<>(suffixes);
        this.isAllowed = isAllowed;
    }

    /** An address of one of these services; empty for any other. */
    public Optional<URI> read(String endpoint) {
        if (endpoint.length() > Protocol.MAX_PUSH_ADDRESS) {
            return Optional.empty();
        }
        try {
            return Optional.of(new URI(endpoint)).filter(this::isOfService);
        } catch (URISyntaxException noAddress) {
            return Optional.empty();
        }
    }

    private boolean isOfService(URI endpoint) {
        if (!scheme.equals(endpoint.getScheme()) || endpoint.getHost() == null || endpoint.getUserInfo() != null) {
            return false;
        }
        String host = endpoint.getHost().toLowerCase(Locale.ROOT);
        boolean isKnown = suffixes.stream().anyMatch(suffix -> host.equals(suffix) || host.endsWith("." + suffix));
        return isKnown && (endpoint.getPort() == -1 || !scheme.equals("https")) && endpoint.getFragment() == null;
    }

    /** Whether all addresses to which the name leads now may be spoken to; asks the network. */
    boolean mayConnect(URI endpoint) throws UnknownHostException {
        return Stream.of(InetAddress.getAllByName(endpoint.getHost())).allMatch(isAllowed);
    }

    /** Whether an address is one of the internet at large. */
    static boolean isPublic(InetAddress address) {
        byte[] bytes = address.getAddress();
        boolean isUniqueLocal = address instanceof Inet6Address && (bytes[0] & UNIQUE_LOCAL_MASK) == UNIQUE_LOCAL;
        boolean isShared =
                bytes.length == 4 && (bytes[0] & BYTE) == SHARED && (bytes[1] & SHARED_MASK) == SHARED_SECOND;
        return !(address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()
                || isUniqueLocal
                || isShared
                || bytes[0] == 0);
    }
}
