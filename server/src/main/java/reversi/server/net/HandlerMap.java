package reversi.server.net;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;

/** Answers some kinds of requests. */
final class HandlerMap {
    private final Map<Class<?>, BiFunction<Connection, ClientMessage, Reply>> handlers = new HashMap<>();

    /** Answers a kind of request. */
    interface Handler<M> {
        /** The answer; runs in the connection's lane and may wait for the database. */
        Reply handle(Connection from, M request);
    }

    /** Answers a kind of request of somebody who is signed in. */
    interface MemberHandler<M> {
        /** The answer; runs in the connection's lane and may wait for the database. */
        Reply handle(Connection from, Login who, M request);
    }

    /** For everybody. */
    <M extends ClientMessage> void on(Class<M> type, Handler<M> handler) {
        handlers.put(type, (from, request) -> handler.handle(from, type.cast(request)));
    }

    /** For guests and members. */
    <M extends ClientMessage> void onSignedIn(Class<M> type, MemberHandler<M> handler) {
        on(type, (from, request) -> {
            Optional<Login> who = from.login();
            return who.isPresent() ? handler.handle(from, who.get(), request) : Reply.failed(ErrorCode.NOT_SIGNED_IN);
        });
    }

    /** For members. */
    <M extends ClientMessage> void onMember(Class<M> type, MemberHandler<M> handler) {
        onSignedIn(
                type,
                (from, who, request) -> who.kind() == PlayerKind.MEMBER
                        ? handler.handle(from, who, request)
                        : Reply.failed(ErrorCode.MEMBERS_ONLY));
    }

    /** The answer; empty where this desk doesn't know such a request. */
    Optional<Reply> handle(Connection from, ClientMessage request) {
        @Nullable BiFunction<Connection, ClientMessage, Reply> handler = handlers.get(request.getClass());
        return handler == null ? Optional.empty() : Optional.of(handler.apply(from, request));
    }

    /** A reply that says whether something was wrong. */
    static Reply reply(Optional<ErrorCode> fault, Reply otherwise) {
        return fault.isPresent() ? Reply.failed(fault.get()) : otherwise;
    }
}
