package reversi.server.net;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.impl.HttpServerConnection;
import io.vertx.core.internal.http.WebSocketInternal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.Protocol;

/** Sees to it that no address takes more than its share of HTTP: connections, requests and time. On the event loops. */
final class ConnectionLimiter {
    private static final Logger LOG = LoggerFactory.getLogger(ConnectionLimiter.class);
    private static final int TOO_MANY = 429;

    private final Limits limits;

    ConnectionLimiter(Limits limits) {
        this.limits = limits;
    }

    /** A connection was accepted; it is cut where its address has {@code most} already. */
    void came(HttpConnection connection, String address, int most) {
        ChannelHandlerContext channel = channel(connection);
        String key = "any " + address;
        if (!limits.connect(key, most)) {
            ChannelFuture unused = channel.close();
            return;
        }
        RequestDeadline deadline = RequestDeadline.begin(channel);
        ChannelFuture unused = channel.channel().closeFuture().addListener(closed -> {
            deadline.end();
            limits.disconnect(key);
        });
    }

    private static ChannelHandlerContext channel(HttpConnection connection) {
        return ((HttpServerConnection) connection).channelHandlerContext();
    }

    /** The connection has become a socket, which has rules of its own. */
    static void upgraded(ServerWebSocket socket) {
        RequestDeadline.of(((WebSocketInternal) socket).channelHandlerContext()).end();
    }

    static RequestDeadline deadline(HttpServerRequest request) {
        return RequestDeadline.of(channel(request.connection()));
    }

    /** A request begins; returns false, and has answered it, where its address asks too much. */
    boolean admits(HttpServerRequest request, String address) {
        RequestDeadline deadline = deadline(request);
        deadline.step(RequestDeadline.Step.ANSWER);
        HttpServerResponse response = request.response();
        response.endHandler(gone -> deadline.step(RequestDeadline.Step.NEXT_HEADER));
        if (!limits.mayAsk(address)) {
            refuse(request, TOO_MANY);
            return false;
        }
        return true;
    }

    /** Whether something is sent in with a request. */
    static boolean hasBody(HttpServerRequest request) {
        String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
        return request.headers().contains(HttpHeaders.TRANSFER_ENCODING) || (length != null && !length.equals("0"));
    }

    /** Answers without having read what is sent in: a little of it is still taken, so that the answer is heard, and then no more. */
    static void refuse(HttpServerRequest request, int status) {
        RequestDeadline deadline = deadline(request);
        HttpServerResponse response = request.response();
        if (!deadline.isOpen() || response.ended()) {
            return;
        }
        response.setStatusCode(status)
                .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE)
                .end()
                .onFailure(gone -> LOG.debug("gone before the refusal"));
        deadline.step(RequestDeadline.Step.FAREWELL);
        if (request.isEnded()) {
            request.connection().close().onFailure(gone -> LOG.debug("gone before the close"));
            return;
        }
        int[] taken = new int[1];
        request.handler(part -> {
            taken[0] += part.length();
            if (taken[0] > 2 * Protocol.MAX_PHOTO) {
                request.pause();
            }
        });
        request.endHandler(whole -> request.connection().close().onFailure(gone -> LOG.debug("gone before the close")));
        request.resume();
    }
}
