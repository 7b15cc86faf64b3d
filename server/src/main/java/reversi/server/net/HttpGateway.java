package reversi.server.net;

import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.vertx.core.Context;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.ServerWebSocketHandshake;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.ServerSSLOptions;
import io.vertx.core.net.SocketAddress;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.CloseCode;
import reversi.online.PlayerCount;
import reversi.online.Protocol;
import reversi.server.lobby.PresenceRegistry;

/** Where clients come in: the socket, the pages, the photos, and what whoever runs the server looks at. */
public final class HttpGateway {
    private static final Logger LOG = LoggerFactory.getLogger(HttpGateway.class);
    private static final int IDLE_SECONDS = 45;
    private static final int CLOSING_SECONDS = 1;
    private static final int CHUNK = 131_072;
    private static final int BACKLOG = 4_096;
    private static final long DRAIN_STEP_MILLIS = 20;
    private static final int BAD_REQUEST = 400;
    private static final int REFUSED = 403;
    private static final int NOT_FOUND = 404;
    private static final int NOT_ALLOWED = 405;
    private static final int MISDIRECTED = 421;
    private static final int UNAVAILABLE = 503;

    /** Pages may run their own scripts and the engine's WebAssembly in a worker, and talk to the server they came from. */
    private static final String CONTENT_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
            + " style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:;"
            + " connect-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none';"
            + " form-action 'none'; frame-ancestors 'none'";

    private final Vertx vertx;
    private final HttpOptions options;
    private final PrometheusMeterRegistry meters;
    private final HealthCheck live;
    private final HealthCheck ready;
    private final Limits limits;
    private final ConnectionLimiter limiter;
    private final RequestRouter desks;
    private final PhotoHandler photos;
    private final PlayerCounter players;
    private final WebGame web = new WebGame();
    private final List<HttpServer> doors = new CopyOnWriteArrayList<>();
    private final Optional<Certificate> certificate;
    private volatile Optional<KeyCertOptions> tls = Optional.empty();
    private volatile boolean draining;
    private volatile int metricsPort;

    /** A gate that lets nobody in before {@link #open}. */
    public HttpGateway(
            Vertx vertx,
            HttpOptions options,
            Services services,
            PrometheusMeterRegistry meters,
            HealthCheck live,
            HealthCheck ready) {
        this.vertx = vertx;
        this.options = options;
        this.meters = meters;
        this.live = live;
        this.ready = ready;
        this.certificate =
                options.certificate().flatMap(chain -> options.key().map(key -> new Certificate(vertx, chain, key)));
        this.limits = new Limits(services.strictLimits());
        this.limiter = new ConnectionLimiter(limits);
        this.desks = new RequestRouter(services, limits);
        this.photos = new PhotoHandler(services, limits);
        PresenceRegistry people = services.people();
        this.players = new PlayerCounter(() -> new PlayerCount(people.count(), people.tables()), services.time()::now);
        meters.gauge("reversi.connections", desks.connections(), Set::size);
    }

    /** The port at which the figures are; 0 where they are nowhere. */
    public int metricsPort() {
        return metricsPort;
    }

    /** Whether this program was built with the web game in it. */
    public boolean hasWebGame() {
        return web.isThere();
    }

    /** Begins to let clients in and returns the port; throws IllegalStateException where it is taken, or the certificate is none. */
    public int open(int loops) {
        try {
            takeCertificate();
        } catch (IOException unreadable) {
            throw new IllegalStateException("can't use the certificate: " + unreadable.getMessage(), unreadable);
        }
        AtomicInteger port = new AtomicInteger();
        try {
            // One instance for each event loop, all at the same port; -1 asks for any port that all of them share.
            vertx.deployVerticle(() -> new Door(port), new DeploymentOptions().setInstances(loops))
                    .toCompletionStage()
                    .toCompletableFuture()
                    .join();
        } catch (CompletionException taken) {
            throw new IllegalStateException(
                    "can't listen at " + options.host() + ":" + options.port() + ": " + taken.getMessage(), taken);
        }
        options.metricsPort().ifPresent(this::openMetrics);
        vertx.setPeriodic(10_000, ping -> pingAll());
        vertx.setPeriodic(300_000, quiet -> limits.forgetQuiet());
        return port.get();
    }

    /** Lets clients in on one event loop. */
    private final class Door extends VerticleBase {
        private final AtomicInteger actualPort;

        Door(AtomicInteger actualPort) {
            this.actualPort = actualPort;
        }

        @Override
        public Future<?> start() {
            return vertx.createHttpServer(serverOptions())
                    .connectionHandler(HttpGateway.this::accept)
                    .webSocketHandshakeHandler(HttpGateway.this::admit)
                    .webSocketHandler(HttpGateway.this::welcome)
                    .requestHandler(HttpGateway.this::request)
                    .listen(options.port() == 0 ? -1 : options.port(), options.host())
                    .onSuccess(open -> {
                        doors.add(open);
                        actualPort.set(open.actualPort());
                    });
        }
    }

