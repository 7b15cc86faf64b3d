package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.online.TableRequest;
import reversi.server.work.Pool;
import reversi.server.work.Pools;

/** Routes each request to its handler, and cleans up after closed connections. */
final class RequestRouter {
    private static final Logger LOG = LoggerFactory.getLogger(RequestRouter.class);

    private final Services services;
    private final RateLimits limits;
    private final TableHandler tableHandler;
    private final RequestLog log;
    private final AccountHandler accountHandler;
    private final Enforcement enforcement;
    private final List<HandlerMap> handlers;
    private final Set<Client> connections = ConcurrentHashMap.newKeySet();

    RequestRouter(Services services, RateLimits limits, RequestLog log) {
        this.services = services;
        this.log = log;
        this.limits = limits;
        this.tableHandler = new TableHandler(services, limits);
        SettingsHandler settings = new SettingsHandler(services);
        this.accountHandler = new AccountHandler(services, limits, log, settings, this::signOut);
        this.enforcement = accountHandler.enforcement();
        this.handlers = List.of(
                tableHandler.handlers(),
                new LobbyHandler(services, limits).handlers(),
                new MailHandler(services, limits).handlers(),
                accountHandler.handlers(),
                settings.handlers(),
                new FollowHandler(services).handlers(),
                new ModerationHandler(services, limits, enforcement).handlers(),
                new RecoveryHandler(services, limits, log, accountHandler).handlers(),
                new PushHandler(services).handlers(),
                new EmailHandler(services, limits, accountHandler).handlers(),
                new AccessTokenHandler(services, accountHandler).handlers(),
                new SecondFactorHandler(services, limits, accountHandler, accountHandler.secondFactors()).handlers(),
                new TournamentHandler(services, limits).handlers(),
                new ClubHandler(services, limits).handlers(),
                new LeagueHandler(services, limits).handlers(),
                new ChallengeHandler(services, limits).handlers(),
                new StudyHandler(services, limits).handlers(),
                new ChapterHandler(services, limits).handlers(),
                new ClassHandler(services, limits).handlers(),
                new WebhookHandler(services, limits).handlers(),
                new FeedbackHandler(services, limits).handlers());
        services.dispatcher().onSessionEnded(this::sessionEnded);
    }

    /** Makes hold here what moderators and the operator did since the last time, on whichever node; may block on the database. */
    void applyInterventions() {
        enforcement.catchUp();
        services.announcements().refresh().ifPresent(text -> connections.stream()
                .filter(Client::hasSaidHello)
                .forEach(client -> client.send(new ServerMessage.Notice(text))));
    }

    Codec codec() {
        return services.codec();
    }

    RequestLog log() {
        return log;
    }

    Pools pools() {
        return services.pools();
    }

    RateLimits limits() {
        return limits;
    }

    AccountHandler accountHandler() {
        return accountHandler;
    }

    /** The pool that a request runs in. */
    Pool pool(ClientMessage request) {
        return switch (RequestCost.of(request).work()) {
            case HASH -> services.pools().passwords();
            case READ -> services.pools().reads();
            case PLAY, WRITE -> services.pools().queries();
        };
    }

    long now() {
        return services.time().now();
    }

    TableHandler tableHandler() {
        return tableHandler;
    }

    Set<Client> connections() {
        return connections;
    }

    /** Handles a request; an exception is logged and answered with {@code UNAVAILABLE}, without details. */
    Reply handle(Client from, ClientFrame frame) {
        try {
            for (HandlerMap map : handlers) {
                Optional<Reply> reply = map.handle(from, frame.message());
                if (reply.isPresent()) {
                    return reply.get();
                }
            }
            if (frame.message() instanceof TableRequest request) {
                return tableHandler.handle(from, frame.request(), request);
            }
            throw new IllegalStateException("no handler for " + frame.message().getClass());
        } catch (RuntimeException failure) {
            LOG.atError()
                    .addKeyValue("request", frame.message().getClass().getSimpleName())
                    .setCause(failure)
                    .log("request-failed");
            return Reply.failed(ErrorCode.UNAVAILABLE);
        }
    }

    /** Cleans up after a closed connection. */
    void onClose(Client from) {
        connections.remove(from);
        services.lobby().leave(from);
        signOut(from);
    }

    private void signOut(Client from) {
        Optional<Login> login = from.login();
        boolean wentOffline = login.isPresent()
                && services.presence().disconnect(from, login.get().account());
        // After the connection has left the presence registry: before that it could be seated again concurrently.
        services.tables().leaveAll(from);
        services.arbiter().watchers().leave(from);
        services.followed().leave(from);
        services.study().commentaries().leave(from);
        services.study().rooms().lose(from, services.time().now());
        from.watched().clear();
        from.signOut();
        if (wentOffline) {
            services.tables().presenceChanged(login.get().account());
            services.matchmaker().onOffline(login.get().account());
        }
    }

    /** Signs out who is connected here by a session that has ended unheard of; may block on the database. */
    void endLostSessions() {
        Set<Long> sessions = connections.stream()
                .flatMap(connection -> connection.login().stream())
                .map(Login::session)
                .filter(session -> session != Login.NO_SESSION)
                .collect(Collectors.toSet());
        services.accounts().ended(sessions).forEach(this::sessionEnded);
    }

    private static boolean isIn(Client connection, long session) {
        return connection.login().filter(login -> login.session() == session).isPresent();
    }

    private void sessionEnded(long session) {
        connections.stream()
                .filter(connection -> isIn(connection, session))
                .forEach(connection -> connection.execute(() -> {
                    if (isIn(connection, session)) {
                        signOut(connection);
                        connection.send(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
                    }
                }));
    }
}
