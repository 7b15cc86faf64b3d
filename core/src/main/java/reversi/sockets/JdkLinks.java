package reversi.sockets;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import reversi.platform.Link;

/** Opens links with the JDK's own WebSocket. */
public final class JdkLinks implements Link.Opener {
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(10);

    private final Executor listeners;
    /** Made on another thread for the first link: it reads all certificates of the system, which takes longer than several pictures. */
    private Optional<CompletableFuture<HttpClient>> client = Optional.empty();

    /** {@code listeners} runs callbacks in order, on the render thread. */
    public JdkLinks(Executor listeners) {
        this.listeners = listeners;
    }

    @Override
    public Link open(String address, Link.Listener listener) {
        JdkLink link = new JdkLink(listener, listeners);
        try {
            URI server = URI.create(address);
            CompletableFuture<?> unused = client().thenCompose(made -> made.newWebSocketBuilder()
                            .connectTimeout(CONNECT_LIMIT)
                            .buildAsync(server, link))
                    .whenComplete((socket, failure) -> {
                        if (failure != null) {
                            link.failed(failure);
                        }
                    });
        } catch (IllegalArgumentException noSuchAddress) {
            link.failed(noSuchAddress);
        }
        return link;
    }

    private CompletableFuture<HttpClient> client() {
        CompletableFuture<HttpClient> known = client.orElseGet(() -> CompletableFuture.supplyAsync(
                () -> HttpClient.newBuilder().connectTimeout(CONNECT_LIMIT).build()));
        client = Optional.of(known);
        return known;
    }
}
