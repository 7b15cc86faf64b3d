package reversi.server.net;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.vertx.core.buffer.Buffer;
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

/** RateLimits HTTP connections, requests and request time per client address. Used on the event loops. */
final class ConnectionLimiter {
    private static final Logger LOG = LoggerFactory.getLogger(ConnectionLimiter.class);
    private static final int TOO_MANY_REQUESTS = 429;

    /** The limit of a proxy, which opens the connections of everybody. */
    static final int UNLIMITED = Integer.MAX_VALUE;

    private final RateLimits limits;
    private final ConnectionBudget budget;

    ConnectionLimiter(RateLimits limits, ConnectionBudget budget) {
        this.limits = limits;
        this.budget = budget;
    }

    /**
     * Registers an accepted connection, or closes it if its address already has {@code limit} or opens them too fast, or if all together
     * have too many.
     */
    void onConnect(HttpConnection connection, String address, int limit) {
        ChannelHandlerContext channel = channel(connection);
        String key = "any " + address;
        if ((limit != UNLIMITED && !limits.mayConnect(address)) || !budget.connect()) {
            ChannelFuture unused = channel.close();
            return;
        }
        if (!limits.connect(key, limit)) {
            budget.disconnect();
            ChannelFuture unused = channel.close();
            return;
        }
        RequestDeadline deadline = RequestDeadline.start(channel);
        ChannelFuture unused = channel.channel().closeFuture().addListener(closed -> {
            deadline.cancel();
            limits.disconnect(key);
            budget.disconnect();
        });
    }

    private static ChannelHandlerContext channel(HttpConnection connection) {
        return ((HttpServerConnection) connection).channelHandlerContext();
    }

    /** The connection was upgraded to a WebSocket: {@link ConnectionWatchdog} takes over from the HTTP deadline. */
    static void upgraded(ServerWebSocket socket) {
        RequestDeadline.of(((WebSocketInternal) socket).channelHandlerContext()).cancel();
    }

    static RequestDeadline deadline(HttpServerRequest request) {
        return RequestDeadline.of(channel(request.connection()));
    }

    /** Counts a request; if its address exceeds the rate, answers with 429 and returns false. */
    boolean admits(HttpServerRequest request, String address) {
        RequestDeadline deadline = deadline(request);
        deadline.step(RequestDeadline.Step.ANSWER);
        HttpServerResponse response = request.response();
        response.endHandler(gone -> deadline.step(RequestDeadline.Step.NEXT_HEADER));
        if (!limits.mayRequest(address)) {
            refuse(request, TOO_MANY_REQUESTS);
            return false;
        }
        return true;
    }

    static boolean hasBody(HttpServerRequest request) {
        String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
        return request.headers().contains(HttpHeaders.TRANSFER_ENCODING) || (length != null && !length.equals("0"));
    }

    /**
     * Answers before the body has been read. A bounded part of the body is still consumed so that the client gets to read the answer;
     * then the connection is closed.
     */
    static void refuse(HttpServerRequest request, int status) {
        refuse(request, status, Buffer.buffer());
    }

    /** As above, with a short document that says why. */
    static void refuse(HttpServerRequest request, int status, Buffer why) {
        RequestDeadline deadline = deadline(request);
        HttpServerResponse response = request.response();
        if (!deadline.isOpen() || response.ended()) {
            return;
        }
        response.setStatusCode(status)
                .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE)
                .end(why)
                .onFailure(gone -> LOG.atDebug().log("gone-before-refusal"));
        deadline.step(RequestDeadline.Step.REFUSAL);
        if (request.isEnded()) {
            request.connection().close().onFailure(gone -> LOG.atDebug().log("gone-before-close"));
            return;
        }
        int[] consumed = new int[1];
        request.handler(part -> {
            consumed[0] += part.length();
            if (consumed[0] > 2 * Protocol.MAX_PHOTO) {
                request.pause();
            }
        });
        request.endHandler(
                end -> request.connection().close().onFailure(gone -> LOG.atDebug().log("gone-before-close")));
        request.resume();
    }
}
