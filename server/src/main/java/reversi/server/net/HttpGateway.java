package reversi.server.net;

import io.micrometer.core.instrument.Gauge;
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
import java.util.OptionalLong;
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
import reversi.server.net.SecurityLog.Event;

/** The HTTP server: WebSockets, the web game, photos, health checks and metrics. */
public final class HttpGateway {
    private static final Logger LOG = LoggerFactory.getLogger(HttpGateway.class);
    private static final int IDLE_SECONDS = 45;
    private static final int CLOSING_SECONDS = 1;
    private static final long PING_TICK_MILLIS = 100;
    /** A connection is pinged every 10 seconds, at one tick of these. */
    private static final int PING_TICKS = 100;

    private static final int BACKLOG = 4_096;
    private static final long DRAIN_STEP_MILLIS = 20;
    private static final int BAD_REQUEST = 400;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int METHOD_NOT_ALLOWED = 405;
    private static final int MISDIRECTED = 421;
    private static final int UNAVAILABLE = 503;
    private static final int TOO_MANY_REQUESTS = 429;

    /** Content Security Policy: a page may run its own scripts and the engine's WebAssembly worker, and connect to its own origin only. */
    private static final String CONTENT_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
            + " style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:;"
            + " connect-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none';"
            + " form-action 'none'; frame-ancestors 'none'";

    private final Vertx vertx;
    private final HttpOptions options;
    private final PrometheusMeterRegistry meters;
    private final HealthCheck liveness;
    private final HealthCheck readiness;
    private final RateLimits limits;
    private final RequestLog log;
    private final ConnectionBudget budget = new ConnectionBudget();
    private final ConnectionLimiter limiter;
    private final RequestRouter router;
    private final PhotoHandler photos;
    private final ExportHandler exports;
    private final ResultsHandler results;
    private final LogHandler logs;
    private final ShareHandler shares;
    private final ApiHandler api;
    private final PlayerCounter players;
    private final AtomicInteger pingTicks = new AtomicInteger();
    private final WebGame web = new WebGame();
    private final List<HttpServer> servers = new CopyOnWriteArrayList<>();
    private final Optional<Certificate> certificate;
    private volatile Optional<KeyCertOptions> tls = Optional.empty();
    private volatile boolean draining;
    private volatile int metricsPort;

    /** Does not listen before {@link #open}. */
    public HttpGateway(
            Vertx vertx,
            HttpOptions options,
            Services services,
            PrometheusMeterRegistry meters,
            HealthCheck liveness,
            HealthCheck readiness) {
        this.vertx = vertx;
        this.options = options;
        this.meters = meters;
        this.liveness = liveness;
        this.readiness = readiness;
        this.certificate =
                options.certificate().flatMap(chain -> options.key().map(key -> new Certificate(vertx, chain, key)));
        this.limits = new RateLimits(services.strictLimits());
        this.log = new RequestLog(meters);
        this.limiter = new ConnectionLimiter(limits, budget);
        this.router = new RequestRouter(services, limits, log);
        this.photos = new PhotoHandler(services, limits);
        this.exports = new ExportHandler(services, limits, log.security());
        Downloads downloads = new Downloads(services, limits);
        this.results = new ResultsHandler(services, downloads);
        this.logs = new LogHandler(services.results().logs(), downloads);
        this.shares = new ShareHandler(options, limits, downloads, new ApiGames(services));
        this.api = new ApiHandler(
                services,
                limits,
                new ApiAnswers(services, router, new ApiStreams(services, router, options.apiStreams())));
        PresenceRegistry presence = services.presence();
        this.players = new PlayerCounter(
                () -> new PlayerCount(presence.onlineCount(), presence.gameCount()), services.time()::now);
        Gauge.builder("reversi.connections", router.connections(), Set::size)
                .description("Open sockets of clients")
                .register(meters);
    }

    /** The port of the metrics endpoint; 0 if it is off. */
    public int metricsPort() {
        return metricsPort;
    }

