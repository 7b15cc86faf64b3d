package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.AccountRequest;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.ClientMessage.Ping;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.online.TableRequest;
import reversi.server.work.Pool;
import reversi.server.work.Pools;

/** Brings every request to the desk that answers it, and sees connections off. */
final class RequestRouter {
    private static final Logger LOG = LoggerFactory.getLogger(RequestRouter.class);

    private final Services services;
    private final TableHandler tableDesk;
    private final List<HandlerMap> desks;
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

    RequestRouter(Services services, Limits limits) {
        this.services = services;
        this.tableDesk = new TableHandler(services, limits);
        HandlerMap plain = new HandlerMap();
        plain.on(Ping.class, (from, ping) -> {
            from.tell(new ServerMessage.Pong(ping.sent(), now()));
            return Reply.told();
        });
        this.desks = List.of(
                tableDesk.desk(),
                new LobbyHandler(services, limits).desk(),
                new MailHandler(services, limits).desk(),
                new AccountHandler(services, limits, this::signOut).desk(),
                new FeedbackHandler(services, limits).desk(),
                plain);
        services.courier().onSessionEnded(this::sessionEnded);
    }

    Codec codec() {
        return services.codec();
    }

    Pools pools() {
        return services.pools();
    }

    /** Where a request is answered. */
    Pool pool(ClientMessage request) {
        boolean hashes = request instanceof AccountRequest.Login
                || request instanceof AccountRequest.Register
                || request instanceof AccountRequest.ChangePassword
                || request instanceof AccountRequest.DeleteAccount;
        return hashes ? services.pools().passwords() : services.pools().queries();
    }

    long now() {
        return services.time().now();
    }

    TableHandler tables() {
        return tableDesk;
    }

    Set<Connection> connections() {
        return connections;
    }

    /** Answers a request; whatever breaks in here is told without its words. */
    Reply handle(Connection from, ClientFrame frame) {
        try {
            for (HandlerMap desk : desks) {
                Optional<Reply> reply = desk.handle(from, frame.message());
                if (reply.isPresent()) {
                    return reply.get();
                }
            }
            if (frame.message() instanceof TableRequest request) {
                return tableDesk.handle(from, frame.request(), request);
            }
            throw new IllegalStateException("nobody answers " + frame.message().getClass());
        } catch (RuntimeException broken) {
            LOG.error("A request failed: {}", frame.message().getClass().getSimpleName(), broken);
            return Reply.failed(ErrorCode.UNAVAILABLE);
        }
    }

    /** Sees a connection off that is closed. */
    void gone(Connection from) {
        connections.remove(from);
        services.lobby().leave(from);
        signOut(from);
    }

    private void signOut(Connection from) {
        Optional<Login> who = from.login();
        boolean left =
                who.isPresent() && services.people().leave(from, who.get().account());
        // After it is known that this connection hears no more, or it might be seated again meanwhile.
        services.tables().leaveAll(from);
        from.watched().clear();
        from.signOut();
        if (left) {
            services.tables().presenceChanged(who.get().account());
            services.matchmaker().left(who.get().account());
        }
    }

    private void sessionEnded(long session) {
        for (Connection connection : connections) {
            if (connection.login().filter(who -> who.session() == session).isPresent()) {
                connection.later(() -> {
                    signOut(connection);
                    connection.tell(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
                });
            }
        }
    }
}
