package reversi.server.push;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import reversi.online.Protocol;
import reversi.server.outbound.Destinations;

/**
 * The push services to which this server speaks. Where a browser says that its messages go is outside input: only known services, and of these only
 * what {@link Destinations} allow.
 */
public final class PushServices {
    /** The services of the usual browsers: Chrome and its kin, Firefox, Safari, Edge. */
    static final List<String> KNOWN =
            List.of("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com");

    private final Destinations destinations;
    private final List<String> suffixes;

    /** The known services and those that the host adds, each by the end of its name, such as {@code push.example.org}. */
    public PushServices(List<String> more) {
        this(
                Destinations.internet(),
                Stream.concat(KNOWN.stream(), more.stream()).toList());
    }

    PushServices(Destinations destinations, List<String> suffixes) {
        this.destinations = destinations;
        this.suffixes = new ArrayList<>(suffixes);
    }

    /** Where messages may go. */
    public Destinations destinations() {
        return destinations;
    }

    /** An address of one of these services; empty for any other. */
    public Optional<URI> read(String endpoint) {
        return destinations.read(endpoint, Protocol.MAX_PUSH_ADDRESS).filter(this::isOfService);
    }

    private boolean isOfService(URI endpoint) {
        String host = endpoint.getHost().toLowerCase(Locale.ROOT);
        return suffixes.stream().anyMatch(suffix -> host.equals(suffix) || host.endsWith("." + suffix));
    }
}