    /** Whether this program was built with the web game in it. */
    public boolean hasWebGame() {
        return web.isAvailable();
    }

    /**
     * Starts listening on {@code loops} event loops and returns the actual port. Throws IllegalStateException if the port is taken or the
     * certificate is invalid.
     */
    public int open(int loops) {
        try {
            loadCertificate();
        } catch (IOException unreadable) {
            throw new IllegalStateException("can't use the certificate: " + unreadable.getMessage(), unreadable);
        }
        AtomicInteger port = new AtomicInteger();
        try {
            // One instance per event loop, all sharing one port; -1 makes Vert.x pick a free one for all of them.
            vertx.deployVerticle(() -> new HttpVerticle(port), new DeploymentOptions().setInstances(loops))
                    .toCompletionStage()
                    .toCompletableFuture()
                    .join();
        } catch (CompletionException failure) {
            throw new IllegalStateException(
                    "can't listen at " + options.host() + ":" + options.port() + ": " + failure.getMessage(), failure);
        }
        options.metricsPort().ifPresent(this::openMetrics);
        budget.measure();
        vertx.setPeriodic(PING_TICK_MILLIS, ping -> pingSome());
        vertx.setPeriodic(300_000, evict -> limits.evictIdle());
        return port.get();
    }

    /** The listener of one event loop. */
    private final class HttpVerticle extends VerticleBase {
        private final AtomicInteger actualPort;

        HttpVerticle(AtomicInteger actualPort) {
            this.actualPort = actualPort;
        }

