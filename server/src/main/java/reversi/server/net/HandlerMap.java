package reversi.server.net;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;

/** Request handlers by message type, with the sign-in each type requires. */
final class HandlerMap {
    private final Map<Class<?>, BiFunction<Client, ClientMessage, Reply>> handlers = new HashMap<>();

    /** Handles one request type, signed in or not. */
    interface Handler<M> {
        /** Runs in the client's own line; may block on the database. */
        Reply handle(Client from, M request);
    }

    /** Handles one request type of a signed-in account. */
    interface MemberHandler<M> {
        /** Runs in the client's own line; may block on the database. */
        Reply handle(Client from, Login login, M request);
    }

    /** Registers a handler for any client. */
    <M extends ClientMessage> void on(Class<M> type, Handler<M> handler) {
        handlers.put(type, (from, request) -> handler.handle(from, type.cast(request)));
    }

    /** Registers a handler for guests and members; others get {@code NOT_SIGNED_IN}. */
    <M extends ClientMessage> void onSignedIn(Class<M> type, MemberHandler<M> handler) {
        on(type, (from, request) -> {
            Optional<Login> login = from.login();
            return login.isPresent()
                    ? handler.handle(from, login.get(), request)
                    : Reply.failed(ErrorCode.NOT_SIGNED_IN);
        });
    }

    /** Registers a handler for members; guests get {@code MEMBERS_ONLY}. */
    <M extends ClientMessage> void onMember(Class<M> type, MemberHandler<M> handler) {
        onSignedIn(
                type,
                (from, login, request) -> login.kind() == PlayerKind.MEMBER
                        ? handler.handle(from, login, request)
                        : Reply.failed(ErrorCode.MEMBERS_ONLY));
    }

    /** The reply; empty if no handler is registered for the type. */
    Optional<Reply> handle(Client from, ClientMessage request) {
        @Nullable BiFunction<Client, ClientMessage, Reply> handler = handlers.get(request.getClass());
        return handler == null ? Optional.empty() : Optional.of(handler.apply(from, request));
    }

    /** A failure if there is an error, otherwise {@code otherwise}. */
    static Reply reply(Optional<ErrorCode> error, Reply otherwise) {
        return error.isPresent() ? Reply.failed(error.get()) : otherwise;
    }
}
