package reversi.server.outbound;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import reversi.server.outbound.Sent.Outcome;

/**
 * Posts to where somebody else's words lead, so that these reach nothing that they must not. A name is looked up once, all its addresses are checked,
 * and the connection goes to exactly the one that was checked, whatever the name means a moment later; the certificate must still be that of the name.
 * No redirect is followed. Of an answer only the status is used: what more there is of it is bounded, and thrown away. Each connection is used once.
 * Thread-safe.
 */
public final class Outbound implements AutoCloseable {
    private static final int MOST_HEADER_BYTES = 8_192;

    /** So much of an answer is let through, so that an ordinary one ends in peace. */
    private static final int MOST_BODY_BYTES = 16_384;

    /** So long an answer whose status is known may go on, in milliseconds. */
    private static final long BODY_MILLIS = 1_000;

    private final Destinations destinations;
    private final Duration patience;
    private final HttpClient http;

    /** {@code patience} is how long the other side may take until its status is known, in all. */
    public Outbound(Vertx vertx, Destinations destinations, Duration patience) {
        this.destinations = destinations;
        this.patience = patience;
        HttpClientOptions options = new HttpClientOptions()
                .setConnectTimeout((int) patience.toMillis())
                .setKeepAlive(false)
                .setVerifyHost(true)
                .setForceSni(true)
                .setMaxHeaderSize(MOST_HEADER_BYTES);
        destinations.trust().ifPresent(options::setTrustOptions);
        http = vertx.createHttpClient(options);
    }

    /** An address to which something may be posted, as far as its words go; see {@link Destinations#read}. */
    public Optional<URI> read(String address, int most) {
        return destinations.read(address, most);
    }

    /**
     * Posts to an address that the destinations have read; waits for the status.
     *
     * @param headers none twice
     * @throws InterruptedException where this node closes meanwhile; whether anything has arrived is not known then
     */
    public Sent post(URI to, Map<String, String> headers, byte[] body) throws InterruptedException {
        try {
            Optional<InetSocketAddress> found = destinations.find(to);
            return found.isPresent() ? post(options(to, found.get(), headers), body) : Sent.notAllowed();
        } catch (UnknownHostException nowhere) {
            return Sent.unanswered(Outcome.UNKNOWN_NAME);
        }
    }

    private RequestOptions options(URI to, InetSocketAddress address, Map<String, String> headers) {
        RequestOptions options = new RequestOptions()
                .setMethod(HttpMethod.POST)
                .setAbsoluteURI(to.toString())
                // Where it connects, without asking for the name again; the name stays that of the host and the
                // certificate.
                .setServer(SocketAddress.inetSocketAddress(address))
                .setFollowRedirects(false);
        headers.forEach(options::addHeader);
        return options;
    }

    private Sent post(RequestOptions options, byte[] body) throws InterruptedException {
        CompletableFuture<Integer> status = new CompletableFuture<>();
        Future<HttpClientRequest> begun = http.request(options);
        CompletableFuture<Void> end = begun.compose(request -> request.send(Buffer.buffer(body)))
                .compose(response -> {
                    status.complete(response.statusCode());
                    return drain(response);
                })
                .onFailure(status::completeExceptionally)
                .toCompletionStage()
                .toCompletableFuture();
        try {
            int known = status.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            rest(end);
            return Sent.answered(known);
        } catch (ExecutionException | TimeoutException failure) {
            return Sent.unanswered(Outcome.NO_ANSWER);
        } finally {
            begun.onSuccess(HttpClientRequest::reset);
        }
    }

    private static Future<Void> drain(HttpClientResponse response) {
        AtomicInteger bytes = new AtomicInteger();
        response.handler(part -> {
            if (bytes.addAndGet(part.length()) > MOST_BODY_BYTES) {
                response.request().reset();
            }
        });
        return response.end();
    }

    private static void rest(CompletableFuture<Void> end) throws InterruptedException {
        try {
            end.get(BODY_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException cut) {
            // The status is known, and the connection is closed now.
            return;
        }
    }

    @Override
    public void close() {
        http.close();
    }
}