        @Override
        public Future<?> start() {
            return vertx.createHttpServer(serverOptions())
                    .connectionHandler(HttpGateway.this::onConnection)
                    .webSocketHandshakeHandler(HttpGateway.this::onHandshake)
                    .webSocketHandler(HttpGateway.this::onWebSocket)
                    .requestHandler(HttpGateway.this::onRequest)
                    .listen(options.port() == 0 ? -1 : options.port(), options.host())
                    .onSuccess(open -> {
                        servers.add(open);
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

    /** Loads the certificate; returns whether it has changed. */
    private boolean loadCertificate() throws IOException {
        if (certificate.isEmpty()) {
            return false;
        }
        Optional<KeyCertOptions> changed = certificate.get().changed();
        changed.ifPresent(pair -> tls = changed);
        return changed.isPresent();
    }

    /**
     * Reloads the certificate if its files have changed. New connections use the new one, existing connections are kept; an invalid new
     * one is ignored. Returns whether it has changed. Blocks; not for an event loop.
     */
    public synchronized boolean reloadCertificate() {
        try {
            if (!loadCertificate()) {
                return false;
            }
            for (HttpServer server : servers) {
                ServerSSLOptions next = new ServerSSLOptions().setKeyCertOptions(tls.orElseThrow());
                server.updateSSLOptions(next, true)
                        .toCompletionStage()
                        .toCompletableFuture()
                        .join();
            }
            LOG.atInfo().log("certificate-changed");
            return true;
        } catch (IOException | CompletionException unusable) {
            LOG.atWarn().addKeyValue("failure", unusable.getMessage()).log("certificate-unusable");
            return false;
        }
    }

    /** Makes hold on this node's connections what moderators and the operator did to accounts, on whichever node; call it about once a second. */
    public void applyInterventions() {
        router.applyInterventions();
    }

    /**
     * Signs out who is connected here by a session that has ended; call it where the news of that may have been lost, and now and then, as
     * sessions expire. Blocks on the database.
     */
    public void endLostSessions() {
        router.endLostSessions();
    }

    /** WebSockets have their own limit; as many connections again may be plain HTTP or not yet upgraded. */
    private void onConnection(HttpConnection connection) {
        int limit = options.proxies() > 0 ? ConnectionLimiter.UNLIMITED : 2 * options.connectionsPerAddress();
        String remote = String.valueOf(connection.remoteAddress().hostAddress());
        limiter.onConnect(connection, ClientAddress.of(remote, List.of(), 0), limit);
    }

    /** Metrics reveal the server's load, so they are served on loopback only, on their own port. */
    private void openMetrics(int port) {
        try {
            metricsPort = vertx.createHttpServer()
                    .requestHandler(this::metrics)
                    .listen(port, "127.0.0.1")
                    .toCompletionStage()
                    .toCompletableFuture()
                    .join()
                    .actualPort();
        } catch (CompletionException failure) {
            throw new IllegalStateException("can't listen at 127.0.0.1:" + port + ": " + failure.getMessage(), failure);
        }
    }

    private void metrics(HttpServerRequest request) {
        HttpServerResponse response = request.response();
        boolean found = "/metrics".equals(request.path()) && request.method().equals(HttpMethod.GET);
        response.setStatusCode(found ? 200 : NOT_FOUND)
                .putHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
                .end(found ? meters.scrape() : "not found\n")
                .onFailure(gone -> LOG.atDebug().log("gone-before-end"));
    }

    private void onHandshake(ServerWebSocketHandshake handshake) {
        int refused = rejectionStatus(handshake);
        if (refused != 0) {
            report(Event.REFUSED, address(handshake.headers(), handshake.remoteAddress()), "socket-" + refused);
            handshake.reject(refused).onFailure(gone -> LOG.atDebug().log("gone-before-refusal"));
        } else {
            handshake.accept().onFailure(gone -> LOG.atDebug().log("gone-before-admission"));
        }
    }

    /** A request with two Host lines may mean two things to two readers. */
    private static boolean hasOneHostAtMost(MultiMap headers) {
        return headers.getAll(HttpHeaders.HOST).size() <= 1;
    }

    private int rejectionStatus(ServerWebSocketHandshake handshake) {
        if (!hasOneHostAtMost(handshake.headers())) {
            return BAD_REQUEST;
        }
        String host =
                Optional.ofNullable(handshake.headers().get(HttpHeaders.HOST)).orElse("");
        if (!isOwnHost(host.replaceFirst(":[0-9]*$", ""))) {
            return MISDIRECTED;
        }
        if (!Protocol.SOCKET_PATH.equals(handshake.path())) {
            return NOT_FOUND;
        }
        if (draining || !budget.hasRoomForSocket()) {
            return UNAVAILABLE;
        }
        Optional<String> origin = Optional.ofNullable(handshake.headers().get(HttpHeaders.ORIGIN));
        if (origin.isPresent() && !isAllowedOrigin(origin.get(), host)) {
            return FORBIDDEN;
        }
        return limits.mayOpenSocket(address(handshake.headers(), handshake.remoteAddress())) ? 0 : TOO_MANY_REQUESTS;
    }

    /** Whether the Host header names this server; protects against DNS rebinding. */
    private boolean isOwnHost(String name) {
        return options.hosts().isEmpty() || options.hosts().stream().anyMatch(name::equalsIgnoreCase);
    }

    /** Same-origin check for WebSockets: browsers send a truthful Origin header. */
    private boolean isAllowedOrigin(String origin, String host) {
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

    private void report(Event event, String address, String detail) {
        log.security().write(event, OptionalLong.empty(), address, detail);
    }

    private String address(MultiMap headers, SocketAddress remote) {
        return ClientAddress.of(
                String.valueOf(remote.hostAddress()), headers.getAll("X-Forwarded-For"), options.proxies());
    }

    private void onWebSocket(ServerWebSocket socket) {
        ConnectionLimiter.upgraded(socket);
        String address = address(socket.headers(), socket.remoteAddress());
        if (!limits.connect(address, options.connectionsPerAddress())) {
            report(Event.THROTTLED, address, "too-many-sockets");
            socket.close((short) CloseCode.POLICY.code(), "too many connections")
                    .onComplete(closed -> {});
            return;
        }
        Context loop = vertx.getOrCreateContext();
        router.connections().add(new ClientConnection(socket, loop, router, address, () -> limits.disconnect(address)));
    }

    /** Pings the connections whose turn it is, so that thousands of pings and pongs never hold up a move. */
    private void pingSome() {
        long now = router.now();
        int turn = Math.floorMod(pingTicks.getAndIncrement(), PING_TICKS);
        router.connections().stream()
                .filter(client -> Math.floorMod(client.hashCode(), PING_TICKS) == turn)
                .forEach(client -> client.ping(now));
    }

    private void onRequest(HttpServerRequest request) {
        HttpServerResponse response = request.response();
        addSecurityHeaders(response);
        String path = String.valueOf(request.path());
        boolean read =
                request.method().equals(HttpMethod.GET) || request.method().equals(HttpMethod.HEAD);
        String address = address(request.headers(), request.remoteAddress());
        if (!limiter.admits(request, address)) {
            report(Event.THROTTLED, address, "too-many-requests");
            return;
        }
        if (!hasOneHostAtMost(request.headers())) {
            ConnectionLimiter.refuse(request, BAD_REQUEST);
        } else if (!path.equals("/health")
                && !path.equals("/ready")
                && !isOwnHost(
                        request.authority() == null ? "" : request.authority().host())) {
            ConnectionLimiter.refuse(request, MISDIRECTED);
        } else if (path.startsWith(Protocol.PHOTO_PATH)) {
            photos.handle(request, address);
        } else if (path.startsWith(Protocol.API_PATH) && options.api()) {
            api.handle(request, address);
        } else if (path.equals(Protocol.EXPORT_PATH)) {
            exports.handle(request, address);
        } else if (!read) {
            response.putHeader("Allow", "GET, HEAD");
            ConnectionLimiter.refuse(request, METHOD_NOT_ALLOWED);
        } else if (ConnectionLimiter.hasBody(request)) {
            ConnectionLimiter.refuse(request, BAD_REQUEST);
        } else if (path.equals("/health")) {
            answerHealth(liveness, request);
        } else if (path.equals("/ready")) {
            answerHealth(readiness, request);
        } else if (path.equals(Protocol.PLAYERS_PATH)) {
            response.putHeader("Content-Type", "application/json; charset=utf-8")
                    .putHeader("Cache-Control", "no-store");
            HttpAnswer.end(request, response, players.answer());
        } else if (path.startsWith(Protocol.TOURNAMENT_PATH)) {
            results.handle(request, address);
        } else if (options.api() && ShareHandler.isFor(path)) {
            shares.handle(request, address);
        } else if (path.startsWith(Protocol.GAME_PATH)) {
            logs.handle(request, address);
        } else if (path.equals(Protocol.KEY_PATH)) {
            logs.sendKey(request);
        } else if (!web.serve(request, response)) {
            response.setStatusCode(NOT_FOUND);
            HttpAnswer.end(request, response, Buffer.buffer("not found\n"));
        }
    }

    private void answerHealth(HealthCheck check, HttpServerRequest request) {
        HttpServerResponse response = request.response();
        Future.fromCompletionStage(check.isHealthy(), vertx.getOrCreateContext())
                .onComplete(answer -> {
                    boolean healthy = answer.succeeded() && answer.result() && !draining;
                    response.setStatusCode(healthy ? 200 : UNAVAILABLE);
                    HttpAnswer.end(request, response, Buffer.buffer(healthy ? "ok\n" : "unavailable\n"));
                });
    }

    private void addSecurityHeaders(HttpServerResponse response) {
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

    /** Rejects new WebSockets, closes the existing ones and waits at most {@code timeoutMillis} until they are gone. */
    public void drain(long timeoutMillis) {
        draining = true;
        router.connections().forEach(Client::closeGracefully);
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(timeoutMillis);
        try {
            while (!router.connections().isEmpty() && System.nanoTime() < until) {
                Thread.sleep(DRAIN_STEP_MILLIS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