    private HttpServerOptions serverOptions() {
        HttpServerOptions server = new HttpServerOptions()
                .setMaxWebSocketFrameSize(Protocol.MAX_CLIENT_FRAME)
                .setMaxWebSocketMessageSize(Protocol.MAX_CLIENT_FRAME)
                .setWebSocketClosingTimeout(CLOSING_SECONDS)
                .setPerMessageWebSocketCompressionSupported(false)
                .setPerFrameWebSocketCompressionSupported(false)
                .setHttp2ClearTextEnabled(false);
        server.setIdleTimeout(IDLE_SECONDS).setIdleTimeoutUnit(TimeUnit.SECONDS);
        server.setAcceptBacklog(BACKLOG).setTcpNoDelay(true).setReuseAddress(true);
        tls.ifPresent(pair -> server.setSsl(true).setKeyCertOptions(pair));
        return server;
    }

    /** Takes the certificate from its files; returns whether it is another one than before. */
    private boolean takeCertificate() throws IOException {
        if (certificate.isEmpty()) {
            return false;
        }
        Optional<KeyCertOptions> changed = certificate.get().changed();
        changed.ifPresent(pair -> tls = changed);
        return changed.isPresent();
    }

    /**
     * Takes the certificate anew where its files have changed: whoever connects from now on gets the new one, whoever is here stays.
     * Returns whether it has changed; the old one stays where the new one can't be used. Waits; not on an event loop.
     */
    public synchronized boolean reloadCertificate() {
        try {
            if (!takeCertificate()) {
                return false;
            }
            for (HttpServer door : doors) {
                ServerSSLOptions next = new ServerSSLOptions().setKeyCertOptions(tls.orElseThrow());
                door.updateSSLOptions(next, true)
                        .toCompletionStage()
                        .toCompletableFuture()
                        .join();
            }
            LOG.info("The certificate was changed");
            return true;
        } catch (IOException | CompletionException unusable) {
            LOG.warn("The certificate stays as it is: {}", unusable.getMessage());
            return false;
        }
    }

    /** Sockets have a limit of their own; as many connections again may be requests, or not know yet what they want to be. */
    private void accept(HttpConnection connection) {
        // All the connections of a proxy come from one address.
        int most = options.proxies() > 0 ? Integer.MAX_VALUE : 2 * options.connectionsPerAddress();
        String remote = String.valueOf(connection.remoteAddress().hostAddress());
        limiter.came(connection, ClientAddress.of(remote, List.of(), 0), most);
    }

    /** The figures tell how busy the server is: only this computer may ask, at a port of their own. */
    private void openMetrics(int port) {
        try {
            metricsPort = vertx.createHttpServer()
                    .requestHandler(this::metrics)
                    .listen(port, "127.0.0.1")
                    .toCompletionStage()
                    .toCompletableFuture()
                    .join()
                    .actualPort();
        } catch (CompletionException taken) {
            throw new IllegalStateException("can't listen at 127.0.0.1:" + port + ": " + taken.getMessage(), taken);
        }
    }

    private void metrics(HttpServerRequest request) {
        HttpServerResponse response = request.response();
        boolean asked = "/metrics".equals(request.path()) && request.method().equals(HttpMethod.GET);
        response.setStatusCode(asked ? 200 : NOT_FOUND)
                .putHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
                .end(asked ? meters.scrape() : "not found\n")
                .onFailure(gone -> LOG.debug("gone before the end"));
    }

    private void admit(ServerWebSocketHandshake handshake) {
        int refused = refusal(handshake);
        if (refused != 0) {
            handshake.reject(refused).onFailure(gone -> LOG.debug("gone before it was refused"));
        } else {
            handshake.accept().onFailure(gone -> LOG.debug("gone before it was admitted"));
        }
    }

    private int refusal(ServerWebSocketHandshake handshake) {
        String host =
                Optional.ofNullable(handshake.headers().get(HttpHeaders.HOST)).orElse("");
        if (!isOurs(host.replaceFirst(":[0-9]*$", ""))) {
            return MISDIRECTED;
        }
        if (!Protocol.SOCKET_PATH.equals(handshake.path())) {
            return NOT_FOUND;
        }
        if (draining) {
            return UNAVAILABLE;
        }
        Optional<String> origin = Optional.ofNullable(handshake.headers().get(HttpHeaders.ORIGIN));
        if (origin.isPresent() && !isWelcome(origin.get(), host)) {
            return REFUSED;
        }
        return 0;
    }

    /** Whether a request calls the server by one of its names, so that nobody leads browsers here by a name of their own. */
    private boolean isOurs(String name) {
        return options.hosts().isEmpty() || options.hosts().stream().anyMatch(name::equalsIgnoreCase);
    }

    /** A page may only talk to the server that it came from: browsers say where a page came from, and it can't lie. */
    private boolean isWelcome(String origin, String host) {
        if (options.origins().contains(origin)) {
            return true;
        }
        try {
            String from = URI.create(origin).getRawAuthority();
            return from != null && from.equalsIgnoreCase(host);
        } catch (IllegalArgumentException nonsense) {
            return false;
        }
    }

