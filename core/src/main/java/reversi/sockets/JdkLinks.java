package reversi.sockets;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import reversi.platform.Link;

/** Opens links with the JDK's own WebSocket. */
public final class JdkLinks implements Link.Opener {
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(10);

    private final HttpClient client;
    private final Executor listeners;

    /** {@code listeners} runs callbacks in order, on the render thread. */
    public JdkLinks(Executor listeners) {
        this.client = HttpClient.newBuilder().connectTimeout(CONNECT_LIMIT).build();
        this.listeners = listeners;
    }

    @Override
    public Link open(String address, Link.Listener listener) {
        JdkLink link = new JdkLink(listener, listeners);
        try {
            CompletableFuture<?> unused = client.newWebSocketBuilder()
                    .connectTimeout(CONNECT_LIMIT)
                    .buildAsync(URI.create(address), link)
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
}