    private String address(MultiMap headers, SocketAddress remote) {
        return ClientAddress.of(
                String.valueOf(remote.hostAddress()), headers.getAll("X-Forwarded-For"), options.proxies());
    }

    private void welcome(ServerWebSocket socket) {
        ConnectionLimiter.upgraded(socket);
        String address = address(socket.headers(), socket.remoteAddress());
        if (!limits.connect(address, options.connectionsPerAddress())) {
            socket.close((short) CloseCode.POLICY.code(), "too many connections")
                    .onComplete(closed -> {});
            return;
        }
        Context loop = vertx.getOrCreateContext();
        Connection connection = new Connection(socket, loop, desks, address, () -> limits.disconnect(address));
        desks.connections().add(connection);
    }

    private void pingAll() {
        long now = desks.now();
        for (Connection connection : desks.connections()) {
            connection.loop().runOnContext(tick -> connection.ping(now));
        }
    }

    private void request(HttpServerRequest request) {
        HttpServerResponse response = request.response();
        secure(response);
        String path = String.valueOf(request.path());
        boolean read =
                request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD);
        String address = address(request.headers(), request.remoteAddress());
        if (!limiter.admits(request, address)) {
            return;
        }
        if (!path.equals("/health")
                && !path.equals("/ready")
                && !isOurs(
                        request.authority() == null ? "" : request.authority().host())) {
            ConnectionLimiter.refuse(request, MISDIRECTED);
        } else if (path.startsWith(Protocol.PHOTO_PATH)) {
            photos.handle(request, address);
        } else if (!read) {
            response.putHeader("Allow", "GET, HEAD");
            ConnectionLimiter.refuse(request, NOT_ALLOWED);
        } else if (ConnectionLimiter.hasBody(request)) {
            ConnectionLimiter.refuse(request, BAD_REQUEST);
        } else if (path.equals("/health")) {
            tell(live, request);
        } else if (path.equals("/ready")) {
            tell(ready, request);
        } else if (path.equals(Protocol.PLAYERS_PATH)) {
            response.putHeader("Content-Type", "application/json; charset=utf-8")
                    .putHeader("Cache-Control", "no-store");
            end(request, response, players.answer());
        } else if (!web.serve(request, response)) {
            response.setStatusCode(NOT_FOUND);
            end(request, response, Buffer.buffer("not found\n"));
        }
    }

    private void tell(HealthCheck check, HttpServerRequest request) {
        HttpServerResponse response = request.response();
        Future.fromCompletionStage(check.isWell(), vertx.getOrCreateContext()).onComplete(answer -> {
            boolean well = answer.succeeded() && answer.result() && !draining;
            response.setStatusCode(well ? 200 : UNAVAILABLE);
            end(request, response, Buffer.buffer(well ? "ok\n" : "unavailable\n"));
        });
    }

    private void secure(HttpServerResponse response) {
        if (options.certificate().isPresent()) {
            response.putHeader("Strict-Transport-Security", "max-age=31536000");
        }
        response.putHeader("Content-Security-Policy", CONTENT_POLICY)
                .putHeader("X-Content-Type-Options", "nosniff")
                .putHeader("X-Frame-Options", "DENY")
                .putHeader("Referrer-Policy", "no-referrer")
                .putHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
                .putHeader("Cross-Origin-Opener-Policy", "same-origin")
                .putHeader("Cross-Origin-Embedder-Policy", "require-corp")
                .putHeader("Cross-Origin-Resource-Policy", "same-origin");
    }

    /** Ends a response, without its body where only the head was asked for. Long bodies only on the event loop. */
    static void end(HttpServerRequest request, HttpServerResponse response, Buffer body) {
        response.putHeader("Content-Length", Integer.toString(body.length()));
        if (request.method().equals(HttpMethod.HEAD)) {
            response.end().onFailure(gone -> LOG.debug("gone before the end"));
        } else {
            send(response, body, 0);
        }
    }

    /** Sends no more than the client reads: what the socket takes is copied, and many who never read would fill the memory. */
    private static void send(HttpServerResponse response, Buffer body, int from) {
        int at = from;
        while (!response.closed() && body.length() - at > CHUNK) {
            if (response.writeQueueFull()) {
                int next = at;
                response.drainHandler(room -> send(response, body, next));
                return;
            }
            response.write(body.slice(at, at + CHUNK)).onFailure(gone -> LOG.debug("gone before the end"));
            at += CHUNK;
        }
        if (!response.closed()) {
            response.end(body.slice(at, body.length())).onFailure(gone -> LOG.debug("gone before the end"));
        }
    }

    /** Lets nobody in any more, says goodbye to everybody who is here and waits a little for them to go. */
    public void drain(long mostMillis) {
        draining = true;
        desks.connections().forEach(Connection::closeInOrder);
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
        try {
            while (!desks.connections().isEmpty() && System.nanoTime() < until) {
                Thread.sleep(DRAIN_STEP_MILLIS);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
